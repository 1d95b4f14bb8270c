import { z } from 'zod';
import { type Measurement, timed } from './measurement.ts';

/** What a trace must hold for `longestTask`: tasks, what they did, and marks. */
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
  /** Start and duration, in microseconds. */
  ts: z.number(),
  dur: z.number().default(0),
  /** What the processor worked on it. */
  tdur: z.number().optional(),
  args: z
    .object({
      frame: z.string().optional(),
      data: z
        .object({ url: z.string().optional(), documentLoaderURL: z.string().optional() })
        .optional(),
    })
    .catch({}),
});
const traceSchema = z.object({ traceEvents: z.array(eventSchema) });

export type TraceEvent = z.output<typeof eventSchema>;

export type LongestTask = {
  milliseconds: number;
  /** What took most of it, with its script where it is one. */
  cause?: string;
};

/** The events of a trace in Chromium's format. */
export function parseTrace(trace: Buffer): TraceEvent[] {
  return traceSchema.parse(JSON.parse(trace.toString())).traceEvents;
}

/**
 * The start of parsing a page's document. A frame first holds an empty one, and each SVG picture is a document too.
 * @throws where the page was not loaded during the trace
 */
export function findDocumentStart(events: TraceEvent[], url: string): TraceEvent {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  const start = events.findLast(
    ({ name, args }) => name === 'domLoading' && args.frame === navigation?.args.frame,
  );
  if (!navigation || !start) throw new Error(`The trace holds no load of ${url}.`);
  return start;
}

/** A mark that the page set. @throws where it did not */
export function findMark(events: TraceEvent[], mark: string): TraceEvent {
  const found = events.find(({ name }) => name === mark);
  if (!found) throw new Error(`The trace holds no mark ${mark}.`);
  return found;
}

/**
 * The longest task of the thread on which an event happened, from that event on, its own task included. Its length is
 * what the processor worked on it: on a machine that does nothing else, the same as the time it took.
 */
export function longestTask(events: TraceEvent[], start: TraceEvent): LongestTask {
  const later = events.filter(
    ({ pid, tid, ts, dur }) => pid === start.pid && tid === start.tid && ts + dur >= start.ts,
  );
  const longest = longestOf(later.filter(({ name }) => name === 'RunTask'));
  if (!longest) return { milliseconds: 0 };
  return { milliseconds: workOf(longest) / MICROSECONDS, cause: causeOf(longest, later) };
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
  const end = task.ts + task.dur;
  const cause = longestOf(
    events.filter(({ name, ts, dur }) => name !== 'RunTask' && ts >= task.ts && ts + dur <= end),
  );
  const script = cause?.args.data?.url?.split('/').at(-1);
  return script ? `${cause?.name} ${script}` : cause?.name;
}

function longestOf(events: TraceEvent[]): TraceEvent | undefined {
  return events.toSorted((a, b) => workOf(b) - workOf(a))[0];
}

function workOf({ dur, tdur }: TraceEvent): number {
  return tdur ?? dur;
}
