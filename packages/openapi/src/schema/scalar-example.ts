import { makeMatcher, patternExample } from './pattern-example.ts';
import type { Schema } from './schema.ts';

const DIGITS = '0123456789';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
const LARGE = SMALL.toUpperCase();

/** Longer strings are not generated, whatever a schema demands. */
const MAX_LENGTH = 256;

/**
 * Values of the formats of https://spec.openapis.org/registry/format/ and of those that are common
 * beyond it. Addresses are reserved for documentation.
 */
const FORMATS: Record<string, string> = {
  base64url: 'c3RyaW5n',
  byte: 'c3RyaW5n',
  char: 's',
  date: '2019-08-24',
  'date-time': '2019-08-24T14:15:22Z',
  decimal: '0',
  duration: 'P1D',
  email: 'user@example.com',
  'google-datetime': '2019-08-24T14:15:22Z',
  'google-duration': '1s',
  hostname: 'example.com',
  'idn-email': 'user@example.com',
  'idn-hostname': 'example.com',
  int64: '0',
  ip: '192.0.2.1',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  iri: 'https://example.com',
  'iri-reference': '/path',
  'json-pointer': '/json/pointer',
  password: 'pa$$word',
  regex: '^[a-z]+$',
  'relative-json-pointer': '1/json/pointer',
  time: '14:15:22Z',
  uint64: '0',
  uri: 'https://example.com',
  'uri-reference': '/path',
  'uri-template': 'https://example.com/{name}',
  url: 'https://example.com',
  uuid: '497f6eca-6276-4993-bfeb-53cbbbba6f08',
};

/**
 * A value that is neither a list nor an object, by format and bounds.
 * @param position The values for different positions in a list differ, if possible
 */
export function scalarExample(schema: Schema, position = 0): unknown {
  const [type] = schema.types;
  switch (type) {
    case 'integer':
    case 'number':
      return numberExample(schema, type === 'integer', position);
    case 'boolean':
      return position % 2 === 0;
    case 'null':
      return null;
    case undefined:
      return schema.nullable ? null : stringExample(schema, position);
    default:
      return stringExample(schema, position);
  }
}

type Limits = { min: number; max: number };

/** A bound as a number, or the default if there is none. If it is given twice, the stricter. */
function readBound({ bounds }: Schema, keyword: string, otherwise: number): number {
  const values = bounds
    .filter((bound) => bound.keyword === keyword)
    .map(({ value }) => Number(value))
    .filter(Number.isFinite);
  if (values.length === 0) return otherwise;
  return otherwise > 0 ? Math.min(...values) : Math.max(...values);
}

/** Zero if it is allowed, or else the allowed number next to it. */
function numberExample(schema: Schema, isInteger: boolean, position: number): number {
  const factor = readBound(schema, 'multipleOf', 0);
  const step = factor > 0 ? factor : 1;
  const least = readBound(schema, 'minimum', Number.NEGATIVE_INFINITY);
  const most = readBound(schema, 'maximum', Number.POSITIVE_INFINITY);
  const above = readBound(schema, 'exclusiveMinimum', Number.NEGATIVE_INFINITY);
  const below = readBound(schema, 'exclusiveMaximum', Number.POSITIVE_INFINITY);
  const isAllowed = (value: number) =>
    value >= least && value <= most && value > above && value < below;
  const round = (value: number, up: boolean) =>
    (isInteger || factor > 0) && Number.isFinite(value)
      ? tidy((up ? Math.ceil(value / step) : Math.floor(value / step)) * step)
      : value;
  const low = Math.max(least, above);
  const high = Math.min(most, below);
  const lowest = round(low, true);
  const highest = round(high, false);
  const start = [
    0,
    lowest,
    tidy(lowest + step),
    highest,
    tidy(highest - step),
    (low + high) / 2,
  ].find((value) => Number.isFinite(value) && isAllowed(value));
  const next = tidy((start ?? 0) + position * step);
  return isAllowed(next) ? next : (start ?? 0);
}

/** Without the error of binary fractions, such as in 0.1 + 0.2. */
function tidy(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(15));
}

function stringExample(schema: Schema, position: number): string {
  const limits = {
    min: readBound(schema, 'minLength', 0),
    max: readBound(schema, 'maxLength', Number.POSITIVE_INFINITY),
  };
  const patterns = schema.bounds.filter(({ keyword }) => keyword === 'pattern');
  const matchers = patterns.map(({ value }) => makeMatcher(value));
  const isAllowed = (text: string) =>
    text.length >= limits.min &&
    text.length <= limits.max &&
    matchers.every((matches) => matches(text));
  const formatted = formatExample(schema);
  const plain = fitted(formatted ?? 'string', limits, formatted === undefined);
  const [pattern] = patterns;
  const candidates = [
    plain,
    ...(pattern === undefined || patterns.length > 1
      ? []
      : [patternExample(pattern.value, limits)]),
    ...patterns.map(({ value }) => patternExample(value, limits)),
  ].filter((text) => text !== undefined);
  const first = candidates.find(isAllowed) ?? plain;
  const other = distinct(first, schema.format, position);
  if (position === 0 || isAllowed(other)) return other;
  const others = listSimilar(first).filter(isAllowed);
  return others[(position - 1) % others.length] ?? first;
}

/** Texts that differ in their last letter or digit, since many patterns allow no further one. */
function listSimilar(text: string): string[] {
  const kind = [DIGITS, SMALL, LARGE].find((signs) => signs.includes(text.slice(-1))) ?? '';
  return [...kind].map((sign) => text.slice(0, -1) + sign).filter((similar) => similar !== text);
}

function formatExample({ format, bounds }: Schema): string | undefined {
  const isEncoded = bounds.some(
    ({ keyword, value }) => keyword === 'contentEncoding' && /^base64/.test(value),
  );
  if (isEncoded) return FORMATS['byte'];
  return format !== undefined && Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
}

/** A text that is extended or shortened to the allowed length. Shortening would break formats. */
function fitted(text: string, { min, max }: Limits, mayShorten: boolean): string {
  const least = Math.min(min, MAX_LENGTH);
  const long =
    mayShorten && text.length < least ? text.repeat(Math.ceil(least / text.length)) : text;
  const end = text.length < least ? least : Math.min(max, long.length);
  return mayShorten ? long.slice(0, end) : long;
}

/** The text for a further position in a list. */
function distinct(text: string, format: string | undefined, position: number): string {
  if (position === 0) return text;
  if (format === 'date' || format === 'date-time') {
    const day = String(1 + (position % 28)).padStart(2, '0');
    return text.replace(/^(\d+-\d+-)\d+/, `$1${day}`);
  }
  if (format === 'uuid') return text.slice(0, -2) + String(10 + (position % 90));
  if (format === 'email' || format === 'idn-email') return text.replace('@', `${position + 1}@`);
  return `${text}${position + 1}`;
}
