import { z } from 'zod';
import { type Measurement, timed } from './measurement.ts';

/** What a trace must hold for `longestTask`: tasks, the code they ran, and marks. */
export const TRACE_CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
];

const MICROSECONDS = 1000;

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  args: z
    .object({
      data: z.object({ url: z.string().optional() }).optional().catch(undefined),
      fileName: z.string().optional(),
    })
    .catch({}),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

type TraceEvent = z.output<typeof eventSchema>;

export type LongestTask = {
  milliseconds: number;
  /** What took most of it, with its script where it is one. */
  cause?: string;
};

/**
 * The longest task of the main thread from an event on, the task of that event included. The thread is the one on
 * which the event last happened.
 * @throws where the trace does not hold the event
 */
export function longestTask(trace: string, startEvent: string): LongestTask {
  const { traceEvents } = traceSchema.parse(JSON.parse(trace));
  const start = traceEvents.filter(({ name }) => name === startEvent).at(-1);
  if (!start) throw new Error(`The trace holds no event named ${startEvent}.`);
  const events = traceEvents.filter(
    ({ pid, tid, ts, dur }) => pid === start.pid && tid === start.tid && ts + dur >= start.ts,
  );
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const longest = tasks.toSorted((a, b) => b.dur - a.dur)[0];
  if (!longest) return { milliseconds: 0 };
  return { milliseconds: longest.dur / MICROSECONDS, cause: causeOf(longest, events) };
}

/** The longest task of several runs, with what it did in the slowest of them. */
export function timedTask(tasks: LongestTask[], budget: number): Measurement {
  const slowest = tasks.toSorted((a, b) => b.milliseconds - a.milliseconds)[0];
  return timed(
    tasks.map(({ milliseconds }) => milliseconds),
    { what: 'longest task, slow processor', budget, note: slowest?.cause },
  );
}

function causeOf(task: TraceEvent, events: TraceEvent[]): string | undefined {
  const [cause] = events
    .filter(
      (event) =>
        event.name !== 'RunTask' &&
        event.ts >= task.ts &&
        event.ts + event.dur <= task.ts + task.dur,
    )
    .toSorted((a, b) => b.dur - a.dur);
  if (!cause) return undefined;
  const script = (cause.args.data?.url ?? cause.args.fileName ?? '').split('/').at(-1) ?? '';
  return script === '' ? cause.name : `${cause.name} ${script}`;
}
