import { DAY } from './working-days.ts';

const DURATION = /^(\d+(?:\.\d+)?)(ms|[smhdwMy])$/;
/** Milliseconds of the units that are always of the same length. */
const LENGTHS: Record<string, number> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const DAYS_OF: Record<string, number> = { d: 1, w: 7 };
const MONTHS_OF: Record<string, number> = { M: 1, y: 12 };

export type DurationEnd = { kind: 'ok'; value: number } | { kind: 'unknown' } | { kind: 'none' };

/** Adds a duration such as `3d` to a time as Mermaid does: in whole days, and to the last day of shorter months. */
export function addDuration(start: number, text: string): DurationEnd {
  const [, number, unit = ''] = DURATION.exec(text) ?? [];
  if (number === undefined) return { kind: 'none' };
  const count = Number(number);
  const length = LENGTHS[unit];
  if (length !== undefined) return { kind: 'ok', value: start + Math.round(count * length) };
  const days = DAYS_OF[unit];
  if (days !== undefined) return { kind: 'ok', value: start + Math.round(count * days) * DAY };
  const months = count * (MONTHS_OF[unit] ?? 0);
  if (!Number.isInteger(months)) return { kind: 'unknown' };
  return { kind: 'ok', value: addMonths(start, months) };
}

/** Adds months to a time; January 31 and a month is the last day of February. */
export function addMonths(start: number, months: number): number {
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}
