import { addMonths } from './duration.ts';
import type { ChartOptions, TickInterval, TickUnit } from './gantt-chart.ts';
import { textWidth } from './text-width.ts';
import { DAY } from './working-days.ts';

export const AXIS_FONT = 12;
/** Minimum space between two labels of the axis, in pixels. */
const GAP = 14;
/** Minimum distance between two lines of the axis, in pixels. */
const MIN_DISTANCE = 3;

const LENGTHS: Record<TickUnit, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};
const STEPS: [TickUnit, number[]][] = [
  ['millisecond', [1, 5, 20, 100, 500]],
  ['second', [1, 5, 15, 30]],
  ['minute', [1, 5, 15, 30]],
  ['hour', [1, 3, 6, 12]],
  ['day', [1, 2]],
  ['week', [1, 2]],
  ['month', [1, 3, 6]],
  ['year', [1, 2, 5, 10, 20, 50, 100, 500, 1000]],
];
/** The intervals that an axis can have, short ones first. */
const INTERVALS: TickInterval[] = STEPS.flatMap(([unit, counts]) =>
  counts.map((count) => ({ count, unit })),
);

/** A line of the axis, with a label if it has room. */
export type Tick = { time: number; label?: string };

/** The range of an axis and its pixels. */
export type Scale = { from: number; to: number; width: number };

/** Chooses the lines of an axis so that their labels differ and have room beside each other. */
export function makeTicks(scale: Scale, options: ChartOptions): Tick[] {
  const { tickInterval, firstDay } = options;
  if (tickInterval && distance(tickInterval, scale) >= MIN_DISTANCE) {
    return thinned(timesAt(tickInterval, scale, firstDay), scale, options);
  }
  for (const interval of INTERVALS) {
    if (distance(interval, scale) < GAP) continue;
    const times = timesAt(interval, scale, firstDay);
    const labels = times.map(options.axisFormat.format);
    const widest = Math.max(0, ...labels.map((label) => textWidth(label, AXIS_FONT)));
    const repeats = labels.some((label, index) => index > 0 && label === labels[index - 1]);
    if (repeats || distance(interval, scale) < widest + GAP) continue;
    // A range without such a time within it has a label at its start.
    const shown = times.length > 0 ? times : [scale.from];
    return shown.map((time) => ({ time, label: options.axisFormat.format(time) }));
  }
  return [{ time: scale.from, label: options.axisFormat.format(scale.from) }];
}

function distance({ count, unit }: TickInterval, { from, to, width }: Scale): number {
  return (count * LENGTHS[unit] * width) / (to - from);
}

/** Labels only each second, third or later line, so that all labels have room. */
function thinned(times: number[], scale: Scale, { axisFormat }: ChartOptions): Tick[] {
  const labels = times.map(axisFormat.format);
  const widest = Math.max(0, ...labels.map((label) => textWidth(label, AXIS_FONT)));
  const [first = 0, second = scale.to] = times;
  const step = ((second - first) * scale.width) / (scale.to - scale.from);
  const every = Math.max(1, Math.ceil((widest + GAP) / step));
  return times.map((time, index) => ({
    time,
    label: index % every === 0 ? labels[index] : undefined,
  }));
}

/** Lists the times of an interval within a range: at even days, at the first of months and so on. */
function timesAt({ count, unit }: TickInterval, { from, to }: Scale, firstDay: number): number[] {
  const times: number[] = [];
  if (unit === 'month' || unit === 'year') {
    const months = unit === 'year' ? count * 12 : count;
    const first = new Date(from);
    const index = first.getUTCFullYear() * 12 + first.getUTCMonth();
    const years = Math.floor(index / months) * months;
    let time = addMonths(Date.UTC(2000, 0, 1), years - 2000 * 12);
    for (; time <= to; time = addMonths(time, months)) if (time >= from) times.push(time);
    return times;
  }
  if (unit === 'day' && count > 1) return daysOfMonths(count, from, to);
  const step = count * LENGTHS[unit];
  // January 1, 1970 was a Thursday.
  const origin = unit === 'week' ? ((firstDay - 4 + 7) % 7) * DAY : 0;
  let time = origin + Math.ceil((from - origin) / step) * step;
  for (; time <= to; time += step) times.push(time);
  return times;
}

/** Every `count` days of each month, as in Mermaid, except the last time before the first of the next month. */
function daysOfMonths(count: number, from: number, to: number): number[] {
  const times: number[] = [];
  for (let day = Math.ceil(from / DAY) * DAY; day <= to; day += DAY) {
    const inMonth = new Date(day).getUTCDate() - 1;
    const daysLeft = (addMonths(day - inMonth * DAY, 1) - day) / DAY;
    if (inMonth % count === 0 && daysLeft > count / 2) times.push(day);
  }
  return times;
}
