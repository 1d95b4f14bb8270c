import { isObject } from '../description/json.ts';
import type { RequestDescription } from './request-description.ts';
import type { RequestValues } from './request-values.ts';
import { contentText, encode, pathValue, queryPairs } from './serialize.ts';

/**
 * The URL of a request: the server's, followed by the path with its values and by the query.
 * Fragments are never sent, so they are left out.
 * @param pairs The encoded pairs of the query, such as `limit=10`
 */
export function buildUrl(
  description: RequestDescription,
  values: RequestValues,
  pairs: string[],
): string {
  const server = splitAddress(values.server);
  const path = splitAddress(description.path);
  const fill = (template: string) => fillTemplate(template, description, values);
  const query = [
    ...[server.query, fill(path.query)].filter((text) => text !== ''),
    ...pairs,
    ...wholeQuery(description, values),
  ];
  const base = encodeIllegal(server.path).replace(/\/+$/, '');
  const filled = fill(path.path);
  const separator = filled.startsWith('/') || filled === '' ? '' : '/';
  return `${base}${separator}${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

/** Splits at the first question mark, and drops the fragment. */
function splitAddress(address: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(address) ?? [];
  return { path, query };
}

/** Replaces placeholders with values, and encodes the text between them. */
function fillTemplate(
  template: string,
  { parameters }: RequestDescription,
  { path }: RequestValues,
): string {
  const known = parameters.filter(({ in: place }) => place === 'path');
  return template
    .split(/\{([^{}]+)\}/)
    .map((piece, index) => {
      if (index % 2 === 0) return encodeIllegal(piece);
      const parameter = known.find(({ name }) => name === piece);
      return parameter ? pathValue(parameter, path[piece]) : encode(`{${piece}}`);
    })
    .join('');
}

/**
 * Encodes characters that URLs must not contain
 * (https://www.rfc-editor.org/rfc/rfc3986#section-2), and quotes, which some clients encode. What is encoded already is kept, and so are
 * the brackets of an IPv6 address.
 */
function encodeIllegal(text: string): string {
  return text
    .toWellFormed()
    .replace(/%(?![\da-f]{2})|[^!#-&(-;=?-[\]_a-z~]+/gi, (signs) => encode(signs));
}

/** The value of a parameter that is the whole query string (OpenAPI 3.2). */
function wholeQuery({ parameters }: RequestDescription, { querystring }: RequestValues): string[] {
  const parameter = parameters.find(({ in: place }) => place === 'querystring');
  if (!parameter || querystring === undefined || querystring === null) return [];
  const contentType = parameter.contentType ?? '';
  if (isObject(querystring) && /urlencoded/i.test(contentType)) {
    return Object.entries(querystring).flatMap(([name, value]) =>
      queryPairs({ name, style: 'form', explode: true }, value),
    );
  }
  const text = contentText(contentType, querystring);
  return [/urlencoded/i.test(contentType) ? encodeIllegal(text) : encode(text)];
}
