import { expect, type Page, test } from '@playwright/test';
import { changeAnswers } from './changed-answers.ts';
import { goLive, openLive } from './live-page.ts';
import { address } from './sites.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/**
 * Follows a link in the sidebar without scrolling to it, as a reader does when the sidebar is
 * beside the text.
 */
async function follow(page: Page, name: string, heading: string): Promise<void> {
  await page.locator('.sidebar').getByRole('link', { name }).dispatchEvent('click');
  await expect(page.locator('h1')).toHaveText(heading);
}

test('back and forward restore the scroll position even if the previous page was scrolled further than the next is long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.evaluate(() => scrollTo(0, 900));
  await follow(page, 'Tulips', 'Tulips');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo(0, 90));
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await expect.poll(() => scrolled(page)).toBe(90);
  }
});

/** Serves the page about roses at an address that ends like a file, as the page of `docs/rose.js.md` has. */
async function openLikeFile(page: Page): Promise<string> {
  const url = address('garden', '/docs/plants/rose.js');
  const roses = address('garden', '/docs/plants/roses');
  await page.route(url, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: roses }) });
  });
  await page.goto(url);
  return url;
}

test('back leads to a page whose address ends like a file', async ({ page }) => {
  const url = await openLikeFile(page);
  await goLive(page);
  await follow(page, 'Tulips', 'Tulips');
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.locator('h1')).toHaveText('Roses');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Tulips');
});

test('back leads to a page whose address ends like a file before the shell is live', async ({
  page,
}) => {
  await page.route('**/assets/hydrate-*.js', () => {});
  const url = await openLikeFile(page);
  await follow(page, 'Tulips', 'Tulips');
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.locator('h1')).toHaveText('Roses');
});

test('back leads to a missing file', async ({ page }) => {
  await openLive(page, address('garden', '/roses.php'));
  await page.locator('.navbar a[href^="/docs"]').first().dispatchEvent('click');
  await expect(page.locator('h1')).not.toHaveText('Page not found');
  await page.goBack();
  await expect(page).toHaveURL(address('garden', '/roses.php'));
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test('a script that replaces the query does not scroll or fetch anything', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.evaluate(() => scrollTo(0, 600));
  await page.evaluate(() => history.replaceState({ from: 'a test' }, '', '?a=b'));
  // This navigation would come after anything that the script triggered.
  await follow(page, 'Tulips', 'Tulips');
  expect(fetched.filter((url) => url.includes('roses.page.json'))).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(address('garden', '/docs/plants/roses?a=b'));
  await expect.poll(() => scrolled(page)).toBe(600);
});

test('the focus is not lost after a Retry that fails again, nor after Try again', async ({
  page,
}) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', (route) => route.abort());
  await follow(page, 'Tools', 'This page did not load.');
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.locator('#page-main')).toBeFocused();

  await changeAnswers(page, 'garden', '**/tulips.page.json', { breadcrumbs: null });
  await follow(page, 'Tulips', 'This page crashed.');
  await page.unroute('**/tulips.page.json');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page.locator('#page-main')).toBeFocused();
});

test('a table of contents that fails to render leaves the bar and the sidebar', async ({
  page,
}) => {
  await changeAnswers(page, 'garden', '**/tulips.page.json', { toc: null });
  await openLive(page, address('garden', '/docs/plants/roses'));
  await follow(page, 'Tulips', 'This page crashed.');
  await expect(page.locator('.navbar')).toBeVisible();
  await expect(page.locator('.sidebar')).toBeVisible();
  await expect(page.locator('#page-body')).toContainText('Plant them 15 cm deep.');
});

test('offline, a cached page without its styles offers a Retry', async ({ page, context }) => {
  await page.route('**/styles-*.css', (route) => route.abort());
  await openLive(page, address('garden', '/docs/plants/roses'));
  const prefetched = page.waitForResponse('**/tulips.page.json');
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).hover();
  await prefetched;
  await context.setOffline(true);
  await follow(page, 'Tulips', 'This page did not load.');
  await page.unroute('**/styles-*.css');
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText('Tulips');
});
