import { allHeaders, bodyText, type SampleBody, type SampleRequest } from './sample-request.ts';

/** The curl extension, which is included with PHP: https://www.php.net/manual/en/book.curl.php */
export function phpSample(request: SampleRequest): string {
  const { method, url, body, download } = request;
  const headers = allHeaders(request);
  const options = [
    ...(method === 'GET' && !body ? [] : [`CURLOPT_CUSTOMREQUEST => ${text(method)},`]),
    ...(method === 'HEAD' ? ['CURLOPT_NOBODY => true,'] : []),
    'CURLOPT_RETURNTRANSFER => true,',
    'CURLOPT_FAILONERROR => true,',
    ...(headers.length === 0
      ? []
      : [
          'CURLOPT_HTTPHEADER => [',
          ...headers.map(([name, value]) => `    ${text(`${name}: ${value}`)},`),
          '],',
        ]),
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
  if (body?.kind !== 'json') return [];
  // Lines of JSON never begin with a word, so the end marker cannot occur in them.
  return ["$body = <<<'JSON'", bodyText(body) ?? '', 'JSON;', ''];
}

function postFields(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
    case 'text':
      return '$body';
    case 'form':
      return `http_build_query([\n${body.fields.map(([name, value]) => `    ${text(name)} => ${text(value)},\n`).join('')}])`;
    case 'multipart':
      return `[\n${body.parts
        .map((part) => {
          const value = 'file' in part ? `new CURLFile(${text(part.file)})` : text(part.value);
          return `    ${text(part.name)} => ${value},\n`;
        })
        .join('')}]`;
    case 'file':
      return `file_get_contents(${text(body.file)})`;
  }
}

/** Code lines are indented later, so line breaks are escaped. */
function text(value: string): string {
  if (/[\r\n]/.test(value)) {
    const escaped = value.replace(/[\\"$]/g, '\\$&');
    return `"${escaped.replaceAll('\n', '\\n').replaceAll('\r', '\\r')}"`;
  }
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
