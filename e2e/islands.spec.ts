import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';
import { watchConsole } from './watch.ts';

const harvest = address('orchard', '/docs/harvest');

function island(page: Page, fruit: string) {
  return page.locator('docs-island').filter({ hasText: `${fruit} trees` });
}

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.push(pathname);
  });
  return paths;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an island shows its build-time markup', async ({ page }) => {
    await page.goto(harvest);
    await expect(island(page, 'Apple')).toContainText('10 trees bear 600 kg.');
    await expect(island(page, 'Pear')).toContainText('3 trees bear 120 kg.');
  });
});

test('an island in view is hydrated without any reader activity', async ({ page }) => {
  await page.goto(harvest);
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('20');
  await expect(island(page, 'Apple')).toContainText('20 trees bear 1200 kg.');
  await expect(island(page, 'Pear')).toContainText('3 trees bear 120 kg.');
});

test('hydration matches the build-time markup', async ({ page }) => {
  // One of the islands on this page throws an error when it comes into view.
  await page.route('**/wormy.island*', (route) => route.fulfill({ body: 'export default null' }));
  const watched = watchConsole(page);
  await page.goto(harvest);
  const label = await page.getByLabel('Apple trees').elementHandle();
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('20');
  await expect(island(page, 'Apple')).toContainText('1200 kg');
  expect(await label?.evaluate((input) => input.isConnected)).toBe(true);
  await watched.expectSilence();
});

test('axe finds nothing on a page with live islands', async ({ page }) => {
  await page.goto(harvest);
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  expect(await findViolations(page)).toEqual([]);
});

test('the code of an island is fetched when it comes into view', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(harvest);
  await expect(island(page, 'Pear')).toHaveAttribute('data-live', '');
  expect(scripts.filter((path) => path.includes('yield.island'))).toHaveLength(1);
  expect(scripts.filter((path) => path.includes('wormy.island'))).toEqual([]);
  const asked = page.waitForRequest(/wormy\.island/);
  await page.getByText('A sound apple.').scrollIntoViewIfNeeded();
  await asked;
});

test('a page without islands fetches none of their code', async ({ page }) => {
  const scripts = watchScripts(page);
  await openLive(page, address('orchard', '/docs/trees/apple'));
  await page.locator('.neighbour-next, .neighbour-previous').first().hover();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('island'))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await page.content()).not.toContain('docs-island');
});

test('islands are hydrated after navigation, and unmounted with their page', async ({ page }) => {
  await openLive(page, address('orchard', '/docs/welcome'));
  await page.locator('.sidebar').getByRole('link', { name: 'Harvest' }).click();
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('5');
  await expect(island(page, 'Apple')).toContainText('5 trees bear 300 kg.');
  const pears = await page.getByLabel('Pear trees').elementHandle();
  await page.locator('#body').getByRole('link', { name: 'apple' }).click();
  await expect(page.locator('h1')).toHaveText('Apple');
  // React empties the container of an unmounted root.
  expect(await pears?.evaluate((input) => input.closest('docs-island'))).toBeNull();
  await page.goBack();
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('7');
  await expect(island(page, 'Apple')).toContainText('7 trees bear 420 kg.');
});

test('an island that crashes keeps its build-time markup, and the error is logged', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(harvest);
  await page.getByText('A sound apple.').scrollIntoViewIfNeeded();
  await expect.poll(() => errors.join('\n')).toContain('components/wormy.island.tsx failed');
  await expect(page.getByText('A sound apple.')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Harvest');
  await page.getByLabel('Apple trees').scrollIntoViewIfNeeded();
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('2');
  await expect(island(page, 'Apple')).toContainText('2 trees bear 120 kg.');
});
