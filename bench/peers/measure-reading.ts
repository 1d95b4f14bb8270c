import type { Browser } from '@playwright/test';
import { PHONE_SCREEN } from '../browser.ts';
import { readPaints } from '../read-paints.ts';
import {
  blockingTime,
  findDocumentStart,
  longestTask,
  recordTrace,
  untilTraced,
} from '../trace.ts';
import {
  DEVICES,
  type Device,
  onDevice,
  type Subject,
  urlOf,
  type Values,
  visit,
} from './visit.ts';

/** How long a reader without input is watched after the page has loaded. */
const WATCHED_MS = 2500;

/** Measures a first visit of a page without any input. */
export function measureReading(
  browser: Browser,
  subject: Subject,
  device: Device,
): Promise<Values> {
  const url = urlOf(subject, subject.places.start.path);
  return untilTraced(() =>
    visit(browser, DEVICES[device], async (page, log) => {
      if (device === 'phone') await page.setViewportSize(PHONE_SCREEN);
      const events = await recordTrace(browser, page, async () => {
        await page.goto(url);
        await page.waitForTimeout(WATCHED_MS);
      });
      const start = findDocumentStart(events, url);
      if (!start) return undefined;
      const { firstPaint, largestPaint, shift } = await page.evaluate(readPaints);
      // A prefetched file is requested again when it is used, without traffic.
      const requests = (await log.requests()).filter(({ bytes }) => bytes > 0);
      return onDevice(device, {
        requests: requests.length,
        bytes: requests.reduce((total, { bytes }) => total + bytes, 0),
        'first paint': firstPaint,
        'largest paint': largestPaint,
        'blocking time': blockingTime(events, start),
        'longest task': longestTask(events, start).milliseconds,
        'layout shift': shift,
      });
    }),
  );
}
