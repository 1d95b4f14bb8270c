import type { Browser, Page } from '@playwright/test';
import type { Conditions } from '../browser.ts';
import { centreOf } from '../going-live.ts';
import { findListedLink } from './listed-link.ts';
import {
  type Device,
  onDevice,
  openIdle,
  type Subject,
  urlOf,
  type Values,
  visit,
} from './visit.ts';

/** How long the pointer rests on a link before the click. */
const HOVER_MS = 500;
/** How long a reader looks for an entry in the menu of a phone. */
const LOOKING_MS = 2000;
/** The beginning of the message of a page whose heading is painted. */
const PAINTED = 'bench-painted ';

/**
 * Measures the time from a click on a link in the sidebar of an idle page to the painted heading of
 * the next page: without moving the pointer before, and after resting on the link. On the phone, also
 * from a tap on the same link in the menu, some time after the menu was opened.
 *
 * On the phone, the server is slow instead of the browser's network: Chromium does not slow down what it prefetches by
 * itself, such as by speculation rules, so these pages would arrive as if over a fast network.
 */
export async function measureNavigation(
  browser: Browser,
  subject: Subject,
  device: Device,
): Promise<Values> {
  const isPhone = device === 'phone';
  const served = isPhone ? { ...subject, origin: subject.slowOrigin } : subject;
  const conditions: Conditions = isPhone ? { slowProcessor: true } : {};
  const cold = await click(browser, served, conditions, 0);
  const hovered = await click(browser, served, conditions, HOVER_MS);
  if (!isPhone) return onDevice(device, { cold, hovered });
  const tapped = await tapInMenu(browser, served, { ...conditions, touchScreen: true });
  return onDevice(device, { cold, hovered, tapped });
}

function click(
  browser: Browser,
  subject: Subject,
  conditions: Conditions,
  hoverMilliseconds: number,
): Promise<number> {
  const { start, target } = subject.places;
  return visit(browser, conditions, async (page, log) => {
    await watchFor(page, subject, target.title);
    await openIdle(page, urlOf(subject, start.path), log);
    const { x, y } = await findListedLink(page, subject, 'sidebar', target.path);
    if (hoverMilliseconds > 0) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(hoverMilliseconds);
    }
    const painted = nextPaint(page);
    await page.mouse.click(x, y);
    return await painted;
  });
}

function tapInMenu(browser: Browser, subject: Subject, conditions: Conditions): Promise<number> {
  const { selectors } = subject.peer;
  const { start, target } = subject.places;
  return visit(browser, conditions, async (page, log) => {
    await watchFor(page, subject, target.title);
    await openIdle(page, urlOf(subject, start.path), log);
    const buttons = page.locator(selectors.menuButton).locator('visible=true');
    const button = await centreOf(buttons.first());
    await page.touchscreen.tap(button.x, button.y);
    await page.waitForTimeout(LOOKING_MS);
    const link = await findListedLink(page, subject, 'menu', target.path);
    const painted = nextPaint(page);
    await page.touchscreen.tap(link.x, link.y);
    return await painted;
  });
}

async function watchFor(page: Page, { peer }: Subject, title: string): Promise<void> {
  const { heading } = peer.selectors;
  await page.addInitScript(watchHeading, { heading, title, message: PAINTED });
}

async function nextPaint(page: Page): Promise<number> {
  const message = await page.waitForEvent('console', {
    predicate: (entry) => entry.text().startsWith(PAINTED),
  });
  return Number(message.text().slice(PAINTED.length));
}

/**
 * Runs in every document, before its own scripts: a click may load a new document, so its time is
 * kept in the session. A frame counts as painted in the task after its callbacks.
 */
function watchHeading({ heading, title, message }: Record<string, string>): void {
  const CLICKED = 'bench-clicked';
  const now = (time: number) => performance.timeOrigin + time;
  addEventListener(
    'click',
    ({ timeStamp }) => sessionStorage.setItem(CLICKED, String(now(timeStamp))),
    { capture: true },
  );
  // Without the symbols of links to the heading, and without zero-width spaces.
  const plain = (text: string) => text.replace(/[#\u200b]/g, '').trim();
  const observer = new MutationObserver(() => {
    const clicked = sessionStorage.getItem(CLICKED);
    if (clicked === null) return;
    const found = document.querySelector(heading ?? '')?.textContent ?? '';
    if (plain(found) !== title) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => console.debug(`${message}${now(performance.now()) - Number(clicked)}`)),
    );
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
