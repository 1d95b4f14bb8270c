import type { Browser } from '@playwright/test';
import { withFreshPage } from './browser.ts';
import { budgets } from './budgets.ts';
import { type Measurement, type Section, timed } from './measurement.ts';
import { type Paints, readPaints } from './read-paints.ts';
import { repeat } from './repeat.ts';
import { logRequests } from './request-log.ts';
import {
  findDocumentStart,
  type LongestTask,
  longestTask,
  recordTrace,
  timedTask,
  untilTraced,
} from './trace.ts';

/** How long to observe a reader who does not interact with the page. */
const READING_MS = 5000;
/** How long to wait after a slow page has loaded for its last paint and shifts. */
const SETTLING_MS = 2000;
/** The requests that must complete before a page has its final appearance. */
const BLOCKING_KINDS = ['document', 'stylesheet', 'script', 'font'];

/**
 * Measures the cost of opening a page and only reading it.
 *
 * @param emptyUrl a document with a few words, to measure the baseline of this browser on this
 * machine
 */
export async function measureReading(
  browser: Browser,
  url: string,
  emptyUrl: string,
): Promise<Section> {
  return {
    title: 'Reading a docs page, without any input',
    measurements: [
      ...(await measureTraffic(browser, url)),
      ...(await measureSlowLoad(browser, url)),
      ...(await measureEmptyDocument(browser, emptyUrl)),
    ],
  };
}

function measureTraffic(browser: Browser, url: string): Promise<Measurement[]> {
  return withFreshPage(browser, {}, async ({ page }) => {
    const log = logRequests(page);
    await page.goto(url);
    await page.waitForTimeout(READING_MS);
    const requests = await log.requests();
    const ofKind = (...kinds: string[]) => requests.filter(({ kind }) => kinds.includes(kind));
    return [
      {
        what: 'requests before the page is styled',
        value: ofKind(...BLOCKING_KINDS).length,
        unit: 'count',
        budget: budgets.counts.requestsBeforeStyled,
      },
      {
        what: 'script files',
        value: ofKind('script').length,
        unit: 'count',
        budget: budgets.counts.scriptsWhileReading,
      },
      { what: 'requests until idle', value: requests.length, unit: 'count' },
      {
        what: 'bytes until idle, on the wire as served',
        value: requests.reduce((total, { bytes }) => total + bytes, 0),
        unit: 'bytes',
        budget: budgets.bytes.reading,
      },
    ];
  });
}

type SlowLoad = Paints & { task: LongestTask };

async function measureSlowLoad(browser: Browser, url: string): Promise<Measurement[]> {
  const loads = await repeat(() => loadSlowly(browser, url));
  return [
    timed(
      loads.map(({ firstPaint }) => firstPaint),
      {
        what: 'first contentful paint, slow network and processor',
        budget: budgets.milliseconds.firstPaint,
      },
    ),
    timed(
      loads.map(({ largestPaint }) => largestPaint),
      {
        what: 'largest contentful paint, slow network and processor',
        budget: budgets.milliseconds.largestPaint,
      },
    ),
    {
      what: 'layout shift, worst run',
      value: Math.max(...loads.map(({ shift }) => shift)),
      unit: 'score',
      budget: budgets.layoutShift,
    },
    timedTask(
      loads.map(({ task }) => task),
      budgets.milliseconds.taskWhileReading,
    ),
  ];
}

async function measureEmptyDocument(browser: Browser, url: string): Promise<Measurement[]> {
  const loads = await repeat(() => loadSlowly(browser, url));
  return [
    timed(
      loads.map(({ firstPaint }) => firstPaint),
      { what: 'for comparison, an empty document: first paint' },
    ),
    timed(
      loads.map(({ task }) => task.milliseconds),
      { what: 'for comparison, an empty document: longest task' },
    ),
  ];
}

function loadSlowly(browser: Browser, url: string): Promise<SlowLoad> {
  const conditions = { slowNetwork: true, slowProcessor: true };
  return untilTraced(() =>
    withFreshPage(browser, conditions, async ({ page }) => {
      const events = await recordTrace(browser, page, async () => {
        await page.goto(url);
        await page.waitForTimeout(SETTLING_MS);
      });
      const start = findDocumentStart(events, url);
      const paints = await page.evaluate(readPaints);
      return start && { ...paints, task: longestTask(events, start) };
    }),
  );
}
