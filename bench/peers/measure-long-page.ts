import type { Browser } from '@playwright/test';
import { findDocumentStart, longestTask, recordTrace, untilTraced } from '../trace.ts';
import {
  DEVICES,
  type Device,
  onDevice,
  openIdle,
  type Subject,
  urlOf,
  type Values,
  visit,
} from './visit.ts';

/** How long the pointer stays over the page, after which everything has been hydrated. */
const QUIET_MS = 800;
/** A point of the bar at the top, without a link. */
const BAR = { x: 640, y: 30 };

/**
 * Measures the longest task on the longest page, twice: while it loads and nobody touches it, and
 * until everything works after the pointer has moved. A generator that hydrates while loading has
 * the same value twice.
 */
export function measureLongPage(
  browser: Browser,
  subject: Subject,
  device: Device,
): Promise<Values> {
  const url = urlOf(subject, subject.places.long);
  return untilTraced(() =>
    visit(browser, DEVICES[device], async (page, log) => {
      const events = await recordTrace(browser, page, async () => {
        await openIdle(page, url, log);
        await page.evaluate(() => performance.mark('bench-moved'));
        await page.mouse.move(BAR.x, BAR.y);
        await page.waitForTimeout(QUIET_MS);
        await log.untilQuiet(QUIET_MS);
      });
      const start = findDocumentStart(events, url);
      if (!start) return undefined;
      const moved = events.find(({ name }) => name === 'bench-moved');
      const whileLoading = events.filter(({ ts }) => moved === undefined || ts < moved.ts);
      return onDevice(device, {
        'long page, loading': longestTask(whileLoading, start).milliseconds,
        'long page, live': longestTask(events, start).milliseconds,
      });
    }),
  );
}
