import {
  bodyText,
  contentTypeOf,
  indented,
  isAscii,
  isStandardMethod,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
} from './sample-request.ts';

/** PowerShell 7: https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-restmethod */
export function powershellSample(request: SampleRequest): string {
  const { method, url, digestAuth, body, download } = request;
  const known = isStandardMethod(method);
  const type = contentTypeOf(body);
  const headers = headerLines(request);
  const parts = [
    `Uri = ${text(url)}`,
    known ? `Method = ${text(method)}` : `CustomMethod = ${text(method)}`,
    ...(headers.length === 0
      ? []
      : [`Headers = @{\n${headers.map((line) => `    ${line}\n`).join('')}}`]),
    ...(digestAuth
      ? [
          `Credential = [pscredential]::new(${text(digestAuth.username)}, (ConvertTo-SecureString ${text(digestAuth.password)} -AsPlainText -Force))`,
          ...(url.startsWith('http:') ? ['AllowUnencryptedAuthentication = $true'] : []),
        ]
      : []),
    ...(type === undefined ? [] : [`ContentType = ${text(type)}`]),
    ...bodyParts(body),
    ...(download === undefined ? [] : [`OutFile = ${text(download)}`]),
  ];
  return [
    ...bodyLines(body),
    '$request = @{',
    ...parts.map((line) => `    ${indented(line, '    ')}`),
    '}',
    method === 'HEAD' ? '(Invoke-WebRequest @request).Headers' : 'Invoke-RestMethod @request',
  ].join('\n');
}

function headerLines({ basicAuth, headers }: SampleRequest): string[] {
  return [
    ...(basicAuth
      ? [
          `'Authorization' = 'Basic ' + [Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes(${text(`${basicAuth.username}:${basicAuth.password}`)}))`,
        ]
      : []),
    ...headers.map(([name, value]) => `${text(name)} = ${text(value)}`),
  ];
}

/** What is assigned to a variable first: a here-string must not be indented. */
function bodyLines(body: SampleBody | undefined): string[] {
  const whole = bodyText(body);
  if (whole !== undefined) return [`$body = ${block(whole)}`, ''];
  if (body?.kind !== 'multipart' || !needsContent(body.parts)) return [];
  return [
    '$form = [Net.Http.MultipartFormDataContent]::new()',
    ...body.parts.flatMap((part, index) => contentLines(part, `$part${index + 1}`)),
    '',
  ];
}

/**
 * A map of fields supports neither media types nor headers of parts, and ignores the case of names.
 */
function needsContent(parts: SamplePart[]): boolean {
  const names = new Set(parts.map(({ name }) => name));
  const isAmbiguous = new Set([...names].map((name) => name.toLowerCase())).size < names.size;
  return (
    isAmbiguous || parts.some(({ contentType, headers }) => (contentType ?? headers) !== undefined)
  );
}

function contentLines(part: SamplePart, variable: string): string[] {
  const content =
    'file' in part
      ? `[Net.Http.StreamContent]::new([IO.File]::OpenRead((Resolve-Path ${text(part.file)})))`
      : `[Net.Http.StringContent]::new(${text(part.value)})`;
  const names = [part.name, ...('file' in part ? [part.file] : [])].map(text).join(', ');
  return [
    `${variable} = ${content}`,
    ...(part.contentType === undefined
      ? []
      : [`${variable}.Headers.ContentType = ${text(part.contentType)}`]),
    ...(part.headers ?? []).map(
      ([name, value]) => `${variable}.Headers.Add(${text(name)}, ${text(value)})`,
    ),
    `$form.Add(${variable}, ${names})`,
  ];
}

function bodyParts(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'multipart':
      return [needsContent(body.parts) ? 'Body = $form' : `Form = @{\n${formFields(body.parts)}}`];
    case 'file':
      return [`InFile = ${text(body.file)}`];
    default:
      // Not all versions send text in UTF-8.
      return isAscii(bodyText(body) ?? '')
        ? ['Body = $body']
        : ['Body = [Text.Encoding]::UTF8.GetBytes($body)'];
  }
}

/** Fields of the same name are one entry with a list. */
function formFields(parts: SamplePart[]): string {
  const names = [...new Set(parts.map(({ name }) => name))];
  return names
    .map((name) => {
      const values = parts
        .filter((part) => part.name === name)
        .map((part) => ('file' in part ? `Get-Item ${text(part.file)}` : text(part.value)));
      const [single] = values;
      const list = values.map((value) => (value.startsWith('Get') ? `(${value})` : value));
      return `    ${text(name)} = ${values.length === 1 ? single : list.join(', ')}\n`;
    })
    .join('');
}

/** A here-string, whose markers are on lines of their own. */
function block(value: string): string {
  const isHereString =
    value.includes('\n') && !/\r|(?:^|\n)['\u2018\u2019\u201a\u201b]@/.test(value);
  return isHereString ? `@'\n${value}\n'@` : text(value);
}

/**
 * Typographic quotes also count as quotes in PowerShell, and are doubled inside them. Code lines
 * are indented later, so line breaks are escaped.
 */
function text(value: string): string {
  if (/[\r\n]/.test(value)) {
    const escaped = value.replace(/[`"$\u201c\u201d\u201e]/g, '`$&');
    return `"${escaped.replaceAll('\n', '`n').replaceAll('\r', '`r')}"`;
  }
  return `'${value.replace(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`;
}
