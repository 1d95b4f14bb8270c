import { isObject } from '../description/json.ts';
import type { Api, MediaType, Operation, Parameter, SecurityScheme, Server } from '../model.ts';
import { makeMediaExample, makeParameterExample } from '../schema/example-value.ts';
import type { ReadSchema } from '../schema/schema.ts';
import { resultType } from './result-type.ts';
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts';
import { headerValue, pathValue, queryPairs, valueText } from './serialize.ts';

/** The origin for relative server URLs; reserved by https://www.rfc-editor.org/rfc/rfc2606. */
const ORIGIN = 'https://api.example.com';

/** The request shown in an operation's samples: everything required, with example values. */
export function makeSampleRequest(operation: Operation, api: Api): SampleRequest {
  const { readSchema } = api;
  const auth = getCredentials(operation, api.schemes);
  const needed = operation.parameters.filter(isShown);
  const exampleFor = (parameter: Parameter) => makeParameterExample(parameter, readSchema);
  const query = needed
    .filter(({ in: place }) => place === 'query')
    .flatMap((parameter) => queryPairs(parameter, exampleFor(parameter)));
  const cookies = needed
    .filter(({ in: place }) => place === 'cookie')
    .flatMap((parameter) => queryPairs(parameter, exampleFor(parameter)));
  const allCookies = [...cookies, ...auth.cookies];
  const media = chooseMedia(operation.body?.content ?? []);
  const answer = getSuccessResponse(operation, readSchema);
  return {
    method: operation.method,
    url: buildUrl(operation, exampleFor, [...query, ...auth.query]),
    headers: [
      ...(answer.contentType ? [['Accept', answer.contentType] as [string, string]] : []),
      ...auth.headers,
      ...needed
        .filter(({ in: place, name }) => place === 'header' && !isSetElsewhere(name))
        .map((parameter): [string, string] => [
          parameter.name,
          headerValue(parameter, exampleFor(parameter)),
        ]),
      ...(allCookies.length > 0 ? [['Cookie', allCookies.join('; ')] as [string, string]] : []),
    ],
    body: media && makeBody(media, readSchema),
    download: answer.download,
    returnsJson: answer.isJson,
    resultType: answer.schema === undefined ? undefined : resultType(answer.schema, readSchema),
  };
}

/** Optional parameters are shown if the description has an example for them. */
function isShown({ required, examples, deprecated }: Parameter): boolean {
  return required || (examples.length > 0 && !deprecated);
}

/**
 * These headers are set elsewhere, see
 * https://spec.openapis.org/oas/v3.1.1#fixed-fields-for-use-with-schema.
 */
function isSetElsewhere(name: string): boolean {
  return /^(?:accept|content-type|authorization)$/i.test(name);
}

function buildUrl(
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

/** The URL of a server, with the default values of its variables. */
export function serverUrl(server: Server | undefined): string {
  if (!server) return ORIGIN;
  const url = server.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, () => value),
    server.url,
  );
  if (/^[a-z][a-z\d+.-]*:/i.test(url)) return url;
  return url.startsWith('//') ? `https:${url}` : `${ORIGIN}${url.startsWith('/') ? '' : '/'}${url}`;
}

/** The credentials of the first security requirement, with placeholders for secrets. */
function getCredentials({ security }: Operation, schemes: SecurityScheme[]) {
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

/** The JSON content type if there is one, or else the first. */
function chooseMedia(content: MediaType[]): MediaType | undefined {
  return content.find(({ contentType }) => isJsonType(contentType)) ?? content[0];
}

export function isJsonType(contentType: string): boolean {
  return /^application\/(?:[\w.+-]*\+)?json\b/i.test(contentType);
}

function makeBody(media: MediaType, readSchema: ReadSchema): SampleBody {
  const { contentType, schema } = media;
  const value = makeMediaExample(media, 'request', readSchema);
  if (/^multipart\//i.test(contentType))
    return { kind: 'multipart', parts: makeParts(media, value, readSchema) };
  if (isJsonType(contentType)) return { kind: 'json', value: value ?? {}, contentType };
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) {
    const entries = isObject(value) ? Object.entries(value) : [];
    const fields = entries.flatMap(([name, inner]): [string, string][] =>
      Array.isArray(inner)
        ? inner.map((entry) => [name, valueText(entry)])
        : [[name, valueText(inner)]],
    );
    return { kind: 'form', fields };
  }
  const isText = /^text\/|[/+](?:xml|yaml|x-ndjson)\b/i.test(contentType);
  const isFile = schema !== undefined && isBinary(media, readSchema);
  if (!isText || isFile)
    return { kind: 'file', file: fileName(contentType), contentType: toConcreteType(contentType) };
  return { kind: 'text', text: valueText(value), contentType };
}

function makeParts(
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
      return [{ name, file: fileName(encoding ?? getMediaType(item) ?? name) }];
    const contentType = encoding ?? (isObject(inner) ? 'application/json' : undefined);
    const values = Array.isArray(inner) && contentType === undefined ? inner : [inner];
    return values.map((entry) => ({ name, value: valueText(entry), contentType }));
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

function getMediaType({ bounds }: ReturnType<ReadSchema>): string | undefined {
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

/** A file name for a content type, which readers will replace. */
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

function toConcreteType(contentType: string): string {
  return contentType.includes('*') ? 'application/octet-stream' : contentType;
}

/** The successful response. */
function getSuccessResponse({ responses }: Operation, readSchema: ReadSchema) {
  const success =
    responses.find(({ status }) => /^2/.test(status)) ??
    responses.find(({ status }) => status === 'default');
  const media = chooseMedia(success?.content ?? []);
  if (!media) return { isJson: false };
  const isJson = isJsonType(media.contentType);
  const isFile = !isJson && isBinary(media, readSchema);
  return {
    contentType: media.contentType.includes('*') ? undefined : media.contentType,
    isJson,
    download: isFile ? fileName(toConcreteType(media.contentType)) : undefined,
    schema: isJson ? media.schema : undefined,
  };
}
