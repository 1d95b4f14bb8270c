import type { Page } from '@playwright/test';

/** Opens a page and waits until its shell is live. */
export async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await goLive(page);
}

/** Moves the pointer like a reader, and waits until the shell is live. */
export async function goLive(page: Page): Promise<void> {
  // The brand does not move and is not covered, so there is no need to wait for it.
  await page.locator('.brand').hover({ force: true });
  await untilLive(page);
}

/**
 * Waits until the shell is live. Checks every frame; an assertion would poll only a few times a
 * second.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-live'));
}

/**
 * Makes the shell apply the rules of all pages on any page whose links are hovered. Otherwise, long pages wait for the next
 * page. Call this before the page loads.
 */
export async function treatAsShort(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.getElementsByTagName = () => document.createElement('div').getElementsByTagName('p');
  });
}
