import type { Browser, Page } from '@playwright/test';
import { centreOf } from '../going-live.ts';
import { median } from '../measurement.ts';
import type { RequestLog } from '../request-log.ts';
import { blockingTime, findMark, recordTrace } from '../trace.ts';
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
import { watchHits } from './watch-hits.ts';

/** Time between two keys while the search opens. */
const KEY_INTERVAL_MS = 80;
/** Results that change later than this after a key were not caused by it. */
const LATEST_CHANGE_MS = 3000;
/** Pause after a key's results and all requests for them, so that what they change does not count for the next key. */
const SETTLING_MS = 250;
const OPEN_MARK = 'bench-open';
const HITS_MARK = 'bench-hits';

/**
 * Measures the search of an idle page: the time from the click that opens it to the first painted
 * hits, while a word is typed as soon as the field takes it; what blocks the page meanwhile; then
 * the time from each key of a second word to changed results.
 */
export function measureSearch(browser: Browser, subject: Subject, device: Device): Promise<Values> {
  const { selectors } = subject.peer;
  const { start, firstQuery, secondQuery } = subject.places;
  return visit(browser, DEVICES[device], async (page, log) => {
    await openIdle(page, urlOf(subject, start.path), log);
    const button = await centreOf(
      page.locator(selectors.searchButton).locator('visible=true').first(),
    );
    let firstHits = Number.NaN;
    const events = await recordTrace(browser, page, async () => {
      const hits = await page.evaluateHandle(watchHits, {
        hit: selectors.searchHit,
        openMark: OPEN_MARK,
        hitsMark: HITS_MARK,
      });
      await page.mouse.click(button.x, button.y);
      await page.waitForFunction(
        (field) => document.activeElement?.matches(field),
        selectors.searchField,
      );
      await page.keyboard.type(firstQuery, { delay: KEY_INTERVAL_MS });
      firstHits = await hits.evaluate(({ first }) => first);
    });
    const [open, shown] = [findMark(events, OPEN_MARK), findMark(events, HITS_MARK)];
    await settle(page, log);
    const keys = await typeSlowly(page, log, selectors.searchHit, secondQuery);
    return onDevice(device, {
      'first hits': firstHits,
      'search blocking': blockingTime(events, open, shown),
      'median key': keys.length > 0 ? median(keys) : Number.NaN,
      'slowest key': keys.length > 0 ? Math.max(...keys) : Number.NaN,
    });
  });
}

/** Waits until what has been typed no longer changes anything. */
async function settle(page: Page, log: RequestLog): Promise<void> {
  await log.untilQuiet(SETTLING_MS);
  await page.waitForTimeout(SETTLING_MS);
}

/**
 * Replaces the query letter by letter.
 *
 * @returns milliseconds from each key to painted results, for the keys that change them
 */
async function typeSlowly(
  page: Page,
  log: RequestLog,
  hit: string,
  query: string,
): Promise<number[]> {
  await page.keyboard.press('Control+A');
  const times: number[] = [];
  for (const letter of query) {
    const change = await page.evaluateHandle(watchChange, { hit, latest: LATEST_CHANGE_MS });
    await page.keyboard.type(letter);
    const time = await change.evaluate(({ painted }) => painted);
    if (time !== undefined) times.push(time);
    await settle(page, log);
  }
  return times;
}

/** Runs in the page. */
function watchChange({ hit, latest }: { hit: string; latest: number }): {
  painted: Promise<number | undefined>;
} {
  const texts = () => [...document.querySelectorAll(hit)].map((element) => element.textContent);
  const before = texts().join();
  let pressed = 0;
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp;
    },
    { capture: true, once: true },
  );
  const painted = new Promise<number | undefined>((resolve) => {
    const observer = new MutationObserver(() => {
      const now = texts();
      // An empty list is a step on the way to other results.
      if (pressed === 0 || now.length === 0 || now.join() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    setTimeout(() => {
      observer.disconnect();
      resolve(undefined);
    }, latest);
  });
  return { painted };
}
