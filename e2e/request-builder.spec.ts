import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';
import { watchRequests } from './watch.ts';

const BOOK = address('harbor', '/docs/api/book-berth');
const LIST = address('harbor', '/docs/api/list-berths');

async function openBuilder(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByText('Build a request', { exact: true }).click();
  await expect(page.locator('.builder-form')).toBeVisible();
}

/** The code of the sample in the open tab. */
function sample(page: Page) {
  return page.locator('.api-samples .tabs').first().locator('.tab-panel:visible code');
}

test.describe('the request builder', () => {
  test('fetches nothing on a live page, until it is opened', async ({ page }) => {
    const wanted = (url: URL) => /RequestBuilder|request-builder|requests\/|islands/.test(url.href);
    const requests = watchRequests(page, wanted);
    await openLive(page, BOOK);
    await page.getByText('Build a request', { exact: true }).hover();
    await page.waitForLoadState('networkidle');
    await requests.expectNone(address('harbor', '/request-builder-none.js'));
  });

  test('changes the samples in all languages as one types, and resets them', async ({ page }) => {
    await openBuilder(page, LIST);
    const first = await sample(page).textContent();
    await page.getByLabel('depth').fill('7.25');
    await expect(sample(page)).toContainText('depth=7.25');
    await page.getByText('Python', { exact: true }).click();
    await expect(sample(page)).toContainText('7.25');
    await page.locator('.api-samples label').first().click();
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await sample(page).textContent()).toBe(first);
  });

  test('axe finds nothing', async ({ page }) => {
    await openBuilder(page, BOOK);
    expect(await findViolations(page)).toEqual([]);
  });
});
