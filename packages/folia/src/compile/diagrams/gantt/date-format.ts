import { escapePattern } from '../../../contract/escape-pattern.ts';

/** Reads a date in milliseconds since 1970, as if it were in UTC; undefined if it is not in the format. */
type DateReader = (text: string) => number | undefined;

export type DateFormat = { read: DateReader; pattern: string; hasDays: boolean };

type Field = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'millisecond';
type Token = { field: Field; digits: string };

/** The tokens of day.js (https://day.js.org/docs/en/parse/string-format) that do not depend on a language. */
const TOKENS: Record<string, Token> = {
  YYYY: { field: 'year', digits: '\\d{4}' },
  YY: { field: 'year', digits: '\\d{2}' },
  MM: { field: 'month', digits: '\\d{2}' },
  M: { field: 'month', digits: '[1-9]\\d?' },
  DD: { field: 'day', digits: '\\d{2}' },
  D: { field: 'day', digits: '[1-9]\\d?' },
  HH: { field: 'hour', digits: '\\d{2}' },
  H: { field: 'hour', digits: '0|[1-9]\\d?' },
  mm: { field: 'minute', digits: '\\d{2}' },
  m: { field: 'minute', digits: '0|[1-9]\\d?' },
  ss: { field: 'second', digits: '\\d{2}' },
  s: { field: 'second', digits: '0|[1-9]\\d?' },
  SSS: { field: 'millisecond', digits: '\\d{3}' },
};
const PARTS = /([A-Za-z])\1*|[^A-Za-z]/g;
/** The day of times without a date. It is not shown. */
const SOME_DAY = { year: 2000, month: 1, day: 1 };

/**
 * Makes the reader of a `dateFormat`. Undefined if the format has tokens that need a language or a time zone, or leaves
 * out the year, which Mermaid takes from the current date.
 */
export function readDateFormat(format: string): DateFormat | undefined {
  const tokens: Token[] = [];
  let pattern = '';
  for (const [part] of format.matchAll(PARTS)) {
    const token = TOKENS[part];
    if (token) {
      tokens.push(token);
      pattern += `(${token.digits})`;
    } else if (/[A-Z]/i.test(part) && part !== 'T') return undefined;
    else pattern += escapePattern(part);
  }
  const fields = tokens.map(({ field }) => field);
  const has = (field: Field) => fields.includes(field);
  const hasDays = has('year');
  if (tokens.length === 0 || new Set(fields).size < fields.length) return undefined;
  if (!hasDays && (has('month') || has('day'))) return undefined;
  const whole = new RegExp(`^${pattern}$`);
  const read: DateReader = (text) => {
    const match = whole.exec(text);
    return match ? timeOf(fields, match.slice(1)) : undefined;
  };
  return { read, pattern: format, hasDays };
}

/** Undefined for a date that does not exist, such as February 30. */
function timeOf(fields: Field[], digits: string[]): number | undefined {
  const parts = { ...SOME_DAY, hour: 0, minute: 0, second: 0, millisecond: 0 };
  for (const [index, field] of fields.entries()) {
    const text = digits[index] ?? '';
    parts[field] = field === 'year' && text.length === 2 ? fullYear(Number(text)) : Number(text);
  }
  const { year, month, day, hour, minute, second, millisecond } = parts;
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second, millisecond));
  const exists =
    date.getUTCFullYear() === year &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day &&
    date.getUTCHours() === hour &&
    date.getUTCMinutes() === minute &&
    second < 60;
  return exists ? date.getTime() : undefined;
}

/** The year of two digits, as day.js understands it. */
function fullYear(year: number): number {
  return year + (year > 68 ? 1900 : 2000);
}
