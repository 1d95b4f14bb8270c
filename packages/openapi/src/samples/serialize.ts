import { isObject } from '../description/json.ts';
import type { Parameter } from '../model.ts';

/** Signs that separate the values of a list, by style (https://spec.openapis.org/oas/v3.1.1#style-values). */
const SEPARATORS: Record<string, string> = { spaceDelimited: '%20', pipeDelimited: '%7C' };

/** The value of a path parameter as it stands in an address. */
export function pathValue({ name, style, explode }: Parameter, value: unknown): string {
  const encoded = pieces(value);
  if (style === 'label')
    return `.${encoded.map((piece) => pairText(piece, explode ? '=' : ',')).join(explode ? '.' : ',')}`;
  if (style !== 'matrix')
    return encoded.map((piece) => pairText(piece, explode ? '=' : ',')).join(',');
  if (!explode) return `;${encode(name)}=${encoded.map((piece) => pairText(piece, ',')).join(',')}`;
  return encoded.map(({ key, text }) => `;${key ?? encode(name)}=${text}`).join('');
}

/** The pairs of a query or cookie parameter, encoded. */
export function queryPairs(parameter: Parameter, value: unknown): string[] {
  const { name, style, explode, contentType } = parameter;
  const key = encode(name);
  if (contentType !== undefined) return [`${key}=${encode(textOfValue(value))}`];
  if (isObject(value)) {
    const entries = pieces(value);
    if (style === 'deepObject')
      return entries.map((entry) => `${key}%5B${entry.key}%5D=${entry.text}`);
    if (explode) return entries.map((entry) => `${entry.key}=${entry.text}`);
    const separator = SEPARATORS[style] ?? ',';
    return [`${key}=${entries.map((entry) => pairText(entry, separator)).join(separator)}`];
  }
  const texts = pieces(value).map(({ text }) => text);
  if (Array.isArray(value) && explode && !(style in SEPARATORS)) {
    return texts.map((text) => `${key}=${text}`);
  }
  return [`${key}=${texts.join(SEPARATORS[style] ?? ',')}`];
}

/** A header is not encoded; line breaks would end it. */
export function headerValue({ explode, contentType }: Parameter, value: unknown): string {
  return headerText(value, explode, contentType !== undefined).replace(/[\r\n]+/g, ' ');
}

function headerText(value: unknown, explode: boolean, isWhole: boolean): string {
  if (isWhole) return textOfValue(value);
  if (Array.isArray(value)) return value.map(textOfValue).join(',');
  if (!isObject(value)) return textOfValue(value);
  const pairs = Object.entries(value).map(([key, entry]) => [key, textOfValue(entry)]);
  return pairs.map((pair) => pair.join(explode ? '=' : ',')).join(',');
}

type Piece = { key?: string; text: string };

function pieces(value: unknown): Piece[] {
  if (Array.isArray(value)) return value.map((entry) => ({ text: encode(textOfValue(entry)) }));
  if (isObject(value)) {
    return Object.entries(value).map(([key, entry]) => ({
      key: encode(key),
      text: encode(textOfValue(entry)),
    }));
  }
  return [{ text: encode(textOfValue(value)) }];
}

function pairText({ key, text }: Piece, separator: string): string {
  return key === undefined ? text : `${key}${separator}${text}`;
}

/** A value as text; what is no text is written as JSON. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : JSON.stringify(value);
}

/** Half a surrogate pair has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
