import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until the shell around it is live. */
export async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live');
}
