import { WrittenInteger } from '../description/written-integer.ts';
import {
  allHeaders,
  indented,
  isAscii,
  jsonText,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
} from './sample-request.ts';

/** https://requests.readthedocs.io */
export function pythonSample(request: SampleRequest): string {
  const { method, url, basicAuth, digestAuth, body } = request;
  // The library sets the content type of forms and of JSON.
  const headers = allHeaders(request).filter(
    ([name]) => name !== 'Content-Type' || (body?.kind !== 'form' && !sendsJson(body)),
  );
  const known = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/.test(method);
  const call = known ? `requests.${method.toLowerCase()}` : 'requests.request';
  const lines = [
    ...(known ? [] : [`${jsonText(method)},`]),
    `${jsonText(url)},`,
    ...(basicAuth
      ? [`auth=(${bytesIfNeeded(basicAuth.username)}, ${bytesIfNeeded(basicAuth.password)}),`]
      : []),
    ...(digestAuth
      ? [
          `auth=HTTPDigestAuth(${bytesIfNeeded(digestAuth.username)}, ${bytesIfNeeded(digestAuth.password)}),`,
        ]
      : []),
    ...(headers.length === 0 ? [] : [`headers=${dictionary(headers)},`]),
    ...bodyLines(body),
    'timeout=30,',
  ];
  return [
    ...(body?.kind === 'json' && !sendsJson(body) ? ['import json', ''] : []),
    'import requests',
    ...(digestAuth ? ['from requests.auth import HTTPDigestAuth'] : []),
    '',
    `response = ${call}(\n    ${lines.map((line) => indented(line, '    ')).join('\n    ')}\n)`,
    'response.raise_for_status()',
    ...responseLines(request),
  ].join('\n');
}

/** Whether the library writes the JSON; it takes `None` for no body. */
function sendsJson(body: SampleBody | undefined): boolean {
  return body?.kind === 'json' && body.contentType === 'application/json' && body.value !== null;
}

/** The library encodes text in Latin-1. */
function bytesIfNeeded(value: string): string {
  return isAscii(value) ? jsonText(value) : `${jsonText(value)}.encode()`;
}

function bodyLines(body: SampleBody | undefined): string[] {
  switch (body?.kind) {
    case undefined:
      return [];
    case 'json': {
      const value = literal(body.value, '');
      return [sendsJson(body) ? `json=${value},` : `data=json.dumps(${value}),`];
    }
    case 'form':
      return [
        `data=[\n${body.fields.map(([name, value]) => `    (${jsonText(name)}, ${jsonText(value)}),\n`).join('')}],`,
      ];
    case 'multipart':
      return [
        `files=[\n${body.parts.map((part) => `    (${jsonText(part.name)}, ${formPart(part)}),\n`).join('')}],`,
      ];
    case 'file':
      return [`data=open(${jsonText(body.file)}, "rb"),`];
    case 'text':
      return [`data=${jsonText(body.text)}.encode(),`];
  }
}

/** A tuple of name, content and, if they are needed, media type and headers. */
function formPart(part: SamplePart): string {
  const { contentType, headers } = part;
  const more = [
    ...(contentType === undefined && !headers
      ? []
      : [contentType ? jsonText(contentType) : 'None']),
    ...(headers
      ? [`{${headers.map(([name, value]) => `${jsonText(name)}: ${jsonText(value)}`).join(', ')}}`]
      : []),
  ];
  if (!('file' in part)) return `(${['None', jsonText(part.value), ...more].join(', ')})`;
  const file = `open(${jsonText(part.file)}, "rb")`;
  return more.length === 0 ? file : `(${[jsonText(part.file), file, ...more].join(', ')})`;
}

function responseLines({ method, returnsJson, download }: SampleRequest): string[] {
  if (download !== undefined) {
    return [`with open(${jsonText(download)}, "wb") as file:`, '    file.write(response.content)'];
  }
  if (method === 'HEAD') return ['print(response.headers)'];
  return [returnsJson ? 'print(response.json())' : 'print(response.text)'];
}

function dictionary(entries: [string, string][]): string {
  return `{\n${entries.map(([key, value]) => `    ${jsonText(key)}: ${jsonText(value)},\n`).join('')}}`;
}

/** A JSON value as a Python literal. */
function literal(value: unknown, indent: string): string {
  const inner = `${indent}    `;
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return jsonText(value);
  if (value instanceof WrittenInteger) return String(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    return `[\n${value.map((entry) => `${inner}${literal(entry, inner)},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'object') {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    return `{\n${entries.map(([key, entry]) => `${inner}${jsonText(key)}: ${literal(entry, inner)},\n`).join('')}${indent}}`;
  }
  return String(value);
}
