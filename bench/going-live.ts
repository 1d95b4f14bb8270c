import type { Locator, Page } from '@playwright/test';
import type { RequestLog } from './request-log.ts';

const QUIET_MS = 1000;

export type Point = { x: number; y: number };

/** Waits until a page has loaded and is idle, without interacting with it. */
export async function openAndRest(page: Page, url: string, log: RequestLog): Promise<void> {
  await page.goto(url);
  await log.untilQuiet(QUIET_MS);
}

/** Position of the first link of the navigation. */
export function findFirstLink(page: Page): Promise<Point> {
  return centreOf(page.locator('nav a[href]').locator('visible=true').first());
}

/** Moves the pointer over a link, the first sign of intent, and waits until the shell is live. */
export async function goLive(page: Page, link: Point, log: RequestLog): Promise<void> {
  // The raw mouse API runs no code in the page. A locator does, which would count among the page's
  // tasks.
  await page.mouse.move(link.x, link.y);
  await page.waitForTimeout(QUIET_MS);
  await log.untilQuiet(QUIET_MS);
}

/** The center of an element. @throws if it is not visible */
export async function centreOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not visible.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
