import { DAYS } from './axis-format.ts';
import type { ChartOptions } from './gantt-chart.ts';

export const DAY = 86_400_000;
/** As in Mermaid: more days off in a row than this leave no day to work on. */
const MAX_DAYS_OFF = 10_000;

/** Whether a chart excludes the day of a time. */
export function isDayOff(time: number, { days, dateFormat }: ChartOptions): boolean {
  const { excludes, includes, weekend } = days;
  const date = new Date(time);
  const day = date.getUTCDay();
  // A date in a list is in the format of the chart or in that of ISO 8601.
  const isListed = (list: ReadonlySet<string>) =>
    list.has(date.toISOString().slice(0, 10)) ||
    [...list].some((entry) => dateFormat.read(entry) === time);
  if (isListed(includes)) return false;
  if (excludes.has('weekends') && weekend.includes(day)) return true;
  return excludes.has(DAYS[day]?.toLowerCase() ?? '') || isListed(excludes);
}

/**
 * Moves the end of a task by the days off in it.
 * @returns when it ends, and where its bar ends, which is before days off at its end; undefined if there is no day to
 * work on
 */
export function skipDaysOff(
  start: number,
  end: number,
  options: ChartOptions,
): { end: number; barEnd: number } | undefined {
  let last = end;
  let barEnd = end;
  let wasOff = false;
  for (let day = start + DAY; day <= last; day += DAY) {
    if (!wasOff) barEnd = last;
    wasOff = isDayOff(day, options);
    if (wasOff) last += DAY;
    if (last > end + MAX_DAYS_OFF * DAY) return undefined;
  }
  return { end: last, barEnd };
}

/** Lists the ranges of days off within a chart, as pairs of times. */
export function daysOff(from: number, to: number, options: ChartOptions): [number, number][] {
  const ranges: [number, number][] = [];
  if (options.days.excludes.size === 0) return ranges;
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) {
    if (!isDayOff(day, options)) continue;
    const last = ranges.at(-1);
    if (last && last[1] === day) last[1] = day + DAY;
    else ranges.push([day, day + DAY]);
  }
  return ranges.map(([start, end]) => [Math.max(start, from), Math.min(end, to)]);
}
