import { allHeaders, bodyText, type SampleBody, type SampleRequest } from './sample-request.ts';

/** https://pkg.go.dev/net/http */
export function goSample(request: SampleRequest): string {
  const { method, url, body, download } = request;
  const before = bodyLines(body);
  const lines = [
    ...before.lines,
    `request, err := http.NewRequest(${text(method)}, ${text(url)}, ${before.reader})`,
    ...check(),
    ...allHeaders(request).map(
      ([name, value]) => `request.Header.Set(${text(name)}, ${text(value)})`,
    ),
    ...(body?.kind === 'multipart'
      ? ['request.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...check(),
    'defer response.Body.Close()',
    ...responseLines(download),
  ];
  return [
    'package main',
    '',
    'import (',
    ...getImports(body, download).map((name) => `\t"${name}"`),
    ')',
    '',
    'func main() {',
    ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

function getImports(body: SampleBody | undefined, download: string | undefined): string[] {
  const sendsFile =
    body?.kind === 'file' ||
    (body?.kind === 'multipart' && body.parts.some((part) => 'file' in part));
  const names = [
    ...(body?.kind === 'multipart' ? ['bytes', 'mime/multipart'] : []),
    ...(bodyText(body) === undefined ? [] : ['strings']),
    ...(download === undefined ? ['fmt'] : []),
    ...(download !== undefined || sendsFile ? ['os'] : []),
    'io',
    'log',
    'net/http',
  ];
  return names.toSorted();
}

function bodyLines(body: SampleBody | undefined): { lines: string[]; reader: string } {
  const whole = bodyText(body);
  if (whole !== undefined) {
    return { lines: [`body := strings.NewReader(${block(whole)})`, ''], reader: 'body' };
  }
  if (body?.kind === 'file') {
    const lines = [
      `file, err := os.Open(${text(body.file)})`,
      ...check(),
      'defer file.Close()',
      '',
    ];
    return { lines, reader: 'file' };
  }
  if (body?.kind !== 'multipart') return { lines: [], reader: 'nil' };
  const lines = [
    'var body bytes.Buffer',
    'form := multipart.NewWriter(&body)',
    ...body.parts.flatMap((part, index) => {
      const name = text(part.name);
      if (!('file' in part)) return [`form.WriteField(${name}, ${text(part.value)})`];
      const count = index + 1;
      return [
        `file${count}, err := os.Open(${text(part.file)})`,
        ...check(),
        `defer file${count}.Close()`,
        `part${count}, err := form.CreateFormFile(${name}, ${text(part.file)})`,
        ...check(),
        `io.Copy(part${count}, file${count})`,
      ];
    }),
    'form.Close()',
    '',
  ];
  return { lines, reader: '&body' };
}

function responseLines(download: string | undefined): string[] {
  if (download === undefined) {
    return [
      '',
      'answer, err := io.ReadAll(response.Body)',
      ...check(),
      'fmt.Println(response.Status, string(answer))',
    ];
  }
  return [
    '',
    `output, err := os.Create(${text(download)})`,
    ...check(),
    'defer output.Close()',
    'io.Copy(output, response.Body)',
  ];
}

function check(): string[] {
  return ['if err != nil {', '\tlog.Fatal(err)', '}'];
}

/** A raw string literal, unless the text has backticks or carriage returns. */
function block(value: string): string {
  return /[`\r]/.test(value) ? text(value) : `\`${value}\``;
}

function text(value: string): string {
  return JSON.stringify(value);
}
