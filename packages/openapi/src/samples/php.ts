import { BOUNDARY, multipartSegments, needsHandwriting } from './multipart.ts';
import {
  allHeaders,
  bodyText,
  hasDuplicates,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
} from './sample-request.ts';

/** The curl extension, which is included with PHP: https://www.php.net/manual/en/book.curl.php */
export function phpSample(request: SampleRequest): string {
  const { method, url, basicAuth, digestAuth, body, download } = request;
  const user = basicAuth ?? digestAuth;
  const headers = [
    // A header without a value ends with a semicolon.
    ...allHeaders(request).map(([name, value]) =>
      text(value === '' ? `${name};` : `${name}: ${value}`),
    ),
    ...(isHandwritten(body) ? [`'Content-Type: multipart/form-data; boundary=' . $boundary`] : []),
  ];
  const options = [
    ...(method === 'GET' && !body ? [] : [`CURLOPT_CUSTOMREQUEST => ${text(method)},`]),
    ...(method === 'HEAD' ? ['CURLOPT_NOBODY => true,', 'CURLOPT_HEADER => true,'] : []),
    'CURLOPT_RETURNTRANSFER => true,',
    'CURLOPT_FAILONERROR => true,',
    ...(digestAuth ? ['CURLOPT_HTTPAUTH => CURLAUTH_DIGEST,'] : []),
    ...(user ? [`CURLOPT_USERPWD => ${text(`${user.username}:${user.password}`)},`] : []),
    ...(headers.length === 0
      ? []
      : ['CURLOPT_HTTPHEADER => [', ...headers.map((header) => `    ${header},`), '],']),
    ...(body ? [`CURLOPT_POSTFIELDS => ${postFields(body)},`] : []),
  ];
  return [
    '<?php',
    '',
    ...bodyLines(body),
    `$request = curl_init(${text(url)});`,
    'curl_setopt_array($request, [',
    ...options.map((line) => `    ${line.replaceAll('\n', '\n    ')}`),
    ']);',
    '$answer = curl_exec($request);',
    'if ($answer === false) {',
    '    throw new RuntimeException(curl_error($request));',
    '}',
    download === undefined ? 'echo $answer;' : `file_put_contents(${text(download)}, $answer);`,
  ].join('\n');
}

/** Multi-line text is assigned to a variable first, where it is not indented. */
function bodyLines(body: SampleBody | undefined): string[] {
  if (body?.kind === 'text') return [`$body = ${text(body.text)};`, ''];
  // Lines of JSON never begin with a word, so the end marker cannot occur in them.
  if (body?.kind === 'json') return ["$body = <<<'JSON'", bodyText(body) ?? '', 'JSON;', ''];
  if (body?.kind !== 'multipart' || !isHandwritten(body)) return [];
  const segments = multipartSegments(body.parts).map((segment) =>
    'file' in segment ? `file_get_contents(${text(segment.file)})` : withBoundary(segment.text),
  );
  return ['$boundary = bin2hex(random_bytes(16));', `$body = ${segments.join('\n    . ')};`, ''];
}

/**
 * An array cannot have two fields of the same name, and the extension supports no headers of
 * parts.
 */
function isHandwritten(body: SampleBody | undefined): boolean {
  if (body?.kind !== 'multipart') return false;
  return needsHandwriting(body) || hasDuplicates(body.parts.map(({ name }) => [name]));
}

function withBoundary(value: string): string {
  return value
    .split(BOUNDARY)
    .map(text)
    .filter((literal) => literal !== "''")
    .join(' . $boundary . ');
}

function postFields(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
    case 'text':
      return '$body';
    case 'form':
      if (hasDuplicates(body.fields)) return text(bodyText(body) ?? '');
      return `http_build_query([\n${body.fields.map(([name, value]) => `    ${text(name)} => ${text(value)},\n`).join('')}])`;
    case 'multipart':
      if (isHandwritten(body)) return '$body';
      return `[\n${body.parts.map((part) => `    ${text(part.name)} => ${partValue(part)},\n`).join('')}]`;
    case 'file':
      return `file_get_contents(${text(body.file)})`;
  }
}

function partValue(part: SamplePart): string {
  const { contentType } = part;
  if ('file' in part) {
    return `new CURLFile(${text(part.file)}${contentType === undefined ? '' : `, ${text(contentType)}`})`;
  }
  if (contentType === undefined) return text(part.value);
  return `new CURLStringFile(${text(part.value)}, ${text(part.name)}, ${text(contentType)})`;
}

/** Code lines are indented later, so line breaks are escaped. */
function text(value: string): string {
  if (/[\r\n]/.test(value)) {
    const escaped = value.replace(/[\\"$]/g, '\\$&');
    return `"${escaped.replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`;
  }
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
