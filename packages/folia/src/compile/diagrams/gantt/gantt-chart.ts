import type { AxisFormat } from './axis-format.ts';
import type { DateFormat } from './date-format.ts';

/** Words before the dates of a task that say how it is drawn. */
export const TASK_TAGS = ['done', 'active', 'crit', 'milestone', 'vert'] as const;

export type TaskTag = (typeof TASK_TAGS)[number];

/** A task as written. */
export type WrittenTask = {
  name: string;
  tags: TaskTag[];
  id: string;
  /** A date or `after a b`. Without it, the task starts when the one before it ends. */
  start?: string;
  /** A date, a duration or `until a b`. */
  end: string;
  /** Its statement, to find the line of a mistake. */
  statement: string;
};

export type Section<Task> = { name?: string; tasks: Task[] };

export type TickUnit =
  | 'millisecond'
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'week'
  | 'month'
  | 'year';

export type TickInterval = { count: number; unit: TickUnit };

/** The days that count for no task. */
export type DayRules = {
  /** Lower-case names of days, dates, or `weekends`. */
  excludes: ReadonlySet<string>;
  includes: ReadonlySet<string>;
  /** Days of the weekend; 0 is Sunday. */
  weekend: readonly number[];
};

/** How a chart reads and shows dates. */
export type ChartOptions = {
  dateFormat: DateFormat;
  axisFormat: AxisFormat;
  tickInterval?: TickInterval;
  /** The day on which weeks start on the axis; 0 is Sunday. */
  firstDay: number;
  days: DayRules;
  inclusiveEndDates: boolean;
  topAxis: boolean;
};

/** A chart as written. */
export type WrittenChart = {
  title?: string;
  options: ChartOptions;
  sections: Section<WrittenTask>[];
};

/** A task with its times in milliseconds since 1970, as if every date were in UTC. */
export type ScheduledTask = {
  name: string;
  tags: TaskTag[];
  start: number;
  /** When it ends, which may be after days off. */
  end: number;
  /** Where its bar ends: before days off at its end. */
  barEnd: number;
};

/** A statement that has no meaning. */
export type ChartMistake = { message: string; hint?: string; statement: string };

/** The result of reading a chart: its value, a mistake of the author, or a chart that only Mermaid can draw exactly. */
export type Outcome<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'mistake'; mistake: ChartMistake }
  | { kind: 'unknown' };

export const UNKNOWN = { kind: 'unknown' } as const;

/** @param hint how to write it instead */
export function mistake(statement: string, message: string, hint?: string) {
  return { kind: 'mistake', mistake: { statement, message, hint } } as const;
}
