import { isObject } from '../description/json.ts';
import { toConcreteType } from './media-type.ts';
import type {
  RequestBody,
  RequestDescription,
  RequestField,
  RequestParameter,
} from './request-description.ts';
import { type Credential, isBasic, isBearer, type RequestValues } from './request-values.ts';
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts';
import { headerValue, pathValue, queryPairs, valueText } from './serialize.ts';

/** The request that sends these values. Parameters without a value are left out. */
export function buildRequest(
  description: RequestDescription,
  values: RequestValues,
): SampleRequest {
  const { parameters, response } = description;
  const auth = makeCredentials(description, values.credentials);
  const valued = (place: 'query' | 'header' | 'cookie') =>
    parameters.flatMap((parameter): [RequestParameter, unknown][] => {
      if (parameter.in !== place || !Object.hasOwn(values[place], parameter.name)) return [];
      return [[parameter, values[place][parameter.name]]];
    });
  const query = [
    ...valued('query').flatMap(([parameter, value]) => queryPairs(parameter, value)),
    ...wholeQuery(description, values),
    ...auth.query,
  ];
  const cookies = [
    ...valued('cookie').flatMap(([parameter, value]) => queryPairs(parameter, value)),
    ...auth.cookies,
  ];
  return {
    method: description.method,
    url: buildUrl(description, values, query),
    headers: [
      ...(response.accept ? [['Accept', response.accept] as [string, string]] : []),
      ...auth.headers,
      ...valued('header')
        .filter(([{ name }]) => !isSetElsewhere(name))
        .map(([parameter, value]): [string, string] => [
          parameter.name,
          headerValue(parameter, value),
        ]),
      ...(cookies.length > 0 ? [['Cookie', cookies.join('; ')] as [string, string]] : []),
    ],
    body: makeBody(description, values),
    download: response.download,
    returnsJson: response.isJson,
    resultType: response.resultType,
  };
}

/**
 * These headers are set elsewhere, see
 * https://spec.openapis.org/oas/v3.1.1#fixed-fields-for-use-with-schema.
 */
function isSetElsewhere(name: string): boolean {
  return /^(?:accept|content-type|authorization)$/i.test(name);
}

function buildUrl(
  { path, parameters }: RequestDescription,
  values: RequestValues,
  query: string[],
): string {
  const filled = parameters
    .filter(({ in: place }) => place === 'path')
    .reduce(
      (text, parameter) =>
        text.replaceAll(`{${parameter.name}}`, () =>
          pathValue(parameter, values.path[parameter.name]),
        ),
      path,
    );
  const base = values.server.replace(/\/$/, '');
  const separator = filled.includes('?') ? '&' : '?';
  return `${base}${encodeURI(filled.toWellFormed()).replaceAll('%25', '%')}${query.length > 0 ? separator + query.join('&') : ''}`;
}

function wholeQuery({ parameters }: RequestDescription, { querystring }: RequestValues): string[] {
  const parameter = parameters.find(({ in: place }) => place === 'querystring');
  if (!parameter || querystring === undefined) return [];
  if (/urlencoded/i.test(parameter.contentType ?? '') && isObject(querystring)) {
    return Object.entries(querystring).flatMap(([name, value]) =>
      queryPairs({ name, style: 'form', explode: true }, value),
    );
  }
  return [encodeURIComponent(valueText(querystring).toWellFormed())];
}

function makeCredentials({ schemes }: RequestDescription, credentials: Record<string, Credential>) {
  const headers: [string, string][] = [];
  const query: string[] = [];
  const cookies: string[] = [];
  for (const scheme of schemes) {
    if (!Object.hasOwn(credentials, scheme.name)) continue;
    const credential = credentials[scheme.name] ?? '';
    const text = typeof credential === 'string' ? credential : basicText(credential);
    const key = scheme.key ?? scheme.name;
    if (isBearer(scheme)) headers.push(['Authorization', `Bearer ${text}`]);
    else if (isBasic(scheme)) headers.push(['Authorization', `Basic ${text}`]);
    else if (scheme.type !== 'apiKey') headers.push(['Authorization', `${scheme.scheme} ${text}`]);
    else if (scheme.in === 'query')
      query.push(`${encodeURIComponent(key)}=${encodeURIComponent(text)}`);
    else if (scheme.in === 'cookie')
      cookies.push(`${encodeURIComponent(key)}=${encodeURIComponent(text)}`);
    else headers.push([key, text]);
  }
  return { headers, query, cookies };
}

/** https://www.rfc-editor.org/rfc/rfc7617#section-2, in UTF-8. */
function basicText({ username, password }: { username: string; password: string }): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return btoa(String.fromCharCode(...bytes));
}

function makeBody({ bodies }: RequestDescription, values: RequestValues): SampleBody | undefined {
  const body = bodies.find(({ contentType }) => contentType === values.contentType);
  if (!body) return undefined;
  const { contentType } = body;
  const value = values.body;
  switch (body.kind) {
    case 'json':
      return { kind: 'json', value: value ?? {}, contentType };
    case 'form':
      return { kind: 'form', fields: formFields(value) };
    case 'multipart':
      return { kind: 'multipart', parts: makeParts(body, value) };
    case 'file':
      return { kind: 'file', file: valueText(value), contentType: toConcreteType(contentType) };
    case 'xml':
    case 'text':
      return { kind: 'text', text: valueText(value), contentType };
  }
}

function formFields(value: unknown): [string, string][] {
  return (isObject(value) ? Object.entries(value) : []).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner : [inner]).map((entry): [string, string] => [
      name,
      valueText(entry),
    ]),
  );
}

function makeParts({ fields }: RequestBody, value: unknown): SamplePart[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    fieldParts(
      name,
      inner,
      fields.find((field) => field.name === name),
    ),
  );
}

function fieldParts(name: string, value: unknown, field: RequestField | undefined): SamplePart[] {
  const files = Array.isArray(value) ? value : [value];
  if (field?.isFile) return files.map((file) => ({ name, file: valueText(file) }));
  const contentType = field?.contentType ?? (isObject(value) ? 'application/json' : undefined);
  const values = Array.isArray(value) && contentType === undefined ? value : [value];
  return values.map((entry) => ({ name, value: valueText(entry), contentType }));
}
