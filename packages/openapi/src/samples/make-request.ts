import { isObject } from '../description/json.ts';
import type { Api, MediaType, Operation, Parameter, SecurityScheme, Server } from '../model.ts';
import { exampleOfMedia, exampleOfParameter } from '../schema/example-value.ts';
import type { ReadSchema } from '../schema/schema.ts';
import { resultType } from './result-type.ts';
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts';
import { headerValue, pathValue, queryPairs, textOfValue } from './serialize.ts';

/** An origin for servers that are written without one; reserved by https://www.rfc-editor.org/rfc/rfc2606. */
const ORIGIN = 'https://api.example.com';

/** The request that an operation's samples show: what must be sent, with the values of the examples. */
export function makeSampleRequest(operation: Operation, api: Api): SampleRequest {
  const { readSchema } = api;
  const auth = authOf(operation, api.schemes);
  const needed = operation.parameters.filter(isShown);
  const exampleFor = (parameter: Parameter) => exampleOfParameter(parameter, readSchema);
  const query = needed
    .filter(({ in: place }) => place === 'query')
    .flatMap((parameter) => queryPairs(parameter, exampleFor(parameter)));
  const cookies = needed
    .filter(({ in: place }) => place === 'cookie')
    .flatMap((parameter) => queryPairs(parameter, exampleFor(parameter)));
  const allCookies = [...cookies, ...auth.cookies];
  const media = chosenMedia(operation.body?.content ?? []);
  const answer = answerOf(operation, readSchema);
  return {
    method: operation.method,
    url: urlOf(operation, exampleFor, [...query, ...auth.query]),
    headers: [
      ...(answer.contentType ? [['Accept', answer.contentType] as [string, string]] : []),
      ...auth.headers,
      ...needed
        .filter(({ in: place, name }) => place === 'header' && !isSetOtherwise(name))
        .map((parameter): [string, string] => [
          parameter.name,
          headerValue(parameter, exampleFor(parameter)),
        ]),
      ...(allCookies.length > 0 ? [['Cookie', allCookies.join('; ')] as [string, string]] : []),
    ],
    body: media && bodyOf(media, readSchema),
    download: answer.download,
    answersJson: answer.isJson,
    resultType: answer.schema === undefined ? undefined : resultType(answer.schema, readSchema),
  };
}

/** What may be left out is shown where the description gives a value for it that stands for the operation. */
function isShown({ required, examples, deprecated }: Parameter): boolean {
  return required || (examples.length > 0 && !deprecated);
}

/** https://spec.openapis.org/oas/v3.1.1#fixed-fields-for-use-with-schema: these are told by other parts. */
function isSetOtherwise(name: string): boolean {
  return /^(?:accept|content-type|authorization)$/i.test(name);
}

function urlOf(
  { path, parameters, servers }: Operation,
  exampleFor: (parameter: Parameter) => unknown,
  query: string[],
): string {
  const filled = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce(
      (text, parameter) =>
        text.replaceAll(`{${parameter.name}}`, () => pathValue(parameter, exampleFor(parameter))),
      path,
    );
  const base = serverUrl(servers[0]).replace(/\/$/, '');
  const separator = filled.includes('?') ? '&' : '?';
  return `${base}${encodeURI(filled.toWellFormed()).replaceAll('%25', '%')}${query.length > 0 ? separator + query.join('&') : ''}`;
}

/** The address of a server with the defaults of its variables. */
export function serverUrl(server: Server | undefined): string {
  if (!server) return ORIGIN;
  const url = server.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, () => value),
    server.url,
  );
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return url.startsWith('//') ? `https:${url}` : `${ORIGIN}${url.startsWith('/') ? '' : '/'}${url}`;
}

/** How the first way to be let in is written, with words in the place of secrets. */
function authOf({ security }: Operation, schemes: SecurityScheme[]) {
  const chosen = security.find((choice) => choice.length > 0) ?? [];
  const headers: [string, string][] = [];
  const query: string[] = [];
  const cookies: string[] = [];
  for (const { scheme: name } of chosen) {
    const scheme = schemes.find((candidate) => candidate.name === name);
    if (!scheme || scheme.type === 'mutualTLS') continue;
    if (scheme.type !== 'apiKey') {
      headers.push(['Authorization', authorization(scheme)]);
      continue;
    }
    const key = scheme.key ?? name;
    if (scheme.in === 'query') query.push(`${encodeURIComponent(key)}=YOUR_API_KEY`);
    else if (scheme.in === 'cookie') cookies.push(`${encodeURIComponent(key)}=YOUR_TOKEN`);
    else headers.push([key, 'YOUR_API_KEY']);
  }
  return { headers, query, cookies };
}

function authorization({ type, scheme }: SecurityScheme): string {
  if (type !== 'http' || /^bearer$/i.test(scheme ?? 'bearer')) return 'Bearer YOUR_TOKEN';
  return /^basic$/i.test(scheme ?? '')
    ? 'Basic YOUR_BASE64_CREDENTIALS'
    : `${scheme} YOUR_CREDENTIALS`;
}

/** JSON where it is among the content types, else the first. */
function chosenMedia(content: MediaType[]): MediaType | undefined {
  return content.find(({ contentType }) => isJsonType(contentType)) ?? content[0];
}

export function isJsonType(contentType: string): boolean {
  return /^application\/(?:[\w.+-]*\+)?json\b/i.test(contentType);
}

function bodyOf(media: MediaType, readSchema: ReadSchema): SampleBody {
  const { contentType, schema } = media;
  const value = exampleOfMedia(media, 'request', readSchema);
  if (/^multipart\//i.test(contentType))
    return { kind: 'multipart', parts: partsOf(media, value, readSchema) };
  if (isJsonType(contentType)) return { kind: 'json', value: value ?? {}, contentType };
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) {
    const entries = isObject(value) ? Object.entries(value) : [];
    const fields = entries.flatMap(([name, inner]): [string, string][] =>
      Array.isArray(inner)
        ? inner.map((entry) => [name, textOfValue(entry)])
        : [[name, textOfValue(inner)]],
    );
    return { kind: 'form', fields };
  }
  const isText = /^text\/|[/+](?:xml|yaml|x-ndjson)\b/i.test(contentType);
  const isFile = schema !== undefined && isBinary(media, readSchema);
  if (!isText || isFile)
    return { kind: 'file', file: fileName(contentType), contentType: concrete(contentType) };
  return { kind: 'text', text: textOfValue(value), contentType };
}

function partsOf(
  { schema, encodings }: MediaType,
  value: unknown,
  readSchema: ReadSchema,
): SamplePart[] {
  if (schema === undefined || !isObject(value)) return [];
  const { properties } = readSchema(schema);
  return Object.entries(value).flatMap(([name, inner]): SamplePart[] => {
    const property = properties.find((candidate) => candidate.name === name);
    const read = property && readSchema(property.schema);
    const encoding = encodings.find((candidate) => candidate.name === name)?.contentType;
    const item = read?.items === undefined ? read : readSchema(read.items);
    if (item && isFileSchema(item))
      return [{ name, file: fileName(encoding ?? mediaOf(item) ?? name) }];
    const contentType = encoding ?? (isObject(inner) ? 'application/json' : undefined);
    const values = Array.isArray(inner) && contentType === undefined ? inner : [inner];
    return values.map((entry) => ({ name, value: textOfValue(entry), contentType }));
  });
}

function isFileSchema({ format, bounds }: ReturnType<ReadSchema>): boolean {
  return (
    format === 'binary' ||
    bounds.some(
      ({ keyword, value }) =>
        keyword === 'contentMediaType' && value === 'application/octet-stream',
    )
  );
}

function mediaOf({ bounds }: ReturnType<ReadSchema>): string | undefined {
  return bounds.find(({ keyword }) => keyword === 'contentMediaType')?.value;
}

function isBinary({ contentType, schema }: MediaType, readSchema: ReadSchema): boolean {
  if (
    /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip|x-tar|vnd\.ms|vnd\.openxml)/i.test(
      contentType,
    )
  )
    return true;
  return schema !== undefined && schema !== true && isFileSchema(readSchema(schema));
}

/** A name for a file of a content type that a reader will replace. */
function fileName(contentType: string): string {
  const ending =
    /^(?:image|audio|video)\/(\w+)/.exec(contentType)?.[1] ??
    /(?:pdf|zip|xml|csv|json|yaml)/.exec(contentType)?.[0];
  const stem = /^image/.test(contentType)
    ? 'picture'
    : /^video/.test(contentType)
      ? 'video'
      : 'file';
  return `${stem}.${ending ?? 'bin'}`;
}

function concrete(contentType: string): string {
  return contentType.includes('*') ? 'application/octet-stream' : contentType;
}

/** What comes back where all goes well. */
function answerOf({ responses }: Operation, readSchema: ReadSchema) {
  const success =
    responses.find(({ status }) => /^2/.test(status)) ??
    responses.find(({ status }) => status === 'default');
  const media = chosenMedia(success?.content ?? []);
  if (!media) return { isJson: false };
  const isJson = isJsonType(media.contentType);
  const isFile = !isJson && isBinary(media, readSchema);
  return {
    contentType: media.contentType.includes('*') ? undefined : media.contentType,
    isJson,
    download: isFile ? fileName(concrete(media.contentType)) : undefined,
    schema: isJson ? media.schema : undefined,
  };
}
