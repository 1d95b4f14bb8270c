import type { Page } from '@playwright/test';
import { z } from 'zod';

const traceSchema = z.object({
  traceEvents: z.array(z.object({ name: z.string(), args: z.unknown() })),
});

/** An event of a trace, such as `Layout`. Its arguments depend on its name. */
export type TraceEvent = z.output<typeof traceSchema>['traceEvents'][number];

/** Records what the browser does for a page while a function runs. A browser records one trace at a time. */
export async function recordTrace(page: Page, run: () => Promise<unknown>): Promise<TraceEvent[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await run();
  const trace = await browser?.stopTracing();
  return traceSchema.parse(JSON.parse(String(trace))).traceEvents;
}
