const DATE_TIME =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Parses a date, optionally with a time, to an instant in UTC; undefined if it is invalid. Without a time zone it is UTC, so
 * that builds do not depend on the time zone of the machine.
 * @example parseInstant('2024-5-6') // '2024-05-06T00:00:00.000Z'
 */
export function parseInstant(text: string): string | undefined {
  const match = DATE_TIME.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00', zone = 'Z'] =
    match;
  const padTwo = (part: string) => part.padStart(2, '0');
  const date = `${year}-${padTwo(month)}-${padTwo(day)}`;
  const instant = new Date(`${date}T${padTwo(hour)}:${minute}:${second}${toIsoZone(zone)}`);
  // `Date` would accept February 30 as a day in March.
  const isDay = new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day);
  return Number.isNaN(instant.getTime()) || !isDay ? undefined : instant.toISOString();
}

/**
 * The time zone of a date in a form that `Date` understands. An offset follows a time: the end of `06-05-2024` is a year.
 */
const ZONE = /\b(?:GMT|UTC|[ECMP][SD]T)\b|:\d{2}(?:\.\d+)?\s*[+-]\d|\dZ\b/i;

/**
 * Parses a date in any form that `Date` understands, such as `May 6, 2024`, to an instant in UTC; undefined if it is invalid.
 * Without a time zone it is UTC.
 */
export function readInstant(text: string): string | undefined {
  const known = parseInstant(text);
  if (known !== undefined || DATE_TIME.test(text.trim())) return known;
  const time = Date.parse(ZONE.test(text) ? text : `${text} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}

function toIsoZone(zone: string): string {
  return zone.replace(/^z$/, 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
}
