import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { type Measurement, timed } from './measurement.ts';

/** What a trace must include for `longestTask`: tasks, their activities, and marks. */
const TRACE_CATEGORIES = [
  'disabled-by-default-devtools.timeline',
  'devtools.timeline',
  'blink.user_timing',
];

const MICROSECONDS = 1000;
/** Longer tasks delay input noticeably (https://www.w3.org/TR/longtasks-1/). */
const LONG_TASK_MS = 50;

const eventSchema = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Start and duration, in microseconds. */
  ts: z.number(),
  dur: z.number().default(0),
  /** Processor time. */
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
  /** What took the longest, with its script if there is one. */
  cause?: string;
};

/** Records what Chromium does while a function runs. A browser records one trace at a time. */
export async function recordTrace(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  let trace: Buffer;
  try {
    await run();
  } finally {
    // If the recording went on, no other could begin.
    trace = await browser.stopTracing();
  }
  return parseTrace(trace);
}

/** Parses a trace in Chromium's format. */
function parseTrace(trace: Buffer): TraceEvent[] {
  return traceSchema.parse(JSON.parse(trace.toString())).traceEvents;
}

/** How often a page is loaded, at most, until a trace contains the load. */
const MAX_LOADS = 5;

/**
 * Repeats a measurement until its trace contains the load of the page. On a busy machine, Chromium may not begin to record a
 * new process until the page has loaded.
 *
 * @param measure loads the page in a new context; returns undefined if the trace is incomplete
 * @throws if all traces are incomplete
 */
export async function untilTraced<Result>(
  measure: () => Promise<Result | undefined>,
): Promise<Result> {
  for (let loads = 0; loads < MAX_LOADS; loads += 1) {
    const result = await measure();
    if (result !== undefined) return result;
  }
  throw new Error(`None of ${MAX_LOADS} traces includes the load of the page.`);
}

/**
 * The start of parsing a page's document. A frame starts with an empty document, and each SVG image
 * is a document, too.
 *
 * @returns undefined if the trace does not include the load of the page
 */
export function findDocumentStart(events: TraceEvent[], url: string): TraceEvent | undefined {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!navigation) return undefined;
  return events.findLast(
    ({ name, args }) => name === 'domLoading' && args.frame === navigation.args.frame,
  );
}

/** A mark set by the page. @throws if there is none */
export function findMark(events: TraceEvent[], mark: string): TraceEvent {
  const found = events.find(({ name }) => name === mark);
  if (!found) throw new Error(`The trace does not include the mark ${mark}.`);
  return found;
}

/**
 * The longest task on the thread of an event, starting with the event's own task. Its duration is
 * processor time: on an idle machine, the same as elapsed time.
 */
export function longestTask(events: TraceEvent[], start: TraceEvent): LongestTask {
  const later = events.filter(
    ({ pid, tid, ts, dur }) => pid === start.pid && tid === start.tid && ts + dur >= start.ts,
  );
  const longest = longestOf(later.filter(({ name }) => name === 'RunTask'));
  if (!longest) return { milliseconds: 0 };
  return { milliseconds: workOf(longest) / MICROSECONDS, cause: causeOf(longest, later) };
}

/**
 * The time that tasks on the thread of an event take beyond 50 ms each, in milliseconds: the total
 * blocking time (https://web.dev/articles/tbt), up to another event. Counts processor time.
 */
export function blockingTime(events: TraceEvent[], start: TraceEvent, end?: TraceEvent): number {
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === start.pid && tid === start.tid)
    .filter(({ ts, dur }) => ts + dur >= start.ts && (end === undefined || ts <= end.ts))
    .reduce((total, task) => total + Math.max(0, workOf(task) / MICROSECONDS - LONG_TASK_MS), 0);
}

/** The longest task of several runs, with the cause in the slowest of them. */
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
