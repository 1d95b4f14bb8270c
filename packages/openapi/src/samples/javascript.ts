import { hasLongIntegers } from './long-integers.ts';
import { multipartSegments, needsHandwriting } from './multipart.ts';
import {
  allHeaders,
  bodyText,
  digestNote,
  indented,
  isAscii,
  jsonText,
  type SampleBody,
  type SamplePart,
  type SampleRequest,
  sendsFile,
} from './sample-request.ts';

/** The fetch API of browsers and Node; files are read with Node's API. */
export function javascriptSample(request: SampleRequest): string {
  return fetchSample(request, '');
}

/** The same with the type of the response. */
export function typescriptSample(request: SampleRequest): string {
  return fetchSample(request, request.resultType ?? 'unknown');
}

function fetchSample(request: SampleRequest, resultType: string): string {
  const { url, download } = request;
  const body = sendableBody(request);
  const options = fetchOptions(request, body);
  const call =
    options.length === 0
      ? `const response = await fetch(${jsonText(url)});`
      : `const response = await fetch(${jsonText(url)}, {\n  ${options.map((line) => indented(line, '  ')).join('\n  ')}\n});`;
  return [
    ...imports(body, download),
    ...(resultType && request.returnsJson ? [`type Result = ${resultType};`, ''] : []),
    ...formLines(body),
    ...(body === request.body ? [] : [`// fetch cannot send a body with ${request.method}.`]),
    ...digestNote(request, 'fetch'),
    call,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is shown
    'if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);',
    ...(download === undefined
      ? responseLines(request, resultType !== '')
      : [`await writeFile(${jsonText(download)}, Buffer.from(await response.arrayBuffer()));`]),
  ].join('\n');
}

/** fetch throws for these methods: https://fetch.spec.whatwg.org/#dom-request */
function sendableBody({ method, body }: SampleRequest): SampleBody | undefined {
  return method === 'GET' || method === 'HEAD' ? undefined : body;
}

function fetchOptions(request: SampleRequest, body: SampleBody | undefined): string[] {
  const { method, basicAuth } = request;
  const headers = allHeaders({ ...request, body })
    // It is the default for URLSearchParams.
    .filter(([name]) => !(body?.kind === 'form' && name === 'Content-Type'))
    .map(([name, value]) => `${jsonText(name)}: ${jsonText(value)},`);
  const written = [
    ...(basicAuth
      ? [`"Authorization": "Basic " + ${base64(`${basicAuth.username}:${basicAuth.password}`)},`]
      : []),
    ...headers,
    ...(needsHandwriting(body)
      ? // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is shown
        ['"Content-Type": `multipart/form-data; boundary=${boundary}`,']
      : []),
  ];
  return [
    ...(method === 'GET' ? [] : [`method: ${jsonText(method)},`]),
    ...(written.length === 0 ? [] : ['headers: {', ...written.map((line) => `  ${line}`), '},']),
    ...(body ? [bodyOption(body)] : []),
  ];
}

/** `btoa` takes characters of one byte only. */
function base64(text: string): string {
  return isAscii(text)
    ? `btoa(${jsonText(text)})`
    : `Buffer.from(${jsonText(text)}).toString("base64")`;
}

function imports(body: SampleBody | undefined, download: string | undefined): string[] {
  const lines = [
    ...(sendsFile(body) ? ["import { openAsBlob } from 'node:fs';"] : []),
    ...(download === undefined ? [] : ["import { writeFile } from 'node:fs/promises';"]),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

function bodyOption(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      // As a string, since a number would change integers of 64 bits.
      if (hasLongIntegers(body.value)) return `body: ${block(bodyText(body) ?? '')},`;
      return `body: JSON.stringify(${bodyText(body)}),`;
    case 'form':
      return `body: new URLSearchParams([\n${body.fields
        .map(([name, value]) => `  [${jsonText(name)}, ${jsonText(value)}],\n`)
        .join('')}]),`;
    case 'multipart':
      return 'body: form,';
    case 'file':
      return `body: await openAsBlob(${jsonText(body.file)}),`;
    case 'text':
      return `body: ${jsonText(body.text)},`;
  }
}

function formLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  if (needsHandwriting(body)) {
    const segments = multipartSegments(body.parts).map((segment) =>
      'file' in segment ? `await openAsBlob(${jsonText(segment.file)})` : template(segment.text),
    );
    return [
      'const boundary = crypto.randomUUID();',
      'const form = new Blob([',
      ...segments.map((segment) => `  ${segment},`),
      ']);',
      '',
    ];
  }
  return ['const form = new FormData();', ...body.parts.map(appendPart), ''];
}

function appendPart(part: SamplePart): string {
  const name = jsonText(part.name);
  const options = part.contentType === undefined ? '' : `, { type: ${jsonText(part.contentType)} }`;
  if ('file' in part) {
    const file = jsonText(part.file);
    return `form.append(${name}, await openAsBlob(${file}${options}), ${file});`;
  }
  const value = jsonText(part.value);
  return options === ''
    ? `form.append(${name}, ${value});`
    : `form.append(${name}, new Blob([${value}]${options}));`;
}

function template(text: string): string {
  const escaped = jsonText(text).slice(1, -1).replaceAll('\\"', '"');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is shown
  return `\`${escaped.replace(/`|\$\{/g, '\\$&').replaceAll('\\u0000', '${boundary}')}\``;
}

/** A text of several lines. */
function block(text: string): string {
  return `\`${text.replace(/[\\`]|\$\{/g, '\\$&')}\``;
}

function responseLines({ method, returnsJson }: SampleRequest, isTyped: boolean): string[] {
  if (method === 'HEAD') return ['console.log(response.headers);'];
  if (!returnsJson) return ['console.log(await response.text());'];
  const result = isTyped
    ? 'const result = (await response.json()) as Result;'
    : 'const result = await response.json();';
  return [result, 'console.log(result);'];
}
