import { buildBody } from './build-body.ts';
import { buildUrl } from './build-url.ts';
import type { RequestDescription, RequestParameter } from './request-description.ts';
import {
  type Credential,
  hasUser,
  isBearer,
  isDigest,
  type RequestValues,
} from './request-values.ts';
import type { SampleRequest, User } from './sample-request.ts';
import { cookiePairs, encode, headerValue, queryPairs } from './serialize.ts';

/** The request that sends these values. Parameters without a value are left out. */
export function buildRequest(
  description: RequestDescription,
  values: RequestValues,
): SampleRequest {
  const { response } = description;
  const auth = makeCredentials(description, values.credentials);
  const query = valuedIn('query', description, values)
    .filter(([{ name }]) => !auth.query.some(([key]) => key === name))
    .flatMap(([parameter, value]) => queryPairs(parameter, value));
  const cookies = valuedIn('cookie', description, values)
    .filter(([{ name }]) => !auth.cookies.some(([key]) => key === name))
    .flatMap(([parameter, value]) => cookiePairs(parameter, value));
  const allCookies = [...cookies, ...auth.cookies.map(encodedPair)];
  const { accept, contentType, others } = headerParameters(description, values, auth);
  const accepted = accept || response.accept;
  const headers: [string, string][] = [
    ...(accepted ? [['Accept', accepted] as [string, string]] : []),
    ...auth.headers,
    ...others,
    ...(allCookies.length > 0 ? [['Cookie', allCookies.join('; ')] as [string, string]] : []),
  ];
  return {
    method: description.method,
    url: buildUrl(description, values, [...query, ...auth.query.map(encodedPair)]),
    headers,
    basicAuth: auth.basic,
    digestAuth: auth.digest,
    body: buildBody(description, values, contentType),
    download: response.download,
    returnsJson: response.isJson && (!accept || /json|\*/i.test(accept)),
    resultType: response.resultType,
  };
}

function valuedIn(
  place: 'query' | 'header' | 'cookie',
  { parameters }: RequestDescription,
  values: RequestValues,
): [RequestParameter, unknown][] {
  return parameters.flatMap((parameter): [RequestParameter, unknown][] =>
    parameter.in === place && Object.hasOwn(values[place], parameter.name)
      ? [[parameter, values[place][parameter.name]]]
      : [],
  );
}

/** Clients set these headers, and many refuse them. */
const SET_ELSEWHERE =
  /^(?:content-length|host|connection|keep-alive|transfer-encoding|upgrade|expect|te|trailer)$/i;

/**
 * The headers that parameters describe, those for media types apart. Security says more about `Authorization`, so that a
 * parameter of this name counts only without it (https://spec.openapis.org/oas/v3.1.1.html#parameter-object).
 */
function headerParameters(
  description: RequestDescription,
  values: RequestValues,
  auth: Sent,
): { accept?: string; contentType?: string; others: Pairs } {
  const known = new Set(auth.headers.map(([name]) => name.toLowerCase()));
  if (auth.basic ?? auth.digest) known.add('authorization');
  const all = valuedIn('header', description, values).flatMap(([parameter, value]) => {
    const { name } = parameter;
    if (SET_ELSEWHERE.test(name) || known.has(name.toLowerCase())) return [];
    const text = headerValue(parameter, value);
    const isLeftOut = text === '' && value !== '';
    return isLeftOut ? [] : [[name, text] as [string, string]];
  });
  const { accept, 'content-type': contentType } = Object.fromEntries(
    all.map(([name, text]) => [name.toLowerCase(), text]),
  );
  const others = all.filter(([name]) => !/^(?:accept|content-type)$/i.test(name));
  return { accept, contentType, others };
}

type Pairs = [name: string, value: string][];
type Sent = { headers: Pairs; query: Pairs; cookies: Pairs; basic?: User; digest?: User };

function makeCredentials(
  { schemes }: RequestDescription,
  credentials: Record<string, Credential>,
): Sent {
  const sent: Sent = { headers: [], query: [], cookies: [] };
  for (const scheme of schemes) {
    const credential = Object.hasOwn(credentials, scheme.name)
      ? credentials[scheme.name]
      : undefined;
    if (credential === undefined) continue;
    if (typeof credential === 'object' && hasUser(scheme)) {
      if (isDigest(scheme)) sent.digest = credential;
      else sent.basic = credential;
      continue;
    }
    const text = typeof credential === 'string' ? credential : credential.password;
    const key = scheme.key ?? scheme.name;
    if (scheme.type === 'apiKey' && scheme.in === 'query') sent.query.push([key, text]);
    else if (scheme.type === 'apiKey' && scheme.in === 'cookie') sent.cookies.push([key, text]);
    else if (scheme.type === 'apiKey') sent.headers.push(keyHeader(key, text));
    else
      sent.headers.push([
        'Authorization',
        `${isBearer(scheme) ? 'Bearer' : scheme.scheme} ${text}`,
      ]);
  }
  return sent;
}

/** Some descriptions write the start of the value into the name of a header, as in `Authorization: Bearer`. */
function keyHeader(key: string, text: string): [string, string] {
  const [, name = key, start = ''] = /^([^\s:]+):?\s+(\S.*)$/.exec(key.trim()) ?? [];
  return [name.replace(/:$/, ''), start === '' ? text : `${start} ${text}`];
}

function encodedPair([name, value]: [string, string]): string {
  return `${encode(name)}=${encode(value)}`;
}
