import { isObject } from '../description/json.ts';
import type { Serialization } from './request-description.ts';

/**
 * Separators between the values of a list, by style
 * (https://spec.openapis.org/oas/v3.1.1#style-values).
 */
const SEPARATORS: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** The value of a path parameter as it appears in a URL. */
export function pathValue({ name, style, explode }: Serialization, value: unknown): string {
  const encoded = encodePieces(value);
  if (style === 'label')
    return `.${encoded.map((piece) => pairText(piece, explode ? '=' : ',')).join(explode ? '.' : ',')}`;
  if (style !== 'matrix')
    return encoded.map((piece) => pairText(piece, explode ? '=' : ',')).join(',');
  if (!explode) return `;${encode(name)}=${encoded.map((piece) => pairText(piece, ',')).join(',')}`;
  return encoded.map(({ key, text }) => `;${key ?? encode(name)}=${text}`).join('');
}

/** The key-value pairs of a query or cookie parameter, encoded. */
export function queryPairs(parameter: Serialization, value: unknown): string[] {
  const { name, style, explode, contentType } = parameter;
  const key = encode(name);
  if (contentType !== undefined) return [`${key}=${encode(valueText(value))}`];
  if (isObject(value)) {
    const entries = encodePieces(value);
    if (style === 'deepObject')
      return entries.map((entry) => `${key}%5B${entry.key}%5D=${entry.text}`);
    if (explode) return entries.map((entry) => `${entry.key}=${entry.text}`);
    const separator = SEPARATORS[style] ?? ',';
    return [`${key}=${entries.map((entry) => pairText(entry, separator)).join(separator)}`];
  }
  const texts = encodePieces(value).map(({ text }) => text);
  if (Array.isArray(value) && explode && !(style in SEPARATORS)) {
    return texts.map((text) => `${key}=${text}`);
  }
  return [`${key}=${texts.join(SEPARATORS[style] ?? ',')}`];
}

/** Headers are not encoded; line breaks would end them. */
export function headerValue(
  { explode, contentType }: Pick<Serialization, 'explode' | 'contentType'>,
  value: unknown,
): string {
  return headerText(value, explode, contentType !== undefined).replace(/[\r\n]+/g, ' ');
}

function headerText(value: unknown, explode: boolean, isWhole: boolean): string {
  if (isWhole) return valueText(value);
  if (Array.isArray(value)) return value.map(valueText).join(',');
  if (!isObject(value)) return valueText(value);
  const pairs = Object.entries(value).map(([key, entry]) => [key, valueText(entry)]);
  return pairs.map((pair) => pair.join(explode ? '=' : ',')).join(',');
}

type Piece = { key?: string; text: string };

function encodePieces(value: unknown): Piece[] {
  if (Array.isArray(value)) return value.map((entry) => ({ text: encode(valueText(entry)) }));
  if (isObject(value)) {
    return Object.entries(value).map(([key, entry]) => ({
      key: encode(key),
      text: encode(valueText(entry)),
    }));
  }
  return [{ text: encode(valueText(value)) }];
}

function pairText({ key, text }: Piece, separator: string): string {
  return key === undefined ? text : `${key}${separator}${text}`;
}

/** Strings as they are, other values as JSON. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

/** `encodeURIComponent` throws for lone surrogates, so they are replaced. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
