import { didYouMean } from 'folia-problems';
import { addDuration } from './duration.ts';
import {
  type ChartOptions,
  mistake,
  type Outcome,
  type ScheduledTask,
  type Section,
  UNKNOWN,
  type WrittenChart,
  type WrittenTask,
} from './gantt-chart.ts';
import { DAY, skipDaysOff } from './working-days.ts';

type Times = { start: number; end: number; barEnd: number };

/** Tasks that others refer to, with what is known about them so far. */
type Schedule = {
  options: ChartOptions;
  byId: Map<string, WrittenTask>;
  before: Map<WrittenTask, WrittenTask>;
  times: Map<WrittenTask, Outcome<Times>>;
  starts: Map<WrittenTask, Outcome<number>>;
};

const REFERENCE = /^(after|until)\s+([\w -]+)$/;
/** Marks a task whose dates are being computed: meeting it again means that tasks wait for each other. */
const WAITING = { kind: 'unknown' } as const;

/** Computes when each task starts and ends. */
export function scheduleTasks({
  sections,
  options,
}: WrittenChart): Outcome<Section<ScheduledTask>[]> {
  const tasks = sections.flatMap((section) => section.tasks);
  const schedule: Schedule = {
    options,
    byId: new Map(tasks.map((task) => [task.id, task])),
    before: new Map(),
    times: new Map(),
    starts: new Map(),
  };
  for (const [index, task] of tasks.entries()) {
    const previous = tasks[index - 1];
    if (previous) schedule.before.set(task, previous);
  }
  const scheduled: Section<ScheduledTask>[] = [];
  for (const { name, tasks: written } of sections) {
    const section: Section<ScheduledTask> = { name, tasks: [] };
    for (const task of written) {
      const times = timesOf(task, schedule);
      if (times.kind !== 'ok') return times;
      section.tasks.push({ name: task.name, tags: task.tags, ...times.value });
    }
    scheduled.push(section);
  }
  return { kind: 'ok', value: scheduled };
}

function timesOf(task: WrittenTask, schedule: Schedule): Outcome<Times> {
  return remember(task, schedule.times, () => {
    const start = startOf(task, schedule);
    if (start.kind !== 'ok') return start;
    const end = endOf(task, start.value, schedule);
    if (end.kind !== 'ok') return end;
    const { options } = schedule;
    // As in Mermaid, days off do not move an end that is written as an ISO 8601 date.
    const isFixed = options.days.excludes.size === 0 || /^\d{4}-\d\d-\d\d$/.test(task.end);
    const ends = isFixed
      ? { end: end.value, barEnd: end.value }
      : skipDaysOff(start.value, end.value, options);
    if (ends) return { kind: 'ok', value: { start: start.value, ...ends } };
    return mistake(task.statement, `All days are excluded, so "${task.name}" never ends.`);
  });
}

function startOf(task: WrittenTask, schedule: Schedule): Outcome<number> {
  return remember(task, schedule.starts, () => {
    const { start, name, statement } = task;
    if (start === undefined) {
      const previous = schedule.before.get(task);
      if (previous) return endTimeOf(previous, schedule);
      return mistake(statement, `The first task, "${name}", needs a start.`);
    }
    const [, word, ids = ''] = REFERENCE.exec(start) ?? [];
    if (word === 'after') {
      return extreme(task, ids, schedule, (times) => Math.max(...times), endTimeOf);
    }
    return readTime(start, task, schedule.options);
  });
}

function endOf(task: WrittenTask, start: number, schedule: Schedule): Outcome<number> {
  const { options } = schedule;
  const [, word, ids = ''] = REFERENCE.exec(task.end) ?? [];
  if (word === 'until') {
    return extreme(task, ids, schedule, (times) => Math.min(...times), startOf);
  }
  const time = options.dateFormat.read(task.end);
  if (time !== undefined) {
    return { kind: 'ok', value: time + (options.inclusiveEndDates ? DAY : 0) };
  }
  const end = addDuration(start, task.end);
  if (end.kind === 'ok' || end.kind === 'unknown') return end;
  return mistake(
    task.statement,
    `"${task.end}" is neither a date in the format ${options.dateFormat.pattern} nor a duration.`,
    'Durations are a number with ms, s, m (minutes), h, d, w, M (months) or y, such as "3d".',
  );
}

function readTime(text: string, task: WrittenTask, { dateFormat }: ChartOptions): Outcome<number> {
  const time = dateFormat.read(text);
  if (time !== undefined) return { kind: 'ok', value: time };
  // Browsers understand more forms of dates, in the time zone of the reader.
  if (!Number.isNaN(Date.parse(text))) return UNKNOWN;
  return mistake(
    task.statement,
    `"${text}" is not a date in the format ${dateFormat.pattern}.`,
    'Write a date in this format, or set another one with "dateFormat".',
  );
}

function endTimeOf(task: WrittenTask, schedule: Schedule): Outcome<number> {
  const times = timesOf(task, schedule);
  return times.kind === 'ok' ? { kind: 'ok', value: times.value.end } : times;
}

/** The latest or earliest time of the tasks that another one names. */
function extreme(
  task: WrittenTask,
  ids: string,
  schedule: Schedule,
  choose: (times: number[]) => number,
  timeOf: (task: WrittenTask, schedule: Schedule) => Outcome<number>,
): Outcome<number> {
  const times: number[] = [];
  for (const id of ids.split(' ').filter(Boolean)) {
    const other = schedule.byId.get(id);
    if (!other) {
      return mistake(
        task.statement,
        `"${task.name}" refers to the task "${id}", which does not exist.`,
        `${didYouMean(id, [...schedule.byId.keys()])}An id is the first of three values: "Sow rye :sow, 2024-03-01, 10d".`,
      );
    }
    const time = timeOf(other, schedule);
    if (time.kind === 'unknown' && isWaiting(other, schedule)) {
      const message =
        other === task
          ? `"${task.name}" waits for itself.`
          : `"${task.name}" and "${other.name}" wait for each other.`;
      return mistake(task.statement, message);
    }
    if (time.kind !== 'ok') return time;
    times.push(time.value);
  }
  return { kind: 'ok', value: choose(times) };
}

function isWaiting(task: WrittenTask, { times, starts }: Schedule): boolean {
  return times.get(task) === WAITING || starts.get(task) === WAITING;
}

function remember<T>(
  task: WrittenTask,
  known: Map<WrittenTask, Outcome<T>>,
  find: () => Outcome<T>,
): Outcome<T> {
  const answer = known.get(task);
  if (answer) return answer;
  known.set(task, WAITING);
  const found = find();
  known.set(task, found);
  return found;
}
