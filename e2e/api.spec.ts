import { expect, test } from '@playwright/test';
import { address } from './sites.ts';
import { watchRequests } from './watch.ts';

const OPERATION = address('harbor', '/docs/api/book-berth');

test.describe('the API reference', () => {
  test("the text of an operation's page is readable without scripts", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(OPERATION);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a berth');
    await expect(page.locator('.api-endpoint').first()).toContainText('POST /v2/berths');
    await expect(page.locator('.api-access')).toContainText('Permission berths.book');
    const row = page.locator('[id="body.vessel"]');
    await expect(row.getByText('cars', { exact: true })).toBeHidden();
    await row.getByText('Vessel', { exact: true }).last().click();
    await row.getByText(/Properties: Ferry/).click();
    await expect(row.getByText('cars', { exact: true })).toBeVisible();
    await page.locator('.api-samples .tabs-more').first().click();
    await page.getByText('Python', { exact: true }).click();
    await expect(page.getByText('import requests')).toBeVisible();
    await context.close();
  });

  test("sends no request to the API's server, nor to any other", async ({ page }) => {
    const { host } = new URL(OPERATION);
    const others = watchRequests(page, (url) => url.host !== host);
    for (const path of ['/docs/api', '/docs/api/book-berth', '/docs/api/models/vessel']) {
      await page.goto(address('harbor', path), { waitUntil: 'networkidle' });
    }
    await others.expectNone('https://north.harbor.example/v2.js');
  });

  test('the language of samples is remembered across the site', async ({ page }) => {
    await page.goto(OPERATION);
    await page.locator('.api-samples .tabs-more').first().click();
    await page.getByText('Python', { exact: true }).click();
    await page.goto(address('harbor', '/docs/api/free-berth'));
    await expect(page.getByText('import requests')).toBeVisible();
  });

  test('samples and paths can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(address('harbor', '/docs/api/list-berths'));
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await page.locator('.api-endpoint .copy').click();
    await expect.poll(copied).toBe('/v2/berths');
    await page.locator('.api-samples .code').first().hover();
    await page.locator('.api-samples .copy:visible').first().click();
    await expect.poll(copied).toContain("curl 'https://north.harbor.example/v2/berths?depth=3.5'");
  });

  test('parameters and properties have anchors', async ({ page }) => {
    await page.goto(`${address('harbor', '/docs/api/list-berths')}#query-depth`);
    await expect(page.locator('[id="query-depth"]')).toBeInViewport();
  });

  test('the sidebar has families with methods, as text and in each language', async ({ page }) => {
    await page.goto(OPERATION);
    const sidebar = page.getByRole('navigation', { name: 'Docs pages' });
    await expect(sidebar.getByRole('link', { name: 'POST Book a berth' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goto(address('harbor', '/ar/docs/api/book-berth'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book a berth');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('links lead from family to operation to model, and on to its usages', async ({ page }) => {
    await page.goto(address('harbor', '/docs/api'));
    await page.locator('.api-families').getByRole('link', { name: 'Berths' }).click();
    await page.locator('.api-list').getByRole('link', { name: 'Book a berth' }).click();
    await page
      .locator('.api-words')
      .getByRole('link', { name: 'Vessel', exact: true })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vessel');
    await expect(page.getByRole('heading', { name: 'Operations that use it' })).toBeVisible();
  });

  test('operations are found by id and by path', async ({ page }) => {
    for (const words of ['freeBerth', '/berths/{berthId}']) {
      await page.goto(address('harbor', '/docs/api'));
      await page.locator('.search-box').click();
      await page.getByRole('combobox', { name: 'Search' }).fill(words);
      await expect(page.getByRole('option').first()).toContainText('Free a berth');
    }
  });
});
