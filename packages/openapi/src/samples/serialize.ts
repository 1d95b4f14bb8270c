import { isObject } from '../description/json.ts';
import { isJsonType } from './media-type.ts';
import type { Serialization } from './request-description.ts';

/*
 * Values as they are sent, by the styles of https://spec.openapis.org/oas/v3.1.1#style-values. These
 * are the expansions of https://www.rfc-editor.org/rfc/rfc6570, where null, empty lists and empty
 * objects are undefined and therefore left out. What the standard leaves open (values nested in
 * lists and objects) is sent as servers commonly read it.
 */

/** The value of a path parameter as it appears in a URL. */
export function pathValue(serialization: Serialization, value: unknown): string {
  const { name, style, explode, allowReserved, contentType } = serialization;
  if (contentType !== undefined) return encode(contentText(contentType, value));
  const pieces = toPieces(value, allowReserved ? encodeUnreservedInPath : encode);
  if (pieces.length === 0) return '';
  if (style === 'matrix') {
    const key = encode(name);
    if (!explode) return `;${matrixPair(key, flatText(pieces, ','))}`;
    return pieces.map((piece) => `;${matrixPair(piece.key ?? key, piece.text)}`).join('');
  }
  const separator = style === 'label' && explode ? '.' : ',';
  const texts = pieces.map((piece) => pairText(piece, explode ? '=' : ','));
  return `${style === 'label' ? '.' : ''}${texts.join(separator)}`;
}

/** Without an equals sign if the value is empty: https://www.rfc-editor.org/rfc/rfc6570#section-3.2.7 */
function matrixPair(key: string, text: string): string {
  return text === '' ? key : `${key}=${text}`;
}

/** The pairs of names and values of a query parameter, encoded. */
export function queryPairs(serialization: Serialization, value: unknown): string[] {
  const encodeValue = serialization.allowReserved ? encodeUnreserved : encode;
  const pairs = toPairs(serialization, value, encodeValue, QUERY_SEPARATORS);
  return pairs.map(([name, text]) => `${encode(name)}=${text}`);
}

/** The pairs of names and values of a cookie. The style `cookie` of OpenAPI 3.2 encodes nothing. */
export function cookiePairs(serialization: Serialization, value: unknown): string[] {
  if (serialization.style !== 'cookie') return queryPairs(serialization, value);
  const pairs = toPairs(serialization, value, (text) => text, QUERY_SEPARATORS);
  return pairs.map(([name, text]) => `${name}=${oneLine(text)}`);
}

/** The fields of a form that send a value, not encoded. */
export function formPairs(serialization: Serialization, value: unknown): [string, string][] {
  return toPairs(serialization, value, (text) => text, FORM_SEPARATORS);
}

/** Headers are not encoded, except for characters that clients refuse or send differently. */
export function headerValue(
  { explode, contentType }: Pick<Serialization, 'explode' | 'contentType'>,
  value: unknown,
): string {
  const text =
    contentType === undefined
      ? toPieces(value, (plain) => plain)
          .map((piece) => pairText(piece, explode ? '=' : ','))
          .join(',')
      : contentText(contentType, value);
  return oneLine(text).replace(/[^\t -~]+/g, (signs) => encodeURIComponent(signs.toWellFormed()));
}

/** The separators between the values of a list, by style. */
type Separators = Record<string, string>;
const QUERY_SEPARATORS: Separators = {
  form: ',',
  spaceDelimited: '%20',
  pipeDelimited: '%7C',
  tabDelimited: '%09',
};
const FORM_SEPARATORS: Separators = { form: ',', spaceDelimited: ' ', pipeDelimited: '|' };

/** Pairs of a name, which is not encoded, and an encoded value. */
function toPairs(
  { name, style, explode, contentType, allowEmptyValue }: Serialization,
  value: unknown,
  encodeText: (text: string) => string,
  separators: Separators,
): [string, string][] {
  if (value === null && allowEmptyValue) return [[name, '']];
  if (value === null || value === undefined) return [];
  if (contentType !== undefined) return [[name, encodeText(contentText(contentType, value))]];
  if (style === 'deepObject' && typeof value === 'object')
    return deepPairs(name, value).map(([key, text]) => [key, encodeText(text)]);
  if (explode && isObject(value)) {
    return definedEntries(value).flatMap(([key, inner]) =>
      (Array.isArray(inner) ? inner : [inner]).map((entry): [string, string] => [
        key,
        encodeText(valueText(entry)),
      ]),
    );
  }
  const pieces = toPieces(value, encodeText);
  if (pieces.length === 0) return [];
  if (explode) return pieces.map(({ text }) => [name, text]);
  return [[name, flatText(pieces, separators[style] ?? ',')]];
}

/**
 * The standard defines `a[b]=1` only. Nested objects get further brackets, as in Rails, PHP and the
 * library qs; lists of values get empty ones, lists of objects or lists get the index.
 */
function deepPairs(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return [];
  if (isObject(value))
    return Object.entries(value).flatMap(([key, inner]) => deepPairs(`${name}[${key}]`, inner));
  if (!Array.isArray(value)) return [[name, valueText(value)]];
  const isFlat = value.every((entry) => typeof entry !== 'object');
  return value.flatMap((entry, index) => deepPairs(`${name}[${isFlat ? '' : index}]`, entry));
}

type Piece = { key?: string; text: string };

/** The values of a list or object, or a single one. Undefined ones are left out. */
function toPieces(value: unknown, encodeText: (text: string) => string): Piece[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) {
    return value
      .filter((entry) => entry !== null && entry !== undefined)
      .map((entry) => ({ text: encodeText(valueText(entry)) }));
  }
  if (!isObject(value)) return [{ text: encodeText(valueText(value)) }];
  return definedEntries(value).map(([key, entry]) => ({
    key: encodeText(key),
    text: encodeText(valueText(entry)),
  }));
}

function definedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined);
}

function flatText(pieces: Piece[], separator: string): string {
  return pieces.map((piece) => pairText(piece, separator)).join(separator);
}

function pairText({ key, text }: Piece, separator: string): string {
  return key === undefined ? text : `${key}${separator}${text}`;
}

/** A value serialized as a whole. Text that is JSON already is kept. */
export function contentText(contentType: string, value: unknown): string {
  if (typeof value !== 'string' || !isJsonType(contentType) || isJson(value)) {
    return valueText(value);
  }
  return JSON.stringify(value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Strings as they are, other values as JSON. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ').trim();
}

/**
 * Percent-encodes everything except unreserved characters
 * (https://www.rfc-editor.org/rfc/rfc3986#section-2.3). Lone surrogates, for which
 * `encodeURIComponent` throws, are replaced.
 */
export function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*]/g, percentEncode);
}

/**
 * Keeps reserved characters and what is encoded already. Those that would end the value, or are not
 * allowed in a query, are encoded nevertheless
 * (https://spec.openapis.org/oas/v3.1.1#fixed-fields-for-use-with-schema).
 */
function encodeUnreserved(text: string): string {
  return encodeBetween(text, /(%[\da-f]{2}|[:/?@!$*(),;=])/i);
}

/** The same for a path, which slashes and question marks would divide (https://spec.openapis.org/oas/v3.2.0#parameter-object). */
function encodeUnreservedInPath(text: string): string {
  return encodeBetween(text, /(%[\da-f]{2}|[:@!$&'()*+,;=])/i);
}

/** Encodes what is between the matches of an expression with one group. */
function encodeBetween(text: string, kept: RegExp): string {
  return text
    .split(kept)
    .map((piece, index) => (index % 2 === 1 ? piece : encode(piece)))
    .join('');
}

function percentEncode(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
