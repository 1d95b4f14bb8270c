/** How an axis shows a time, which is in milliseconds since 1970 as if in UTC. */
export type AxisFormat = { format: (time: number) => string; showsDays: boolean };

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
export const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY = 86_400_000;

/** The letters of d3-time-format (https://d3js.org/d3-time-format#locale_format), in English as in Mermaid. */
const LETTERS: Record<string, (date: Date) => string | [value: number, digits: number]> = {
  Y: (date) => String(date.getUTCFullYear()),
  y: (date) => [date.getUTCFullYear() % 100, 2],
  m: (date) => [date.getUTCMonth() + 1, 2],
  d: (date) => [date.getUTCDate(), 2],
  e: (date) => String(date.getUTCDate()).padStart(2),
  j: (date) => [dayOfYear(date) + 1, 3],
  H: (date) => [date.getUTCHours(), 2],
  I: (date) => [date.getUTCHours() % 12 || 12, 2],
  M: (date) => [date.getUTCMinutes(), 2],
  S: (date) => [date.getUTCSeconds(), 2],
  L: (date) => [date.getUTCMilliseconds(), 3],
  p: (date) => (date.getUTCHours() < 12 ? 'AM' : 'PM'),
  b: (date) => nameOf(MONTHS, date.getUTCMonth()).slice(0, 3),
  B: (date) => nameOf(MONTHS, date.getUTCMonth()),
  a: (date) => nameOf(DAYS, date.getUTCDay()).slice(0, 3),
  A: (date) => nameOf(DAYS, date.getUTCDay()),
  q: (date) => String(Math.floor(date.getUTCMonth() / 3) + 1),
  U: (date) => [Math.floor((dayOfYear(date) + 7 - date.getUTCDay()) / 7), 2],
  W: (date) => [Math.floor((dayOfYear(date) + 7 - ((date.getUTCDay() + 6) % 7)) / 7), 2],
  '%': () => '%',
};
const DIRECTIVE = /%([-_0]?)(.?)/g;
const TIME_LETTERS = new Set([...'HIMSLp%']);

/** Makes the writer of an `axisFormat`; undefined if it has directives that are not known. */
export function readAxisFormat(format: string): AxisFormat | undefined {
  const letters = Array.from(format.matchAll(DIRECTIVE), ([, , letter = '']) => letter);
  if (!letters.every((letter) => Object.hasOwn(LETTERS, letter))) return undefined;
  const writeAt = (date: Date) => (_: string, padding: string, letter: string) => {
    const written = LETTERS[letter]?.(date) ?? '';
    if (typeof written === 'string') return padding === '-' ? written.trim() : written;
    const [value, digits] = written;
    if (padding === '-') return String(value);
    return String(value).padStart(digits, padding === '_' ? ' ' : '0');
  };
  return {
    format: (time) => format.replace(DIRECTIVE, writeAt(new Date(time))),
    showsDays: letters.some((letter) => !TIME_LETTERS.has(letter)),
  };
}

function dayOfYear(date: Date): number {
  return Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / DAY);
}

function nameOf(names: string[], index: number): string {
  return names[index] ?? '';
}
