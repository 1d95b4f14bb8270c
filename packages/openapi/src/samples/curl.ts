import {
  allHeaders,
  bodyText,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
} from './sample-request.ts';

/** https://curl.se/docs/manpage.html, quoted for POSIX shells. */
export function curlSample(request: SampleRequest): string {
  const { method, url, basicAuth, digestAuth, body, download } = request;
  const isDefault = method === 'GET' && !body;
  const verb = isDefault ? '' : method === 'HEAD' ? '--head ' : `--request ${word(method)} `;
  // Brackets and braces are patterns to curl.
  const globbing = /[[\]{}]/.test(url) ? '--globoff ' : '';
  const parts = [
    `curl ${globbing}${verb}${quoted(url)}`,
    ...(basicAuth ? [`--user ${quoted(`${basicAuth.username}:${basicAuth.password}`)}`] : []),
    ...(digestAuth
      ? [`--digest --user ${quoted(`${digestAuth.username}:${digestAuth.password}`)}`]
      : []),
    ...allHeaders(request)
      // It is the default for forms.
      .filter(([name]) => !(body?.kind === 'form' && name === 'Content-Type'))
      // A header without a value ends with a semicolon.
      .map(
        ([name, value]) => `--header ${quoted(value === '' ? `${name};` : `${name}: ${value}`)}`,
      ),
    ...bodyParts(body),
    ...(download === undefined ? [] : [`--output ${quoted(download)}`]),
  ];
  return parts.join(' \\\n  ');
}

function bodyParts(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'file':
      return [`--data-binary ${quoted(`@${body.file}`)}`];
    case 'form':
      if (body.fields.length === 0) return [`--data-raw ''`];
      return body.fields.map(
        ([name, value]) => `--data-urlencode ${quoted(`${encodeName(name)}=${value}`)}`,
      );
    case 'multipart':
      return body.parts.map(formPart);
    default:
      // Not --data, which reads a file if the text begins with "@".
      return [`--data-raw ${quoted(bodyText(body) ?? '')}`];
  }
}

/** curl encodes only the value of a field. Brackets need no encoding. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(/%5[BD]/g, decodeURIComponent);
}

function formPart(part: SamplePart): string {
  const options = [
    ...(part.contentType === undefined ? [] : [`type=${part.contentType}`]),
    ...(part.headers ?? []).map(([name, value]) => `headers=${inQuotes(`${name}: ${value}`)}`),
  ];
  const suffix = options.map((option) => `;${option}`).join('');
  if ('file' in part) {
    const file = /[",;\\]/.test(part.file) ? inQuotes(part.file) : part.file;
    return `--form ${quoted(`${part.name}=@${file}${suffix}`)}`;
  }
  if (suffix === '') return `--form-string ${quoted(`${part.name}=${part.value}`)}`;
  // The quotes keep curl from interpreting any character of the value.
  return `--form ${quoted(`${part.name}=${inQuotes(part.value)}${suffix}`)}`;
}

function inQuotes(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Adds quotes only if the shell needs them. */
function word(text: string): string {
  return /^[\w-]+$/.test(text) ? text : quoted(text);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
