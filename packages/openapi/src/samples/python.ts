import { allHeaders, type SampleBody, type SampleRequest } from './sample-request.ts';

/** https://requests.readthedocs.io */
export function pythonSample(request: SampleRequest): string {
  const { method, url, body, download } = request;
  const headers = allHeaders(request).filter(
    ([name]) => name !== 'Content-Type' || (body?.kind !== 'form' && !sendsJson(body)),
  );
  const known = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method);
  const call = known ? `requests.${method.toLowerCase()}` : 'requests.request';
  const lines = [
    ...(known ? [] : [`${JSON.stringify(method)},`]),
    `${text(url)},`,
    ...(headers.length === 0 ? [] : [`headers=${dictionary(headers)},`]),
    ...bodyLines(body),
    'timeout=30,',
  ];
  return [
    'import requests',
    '',
    `response = ${call}(\n    ${lines.map((line) => line.replaceAll('\n', '\n    ')).join('\n    ')}\n)`,
    'response.raise_for_status()',
    ...responseLines(request, download),
  ].join('\n');
}

function sendsJson(body: SampleBody | undefined): boolean {
  return body?.kind === 'json' && body.contentType === 'application/json';
}

function bodyLines(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json':
      return [
        sendsJson(body)
          ? `json=${literal(body.value, '')},`
          : `data=${text(JSON.stringify(body.value))},`,
      ];
    case 'form':
      return [
        `data=[\n${body.fields.map(([name, value]) => `    (${text(name)}, ${text(value)}),\n`).join('')}],`,
      ];
    case 'multipart':
      return [
        `files=[\n${body.parts.map((part) => `    (${text(part.name)}, ${formPart(part)}),\n`).join('')}],`,
      ];
    case 'file':
      return [`data=open(${text(body.file)}, "rb"),`];
    case 'text':
      return [`data=${text(body.text)}.encode(),`];
  }
}

function formPart(part: Extract<SampleBody, { kind: 'multipart' }>['parts'][number]): string {
  if ('file' in part) return `open(${text(part.file)}, "rb")`;
  const type = part.contentType === undefined ? '' : `, ${text(part.contentType)}`;
  return `(None, ${text(part.value)}${type})`;
}

function responseLines(
  { method, returnsJson }: SampleRequest,
  download: string | undefined,
): string[] {
  if (download !== undefined) {
    return [`with open(${text(download)}, "wb") as file:`, '    file.write(response.content)'];
  }
  if (method === 'HEAD') return ['print(response.headers)'];
  return [returnsJson ? 'print(response.json())' : 'print(response.text)'];
}

function dictionary(entries: [string, string][]): string {
  return `{\n${entries.map(([key, value]) => `    ${text(key)}: ${text(value)},\n`).join('')}}`;
}

/** A JSON value as a Python literal. */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((entry) => `${inner}${literal(entry, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    return `{\n${entries.map(([key, entry]) => `${inner}${text(key)}: ${literal(entry, inner)},\n`).join('')}${indent}}`;
  }
  return String(value);
}

/** Python understands all escape sequences of JSON. */
function text(value: string): string {
  return JSON.stringify(value);
}
