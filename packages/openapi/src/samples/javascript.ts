import {
  allHeaders,
  bodyText,
  indented,
  type SampleBody,
  type SampleRequest,
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
  const { method, url, body, download } = request;
  const headers = allHeaders(request);
  const options = [
    ...(method === 'GET' ? [] : [`method: ${JSON.stringify(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          'headers: {',
          ...headers.map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`),
          '},',
        ]),
    ...(body ? [bodyOption(body)] : []),
  ];
  const call =
    options.length === 0
      ? `const response = await fetch(${JSON.stringify(url)});`
      : `const response = await fetch(${JSON.stringify(url)}, {\n  ${options.map((line) => indented(line, '  ')).join('\n  ')}\n});`;
  return [
    ...imports(request),
    ...(resultType && request.returnsJson ? [`type Result = ${resultType};`, ''] : []),
    ...formLines(body),
    call,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is shown
    'if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);',
    ...(download === undefined
      ? responseLines(request, resultType !== '')
      : [
          `await writeFile(${JSON.stringify(download)}, Buffer.from(await response.arrayBuffer()));`,
        ]),
  ].join('\n');
}

function imports({ body, download }: SampleRequest): string[] {
  const files =
    body?.kind === 'file' ||
    (body?.kind === 'multipart' && body.parts.some((part) => 'file' in part));
  const lines = [
    ...(files ? ["import { openAsBlob } from 'node:fs';"] : []),
    ...(download === undefined ? [] : ["import { writeFile } from 'node:fs/promises';"]),
  ];
  return lines.length > 0 ? [...lines, ''] : [];
}

function bodyOption(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `body: JSON.stringify(${bodyText(body)}),`;
    case 'form':
      return `body: new URLSearchParams([\n${body.fields
        .map(([name, value]) => `  [${JSON.stringify(name)}, ${JSON.stringify(value)}],\n`)
        .join('')}]),`;
    case 'multipart':
      return 'body: form,';
    case 'file':
      return `body: await openAsBlob(${JSON.stringify(body.file)}),`;
    case 'text':
      return `body: ${JSON.stringify(body.text)},`;
  }
}

function formLines(body: SampleBody | undefined): string[] {
  if (body?.kind !== 'multipart') return [];
  const lines = body.parts.map((part) => {
    const name = JSON.stringify(part.name);
    if ('file' in part) {
      const file = JSON.stringify(part.file);
      return `form.append(${name}, await openAsBlob(${file}), ${file});`;
    }
    const value = JSON.stringify(part.value);
    return part.contentType === undefined
      ? `form.append(${name}, ${value});`
      : `form.append(${name}, new Blob([${value}], { type: ${JSON.stringify(part.contentType)} }));`;
  });
  return ['const form = new FormData();', ...lines, ''];
}

function responseLines({ method, returnsJson }: SampleRequest, isTyped: boolean): string[] {
  if (method === 'HEAD') return ['console.log(response.headers);'];
  if (!returnsJson) return ['console.log(await response.text());'];
  const result = isTyped
    ? 'const result = (await response.json()) as Result;'
    : 'const result = await response.json();';
  return [result, 'console.log(result);'];
}
