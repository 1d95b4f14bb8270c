import type { Page } from '@playwright/test';
import type { RequestLog } from './request-log.ts';

const QUIET_MS = 1000;

/** Waits until a page has loaded and rests, without touching it. */
export async function openAndRest(page: Page, url: string, log: RequestLog): Promise<void> {
  await page.goto(url);
  await log.untilQuiet(QUIET_MS);
}

/** Shows the first sign of intent, the pointer over a link of the navigation, and waits until the shell is live. */
export async function goLive(page: Page, log: RequestLog): Promise<void> {
  await page.locator('nav a[href]').locator('visible=true').first().hover();
  await page.waitForTimeout(QUIET_MS);
  await log.untilQuiet(QUIET_MS);
}
