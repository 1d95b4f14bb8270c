const WRITTEN =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * A day, or a day and a time, as an instant in UTC, or undefined where there is no such day. Where no zone is written,
 * UTC is meant, so that a site is the same wherever it is built.
 * @example instantOf('2024-5-6') // '2024-05-06T00:00:00.000Z'
 */
export function instantOf(written: string): string | undefined {
  const match = WRITTEN.exec(written.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '0', minute = '00', second = '00', zone = 'Z'] =
    match;
  const two = (part: string) => part.padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  const instant = new Date(`${date}T${two(hour)}:${minute}:${second}${isoZone(zone)}`);
  // A day that its month does not have would be taken for one of the next.
  const isDay = new Date(`${date}T00:00:00Z`).getUTCDate() === Number(day);
  return Number.isNaN(instant.getTime()) || !isDay ? undefined : instant.toISOString();
}

function isoZone(zone: string): string {
  return zone.replace(/^z$/, 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
}
