import {
  allHeaders,
  bodyText,
  digestNote,
  jsonText,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
  sendsFile,
} from './sample-request.ts';

/** https://pkg.go.dev/net/http */
export function goSample(request: SampleRequest): string {
  const { method, url, basicAuth, body, download } = request;
  const before = bodyLines(body);
  const lines = [
    ...before.lines,
    `request, err := http.NewRequest(${jsonText(method)}, ${jsonText(url)}, ${before.reader})`,
    ...check(),
    ...(basicAuth
      ? [`request.SetBasicAuth(${jsonText(basicAuth.username)}, ${jsonText(basicAuth.password)})`]
      : []),
    ...allHeaders(request).map(
      ([name, value]) => `request.Header.Set(${jsonText(name)}, ${jsonText(value)})`,
    ),
    ...(body?.kind === 'multipart'
      ? ['request.Header.Set("Content-Type", form.FormDataContentType())']
      : []),
    '',
    ...digestNote(request, 'net/http'),
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
  const isMultipart = body?.kind === 'multipart';
  const names = [
    ...(isMultipart || body?.kind === 'file' ? ['bytes'] : []),
    ...(isMultipart ? ['mime/multipart'] : []),
    ...(isMultipart && body.parts.some(hasHeaders) ? ['net/textproto'] : []),
    ...(bodyText(body) === undefined ? [] : ['strings']),
    ...(download === undefined ? ['fmt'] : []),
    ...(download !== undefined || sendsFile(body) ? ['os'] : []),
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
    const lines = [`file, err := os.ReadFile(${jsonText(body.file)})`, ...check(), ''];
    return { lines, reader: 'bytes.NewReader(file)' };
  }
  if (body?.kind !== 'multipart') return { lines: [], reader: 'nil' };
  const lines = [
    'var body bytes.Buffer',
    'form := multipart.NewWriter(&body)',
    ...body.parts.flatMap((part, index) => partLines(part, index + 1)),
    'form.Close()',
    '',
  ];
  return { lines, reader: '&body' };
}

function partLines(part: SamplePart, count: number): string[] {
  const name = jsonText(part.name);
  const isPlain = !hasHeaders(part);
  if (!('file' in part)) {
    if (isPlain) return [`form.WriteField(${name}, ${jsonText(part.value)})`];
    return [
      `part${count}, err := form.CreatePart(${partHeader(part)})`,
      ...check(),
      `io.WriteString(part${count}, ${jsonText(part.value)})`,
    ];
  }
  const file = jsonText(part.file);
  return [
    `file${count}, err := os.Open(${file})`,
    ...check(),
    `defer file${count}.Close()`,
    isPlain
      ? `part${count}, err := form.CreateFormFile(${name}, ${file})`
      : `part${count}, err := form.CreatePart(${partHeader(part)})`,
    ...check(),
    `io.Copy(part${count}, file${count})`,
  ];
}

function hasHeaders({ contentType, headers }: SamplePart): boolean {
  return contentType !== undefined || headers !== undefined;
}

function partHeader(part: SamplePart): string {
  const quote = (text: string) => text.replace(/["\\]/g, '\\$&');
  const file = 'file' in part ? `; filename="${quote(part.file)}"` : '';
  const type = part.contentType ?? ('file' in part ? 'application/octet-stream' : undefined);
  const headers: [string, string][] = [
    ['Content-Disposition', `form-data; name="${quote(part.name)}"${file}`],
    ...(type === undefined ? [] : [['Content-Type', type] as [string, string]]),
    ...(part.headers ?? []),
  ];
  // gofmt aligns the values.
  const width = Math.max(...headers.map(([name]) => jsonText(name).length + 1));
  const entries = headers.map(
    ([name, value]) => `\t${`${jsonText(name)}:`.padEnd(width)} {${jsonText(value)}},\n\t`,
  );
  return `textproto.MIMEHeader{\n\t${entries.join('')}}`;
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
    'if response.StatusCode >= 400 {',
    '\tlog.Fatal(response.Status)',
    '}',
    '',
    `output, err := os.Create(${jsonText(download)})`,
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
  return /[`\r\0\ufeff]/.test(value) ? jsonText(value) : `\`${value.toWellFormed()}\``;
}
