import { allHeaders, bodyText, type SampleBody, type SampleRequest } from './sample-request.ts';

/** https://curl.se/docs/manpage.html, quoted for POSIX shells. */
export function curlSample(request: SampleRequest): string {
  const { method, url, body, download } = request;
  const isDefault = method === 'GET' && !body;
  const parts = [
    `curl ${isDefault ? '' : method === 'HEAD' ? '--head ' : `--request ${word(method)} `}${quoted(url)}`,
    ...allHeaders(request).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...bodyParts(body),
    ...(download === undefined ? [] : [`--output ${quoted(download)}`]),
  ];
  return parts.join(' \\\n  ');
}

function bodyParts(body: SampleBody | undefined): string[] {
  if (!body) return [];
  if (body.kind === 'file') return [`--data-binary ${quoted(`@${body.file}`)}`];
  if (body.kind === 'form') {
    return body.fields.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`);
  }
  if (body.kind === 'multipart') {
    return body.parts.map((part) => {
      if ('file' in part) return `--form ${quoted(`${part.name}=@${part.file}`)}`;
      // A text part with a content type is quoted, so that curl does not interpret any character in
      // it.
      return part.contentType === undefined
        ? `--form-string ${quoted(`${part.name}=${part.value}`)}`
        : `--form ${quoted(`${part.name}=${escaped(part.value)};type=${part.contentType}`)}`;
    });
  }
  // Not --data, which reads a file if the text begins with "@".
  return [`--data-raw ${quoted(bodyText(body) ?? '')}`];
}

function escaped(value: string): string {
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Adds quotes only if the shell needs them. */
function word(text: string): string {
  return /^[\w-]+$/.test(text) ? text : quoted(text);
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
