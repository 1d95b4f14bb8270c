import { isObject } from '../description/json.ts';
import { isSmall } from '../description/value-size.ts';
import { parseLongIntegers, WrittenInteger } from '../description/written-integer.ts';
import { isJsonType } from '../samples/media-type.ts';
import { valueText } from '../samples/serialize.ts';

/** Longer examples are shortened, because pages are limited in size and nobody reads them. */
const MAX_LENGTH = 6000;

/** Values beyond this make longer text, or are nested more deeply than `JSON.stringify` can write. */
const SMALL = { values: MAX_LENGTH, depth: 200 };

export type ExampleText = { code: string; language: string; isShortened: boolean };

/** An example as it is sent, formatted for readers. */
export function exampleText(value: unknown, contentType: string): ExampleText {
  const isJson = isJsonType(contentType) || typeof value !== 'string';
  if (!isJson) return { ...cutText(valueText(value)), language: getLanguage(contentType) };
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  const whole = isSmall(parsed, SMALL) ? (JSON.stringify(parsed, null, 2) ?? '') : undefined;
  if (whole !== undefined && whole.length <= MAX_LENGTH)
    return { code: whole, language: 'json', isShortened: false };
  const shortened = [3, 2, 1].map((entries) => shorten(parsed, entries, entries + 2));
  const texts = shortened.map((each) => JSON.stringify(each, null, 2));
  const code = texts.find((text) => text.length <= MAX_LENGTH);
  if (code !== undefined) return { code, language: 'json', isShortened: true };
  const { code: start } = cutText(whole ?? texts.at(-1) ?? '');
  return { code: start, language: 'json', isShortened: true };
}

function parseJson(text: string): unknown {
  try {
    return parseLongIntegers(text);
  } catch {
    return text;
  }
}

/** Keeps only the first entries of lists, and drops what is nested too deeply. */
function shorten(value: unknown, entries: number, depth: number): unknown {
  if (Array.isArray(value)) {
    if (depth === 0) return [];
    return value.slice(0, entries).map((entry) => shorten(entry, entries, depth - 1));
  }
  if (!isObject(value) || value instanceof WrittenInteger) return value;
  if (depth === 0) return {};
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, shorten(inner, entries, depth - 1)]),
  );
}

function cutText(text: string): { code: string; isShortened: boolean } {
  if (text.length <= MAX_LENGTH) return { code: text, isShortened: false };
  return { code: `${firstLines(text, MAX_LENGTH)}\n…`, isShortened: true };
}

/** The first lines of the text that fit into a length. If the first line is longer, its beginning. */
export function firstLines(text: string, longest: number): string {
  const end = text.lastIndexOf('\n', longest);
  return text.slice(0, end > 0 ? end : longest);
}

function getLanguage(contentType: string): string {
  return /xml|html/.test(contentType) ? 'xml' : 'text';
}
