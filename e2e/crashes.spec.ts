import { expect, type Page, test } from '@playwright/test';
import { changeAnswers } from './changed-answers.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

/**
 * Breaks the page data of the tulips, so that rendering fails. @returns a function that repairs it
 */
function breakTulips(page: Page): Promise<() => void> {
  return changeAnswers(page, 'garden', '**/tulips.page.json', { breadcrumbs: null });
}

test('a page that crashes reports the reason and keeps its text', async ({ page }) => {
  await breakTulips(page);
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  const notice = page.getByRole('alert');
  await expect(notice.getByRole('heading')).toHaveText('This page crashed.');
  await expect(notice.locator('code').first()).toContainText('Cannot read properties of null');
  await expect(page.locator('#page-body')).toContainText('Plant them 15 cm deep.');
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('.sidebar')).toBeVisible();
});

test('Try again fetches the page again and shows it', async ({ page }) => {
  const mend = await breakTulips(page);
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  // Trying again renders the notice again, and a click in between would miss the removed button.
  const [notice, other] = [
    page.getByRole('alert'),
    page.locator('[role="alert"]:not([data-first])'),
  ];
  await notice.evaluate((element) => element.setAttribute('data-first', ''));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
  mend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
});

test('another page is shown after a crashed one', async ({ page }) => {
  await breakTulips(page);
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.locator('.sidebar').getByRole('link', { name: 'Introduction' }).click();
  await expect(page.locator('h1')).toHaveText('Introduction');
});

test('unusable shell data leaves the text and the footer in place', async ({ page }) => {
  await changeAnswers(page, 'garden', '**/shell-*.json', { navbar: null });
  const failed = page.waitForEvent('console', (message) => message.type() === 'error');
  await page.goto(address('garden', '/docs/plants/roses'));
  await page.locator('.brand').hover();
  await failed;
  await expect(page.locator('h1')).toHaveText('Roses');
  await expect(page.locator('#page-body')).toContainText('Cut');
  await expect(page.locator('.site-footer a').first()).toBeVisible();
});
