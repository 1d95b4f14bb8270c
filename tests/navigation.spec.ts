import { expect, type Page, test } from '@playwright/test';
import { address } from './sites.ts';

/** Opens a page and waits until the shell around it is live. */
async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live');
}

/** Marks the document, so that a test can tell whether it was loaded anew. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
}

test('internal links navigate without a document load (R6.1)', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page).toHaveURL(address('garden', '/docs/plants/tulips'));
  await expect(page).toHaveTitle('Tulips | The Garden Book');
  await expect(page.locator('body')).toHaveAttribute('data-kept');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /\/docs\/plants\/tulips$/,
  );
});

test('the first page stays as the document held it when the shell goes live', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(address('garden', '/docs/plants/roses'));
  const before = await page.locator('#body').innerHTML();
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  expect(await page.locator('#body').innerHTML()).toBe(before);
  expect(errors).toEqual([]);
});

test('navigation goes to the top, or to the anchor; back restores (R6.5)', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('.neighbour-next').evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Roses');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
  await page.goto(address('garden', '/docs'));
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await page.locator('#body').getByRole('link', { name: 'pruning' }).click();
  await expect(page).toHaveURL(/roses#pruning$/);
  await expect(page.locator('#pruning')).toBeInViewport();
});

test('a page that takes long shows progress bar and spinner after 200 ms (R6.2, R6.3)', async ({
  page,
}) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.locator('.progress-bar')).toHaveCSS('visibility', 'visible');
  await expect(page.locator('.spinner')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page.locator('.progress-bar')).toHaveCount(0);
});

test('a page that does not load shows the error and a Retry that works (R6.2, R6.8, R13.1)', async ({
  page,
}) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', (route) => route.abort());
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  await page.unroute('**/spade.page.json');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page).toHaveURL(address('garden', '/docs/tools/spade'));
});

test('a server error shows with its status', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.route('**/spade.page.json', (route) => route.fulfill({ status: 503 }));
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.getByRole('alert')).toContainText('503');
});

test('paths ending in .html or /index.html lead to the page (R6.6)', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await page.evaluate(() => navigation.navigate('/docs/tools/spade.html'));
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page.locator('body')).toHaveAttribute('data-kept');
});

test('another build id loads the document instead', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await page.route('**/spade.page.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), build: 'newer' } });
  });
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.locator('h1')).toHaveText('Spade');
  await expect(page.locator('body')).not.toHaveAttribute('data-kept');
});

test('an address without a page shows the not-found page', async ({ page }) => {
  const response = await page.goto(address('garden', '/docs/plants/nettles'));
  expect(response?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test('a link to a missing page of a live shell loads the not-found document', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.evaluate(() => location.assign('/docs/plants/nettles'));
  await expect(page.locator('h1')).toHaveText('Page not found');
});

test('modified clicks, files and hashes are left to the browser', async ({ page, context }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  const opened = context.waitForEvent('page');
  await page
    .locator('.sidebar')
    .getByRole('link', { name: 'Tulips' })
    .click({ modifiers: ['Control'] });
  await (await opened).close();
  await expect(page.locator('h1')).toHaveText('Roses');
  await page.locator('.toc').getByRole('link', { name: 'Pruning' }).click();
  await expect(page).toHaveURL(/#pruning$/);
  await expect(page.locator('body')).toHaveAttribute('data-kept');
});

test('pages are prefetched on hover, and when a link of the article is in view (R6.7)', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await openLive(page, address('garden', '/docs'));
  await expect.poll(() => fetched).toContain('/docs/plants/roses.page.json');
  expect(fetched).not.toContain('/docs/tools/spade.page.json');
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).hover();
  await expect.poll(() => fetched).toContain('/docs/tools/spade.page.json');
});

test('nothing is prefetched with data saver on (R6.7, R14)', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openLive(page, address('garden', '/docs'));
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).hover();
  await page.waitForTimeout(500);
  expect(fetched.filter((url) => url.includes('.page.json'))).toEqual([]);
});

test('without the Navigation API links load documents', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
  await openLive(page, address('garden', '/docs/plants/roses'));
  await markDocument(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page.locator('body')).not.toHaveAttribute('data-kept');
});

test('later documents of a visit go live by themselves', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.goto(address('garden', '/docs/plants/tulips'));
  await expect(page.locator('html')).toHaveAttribute('data-live');
});
