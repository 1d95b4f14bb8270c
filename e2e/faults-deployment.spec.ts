/** A new deployment during a visit: the stamped files of the page that is open are gone. */
import { expect } from '@playwright/test';
import { test } from './faults.ts';
import { goLive, openLive, untilLive } from './live-page.ts';

test.use({ site: 'garden' });

const CHANGE = { from: 'Plant them 15 cm deep.', to: 'Plant them 20 cm deep.' };
const ROSES = '/docs/plants/roses';

test('before the shell is live, a link arrives at the new page, which goes live', async ({
  page,
  server,
}) => {
  await page.goto(server.address(ROSES));
  server.deploy(CHANGE);
  await page.locator('.brand').hover();
  await page.waitForTimeout(300);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('#page-body')).toContainText(CHANGE.to);
  await goLive(page);
});

test('when the shell is live, a link arrives at the new page, which goes live', async ({
  page,
  server,
}) => {
  await openLive(page, server.address(ROSES));
  server.deploy(CHANGE);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('#page-body')).toContainText(CHANGE.to);
  await untilLive(page);
});

test('a page that was fetched before leads on to the new ones', async ({ page, server }) => {
  await openLive(page, server.address(ROSES));
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  server.deploy(CHANGE);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Roses');
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.locator('h1')).toHaveText('Spade');
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('#page-body')).toContainText(CHANGE.to);
});

test.describe('an island', () => {
  test.use({ site: 'harbor' });

  test('that is opened when its code is gone says so, and works once the page is loaded again', async ({
    page,
    server,
  }) => {
    await openLive(page, server.address('/docs/api/book-berth'));
    server.deploy({ from: 'Book a berth', to: 'Reserve a berth' });
    await page.locator('.builder > summary').click();
    await expect(page.locator('.builder-failed')).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    await page.reload();
    await page.locator('.builder > summary').click();
    await expect(page.locator('.builder-failed')).toBeHidden();
    await expect(page.locator('docs-island[data-live] .builder-part').first()).toBeVisible();
  });
});

test('a page that was prefetched, whose sidebar is gone, is shown by its document on Retry', async ({
  page,
  server,
}) => {
  await openLive(page, server.address('/'));
  const book = page.locator('.navbar').getByRole('link', { name: 'Book' }).last();
  const prefetched = page.waitForResponse(/\.page\.json$/);
  await book.hover();
  await (await prefetched).finished();
  server.deploy({ from: 'Introduction', to: 'Foreword' });
  await book.click();
  await expect(page.locator('h1')).toHaveText('This page did not load.');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).toHaveText('Foreword');
});

test('the search reports that its code is gone, and Retry loads the page again, where it works', async ({
  page,
  server,
}) => {
  await openLive(page, server.address(ROSES));
  server.deploy({ from: 'Roses', to: 'Old roses' });
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('The search did not load.');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).toHaveText('Old roses');
  await untilLive(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rake');
  await expect(page.getByRole('option').first()).toContainText('Rake');
});

test('before the shell is live, the search reports that its code is gone, and its links lead to new pages', async ({
  page,
  server,
}) => {
  await page.goto(server.address(ROSES));
  server.deploy({ from: 'About', to: 'About us' });
  await page.keyboard.press('Control+k');
  // The next sign of activity is the second attempt.
  await page.locator('#search-dialog').hover();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('The search did not load.');
  await alert.getByRole('link', { name: 'About' }).click();
  await expect(page.locator('h1')).toHaveText('About us');
});

test('before the shell is live, the search whose code is gone has a link that reloads the page, where it works', async ({
  page,
  server,
}) => {
  await page.goto(server.address(ROSES));
  server.deploy({ from: 'Roses', to: 'Old roses' });
  await page.keyboard.press('Control+k');
  // The next sign of activity is the second attempt.
  await page.locator('#search-dialog').hover();
  const alert = page.getByRole('dialog').getByRole('alert');
  await alert.getByRole('link', { name: 'Reload' }).click();
  await expect(page.locator('h1')).toHaveText('Old roses');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rake');
  await expect(page.getByRole('option').first()).toContainText('Rake');
});

test('two tabs of different builds each keep working, and share the color mode', async ({
  page,
  server,
  context,
}) => {
  await openLive(page, server.address(ROSES));
  server.deploy(CHANGE);
  const newer = await context.newPage();
  await openLive(newer, server.address('/docs/plants/tulips'));
  await expect(newer.locator('#page-body')).toContainText(CHANGE.to);
  await newer.locator('.color-mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await newer.locator('.sidebar').getByRole('link', { name: 'Roses' }).click();
  await expect(newer.locator('h1')).toHaveText('Roses');
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('#page-body')).toContainText(CHANGE.to);
  await untilLive(page);
});
