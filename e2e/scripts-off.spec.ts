import { expect, type Page, test } from '@playwright/test';
import { address } from './sites.ts';

test.use({ javaScriptEnabled: false });

const roses = address('garden', '/docs/plants/roses');

const colorScheme = (page: Page) =>
  page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme);

/** The lightness of the page, from 0 to 1. */
const lightness = (page: Page) =>
  page
    .locator('body')
    .evaluate((body) => Number(/[\d.]+/.exec(getComputedStyle(body).backgroundColor)?.[0]));

test('a page is dark if the config says so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address('observatory', '/guide/moon/'));
  expect(await colorScheme(page)).toBe('dark');
  expect(await lightness(page)).toBeLessThan(0.3);
});

test('a page is light if the config says so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(roses);
  expect(await colorScheme(page)).toBe('light');
});

test('a page follows the system if the config says so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(address('orchard', '/docs/trees/apple'));
  expect(await lightness(page)).toBeLessThan(0.3);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await lightness(page)).toBeGreaterThan(0.9);
});

test('shows no control that needs a script', async ({ page }) => {
  await page.goto(roses);
  await expect(page.locator('.announcement')).toBeVisible();
  for (const control of ['[data-close]', '.color-mode', '.copy', '.search-box']) {
    expect(await page.locator(control).count()).toBeGreaterThan(0);
    for (const element of await page.locator(control).all()) await expect(element).toBeHidden();
  }
});

test('leaves no space for the version dropdown, which needs a script', async ({ page }) => {
  await page.goto(address('orchard', '/docs/trees/apple'));
  const place = page.locator('.navbar li', { has: page.locator('[data-pending]') });
  await expect(place).toHaveCSS('display', 'none');
});

test('instead of the search, a page without a sidebar links to one with it', async ({ page }) => {
  await page.goto(address('garden', '/about'));
  await page.locator('.navbar').getByRole('link', { name: 'All pages' }).click();
  await expect(page.locator('.sidebar')).toBeVisible();
  await expect(page.locator('.navbar').getByRole('link', { name: 'All pages' })).toHaveCount(0);
});

test('categories, dropdowns and disclosure widgets open', async ({ page }) => {
  await page.goto(roses);
  const tools = page.locator('.sidebar details', { hasText: 'Tools' });
  await tools.locator('summary').press('Enter');
  await expect(tools.getByRole('link').first()).toBeVisible();
  await page.locator('.navbar .dropdown summary').click();
  await expect(page.locator('.navbar').getByRole('link', { name: 'Spade' })).toBeVisible();
});
