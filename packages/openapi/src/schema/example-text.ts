import { isObject } from '../description/json.ts';
import { isJsonType } from '../samples/make-request.ts';
import { textOfValue } from '../samples/serialize.ts';

/** Longer examples are shortened: a page has limits, and nobody reads them. */
const LONGEST = 6000;

export type ExampleText = { code: string; language: string; isShortened: boolean };

/** An example as it is sent, in the lines that a reader wants. */
export function exampleText(value: unknown, contentType: string): ExampleText {
  const isJson = isJsonType(contentType) || typeof value !== 'string';
  if (!isJson) return { ...cutText(textOfValue(value)), language: languageOf(contentType) };
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  const whole = JSON.stringify(parsed, null, 2) ?? '';
  if (whole.length <= LONGEST) return { code: whole, language: 'json', isShortened: false };
  for (const entries of [3, 2, 1]) {
    const code = JSON.stringify(shortened(parsed, entries, entries + 2), null, 2);
    if (code.length <= LONGEST) return { code, language: 'json', isShortened: true };
  }
  return { ...cutText(whole), language: 'json' };
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

/** Lists with their first entries only; what lies deep is left out. */
function shortened(value: unknown, entries: number, depth: number): unknown {
  if (Array.isArray(value)) {
    if (depth === 0) return [];
    return value.slice(0, entries).map((entry) => shortened(entry, entries, depth - 1));
  }
  if (!isObject(value)) return value;
  if (depth === 0) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, shortened(inner, entries, depth - 1)]),
  );
}

function cutText(text: string): { code: string; isShortened: boolean } {
  if (text.length <= LONGEST) return { code: text, isShortened: false };
  return { code: `${firstLines(text, LONGEST)}\n…`, isShortened: true };
}

/** The lines of a text that fit into a length; of a single line that is longer, its beginning. */
export function firstLines(text: string, longest: number): string {
  const end = text.lastIndexOf('\n', longest);
  return text.slice(0, end > 0 ? end : longest);
}

function languageOf(contentType: string): string {
  return /xml|html/.test(contentType) ? 'xml' : 'text';
}
