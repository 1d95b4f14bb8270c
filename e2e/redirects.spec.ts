import { expect, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

test('an old URL redirects to its page, with query and fragment', async ({ page }) => {
  await page.goto(address('garden', '/docs/flowers'));
  await expect(page).toHaveURL(address('garden', '/docs/plants/roses'));
  await page.goto(address('garden', '/docs/flowers/roses?from=old#pruning'));
  await expect(page).toHaveURL(address('garden', '/docs/plants/roses?from=old#pruning'));
  await page.goto(address('garden', '/docs/cutting'));
  await expect(page).toHaveURL(address('garden', '/docs/plants/roses#pruning'));
});

test('an old URL works with another base path and from a live page', async ({ page }) => {
  await openLive(page, address('gardenPreview', '/docs'));
  await page.evaluate(() => location.assign('/docs-preview/docs/flowers'));
  await expect(page).toHaveURL(address('gardenPreview', '/docs/plants/roses'));
  await expect(page.locator('h1')).toHaveText('Roses');
});

test('a moved heading redirects, in a document and in a live page', async ({ page }) => {
  await page.goto(address('garden', '/docs/plants/roses#cutting'));
  await expect(page).toHaveURL(address('garden', '/docs/plants/roses#pruning'));
  await page.goto(address('garden', '/docs/plants/roses#bulbs'));
  await expect(page.locator('h1')).toHaveText('Tulips');
  await openLive(page, address('garden', '/docs'));
  await page.evaluate(() => navigation.navigate('/docs/plants/roses#bulbs'));
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page).toHaveURL(address('garden', '/docs/plants/tulips'));
});

test('the real site redirects /docs to its first page', async ({ page }) => {
  await page.goto(address('real', '/docs'));
  await expect(page).toHaveURL(address('real', '/docs/overview/introduction'));
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an old URL redirects to its page', async ({ page }) => {
    await page.goto(address('garden', '/docs/cutting'));
    await expect(page).toHaveURL(address('garden', '/docs/plants/roses#pruning'));
  });
});
