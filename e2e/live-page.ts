import type { Page } from '@playwright/test';

/** Opens a page and waits until the shell around it is live. */
export async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await goLive(page);
}

/** Acts on the page as a reader does who moves the pointer, and waits until its shell is live. */
export async function goLive(page: Page): Promise<void> {
  // Nothing covers the brand and it does not move, so there is nothing to wait for before the pointer gets there.
  await page.locator('.brand').hover({ force: true });
  await untilLive(page);
}

/** Waits until the shell is live. It checks every frame; an assertion would poll only a few times a second. */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-live'));
}
