import type { Locator, Page } from '@playwright/test';
import type { RequestLog } from './request-log.ts';

const QUIET_MS = 1000;

export type Point = { x: number; y: number };

/** Waits until a page has loaded and rests, without touching it. */
export async function openAndRest(page: Page, url: string, log: RequestLog): Promise<void> {
  await page.goto(url);
  await log.untilQuiet(QUIET_MS);
}

/** Where the first link of the navigation stands. */
export function findFirstLink(page: Page): Promise<Point> {
  return centreOf(page.locator('nav a[href]').locator('visible=true').first());
}

/** Shows the first sign of intent, the pointer over a link, and waits until the shell is live. */
export async function goLive(page: Page, link: Point, log: RequestLog): Promise<void> {
  // The bare mouse runs no code in the page, as a locator does, which would count among the page's own tasks.
  await page.mouse.move(link.x, link.y);
  await page.waitForTimeout(QUIET_MS);
  await log.untilQuiet(QUIET_MS);
}

/** The middle of an element. @throws where it is not visible */
export async function centreOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing is visible at ${element}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
