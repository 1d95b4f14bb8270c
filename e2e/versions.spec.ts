import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { goLive, openLive, untilLive } from './live-page.ts';
import { address, outputFolder } from './sites.ts';

const apple = address('orchard', '/docs/trees/apple');
const ORIGIN = new URL(apple).origin;
const LIST = '**/archived-versions.json';

function versions(page: Page) {
  return page.locator('.navbar .dropdown', { hasText: '2023' });
}

test('lists the known versions, then the archived ones of the host', async ({ page }) => {
  const asked = page.waitForRequest(LIST);
  await openLive(page, apple);
  expect((await asked).url()).toBe(`${ORIGIN}/archived-versions.json`);
  await expect(versions(page).locator('li:not(.load-failed) a')).toHaveText([
    'Next',
    'Latest',
    '2023',
    '2022',
  ]);
});

test('fetches the list from the production host on another origin, and is labeled Versions there', async ({
  page,
}) => {
  await page.route(`${ORIGIN}/archived-versions.json`, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: [{ label: '2023', url: 'https://2023.orchard.example' }],
    }),
  );
  await openLive(page, apple.replace('localhost', '127.0.0.1'));
  await expect(versions(page).locator('summary')).toHaveText('Versions');
});

test('fetches the list from the local production build on port 3005', async ({ page }) => {
  // The built site responds on behalf of that origin.
  await page.route('http://localhost:3005/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname.includes('.') ? pathname : `${pathname}/index.html`;
    return route.fulfill({ path: join(outputFolder('orchard'), file) });
  });
  const asked = page.waitForRequest(LIST);
  await openLive(page, 'http://localhost:3005/docs/trees/apple');
  expect((await asked).url()).toBe('http://localhost:3005/archived-versions.json');
});

test('starts as Versions and keeps its space until the list has loaded', async ({ page }) => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(LIST, async (route) => {
    await waiting;
    await route.continue();
  });
  await openLive(page, apple);
  const pending = page.locator('.navbar .dropdown[data-pending]');
  await expect(pending.locator('summary')).toHaveText('Versions');
  await expect(pending.locator('summary')).toBeHidden();
  answer();
  await expect(versions(page).locator('summary')).toBeVisible();
});

test('shows and marks the version whose origin is the current one', async ({ page }) => {
  await openLive(page, apple);
  await expect(versions(page).locator('summary')).toHaveText('Latest');
  await expect(versions(page).locator('a[aria-current="true"]')).toHaveText('Latest');
});

test('each version links to the same path, query and hash on its host', async ({ page }) => {
  await page.goto(`${apple}?from=test#step-2`);
  // The bar hides on the way to the section.
  await expect(page.locator('.navbar')).toHaveAttribute('data-away');
  await page.locator('.sidebar').getByRole('link', { name: 'Pear' }).hover();
  await untilLive(page);
  const link = versions(page).getByText('2023', { exact: true });
  await expect(link).toHaveAttribute(
    'href',
    'https://2023.orchard.example/docs/trees/apple?from=test#step-2',
  );
  await page.locator('.sidebar').getByRole('link', { name: 'Pear' }).click();
  await expect(page.locator('h1')).toHaveText('Pear');
  await expect(link).toHaveAttribute('href', 'https://2023.orchard.example/docs/trees/pear');
});

test('the selection is stored in local storage and marked', async ({ page }) => {
  await page.route('https://2022.orchard.example/**', (route) => route.fulfill({ body: 'Old' }));
  await openLive(page, apple);
  await versions(page).locator('summary').hover();
  await versions(page).getByText('2022', { exact: true }).click();
  await expect(page).toHaveURL('https://2022.orchard.example/docs/trees/apple');
  await openLive(page, apple);
  expect(await page.evaluate(() => localStorage.getItem('docs-version'))).toBe('2022');
  await expect(versions(page).locator('a[data-chosen]')).toHaveText('2022');
});

for (const [failure, answer] of [
  ['the host refuses', { status: 500, body: '' }],
  ['the answer is not a list', { json: { label: '2023' } }],
  ['the answer is not JSON', { body: '<html>' }],
] as const) {
  test(`shows no list, but logs a message, if ${failure}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    await page.route(LIST, (route) => route.fulfill(answer));
    await openLive(page, apple);
    await expect
      .poll(() => errors.some((text) => text.startsWith('Failed to fetch versions')))
      .toBe(true);
    await expect(page.locator('.navbar .dropdown', { hasText: 'Versions' })).toBeHidden();
    await expect(page.locator('#main-menu .dropdown', { hasText: 'Versions' })).toHaveCount(0);
    await expect(page.locator('.navbar em')).toBeVisible();
  });
}

test('a host that never responds times out, and nothing else waits for it', async ({ page }) => {
  await page.addInitScript(() => {
    const { timeout } = AbortSignal;
    AbortSignal.timeout = (time) => timeout.call(AbortSignal, time / 50);
  });
  await page.route(LIST, () => {});
  await openLive(page, apple);
  await expect(page.locator('.navbar .dropdown[data-pending="loading"]')).toHaveCount(1);
  await expect(page.locator('.navbar .plain-version')).toHaveText('Latest');
  await page.locator('.sidebar').getByRole('link', { name: 'Pear' }).click();
  await expect(page.locator('h1')).toHaveText('Pear');
});

test('on an unknown host, a link to the host with the list replaces a list that fails to load', async ({
  page,
}) => {
  await page.route(LIST, (route) => route.abort());
  await page.goto(`${apple.replace('localhost', '127.0.0.1')}?from=test`);
  const box = () => page.locator('.search-box').boundingBox();
  const before = await box();
  await goLive(page);
  const link = page.locator('.navbar').getByRole('link', { name: 'Versions' });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', `${ORIGIN}/docs/trees/apple?from=test`);
  expect(await box()).toEqual(before);
  await page.locator('.sidebar').getByRole('link', { name: 'Pear' }).click();
  await expect(page.locator('h1')).toHaveText('Pear');
  await expect(link).toHaveAttribute('href', `${ORIGIN}/docs/trees/pear`);
  expect(await box()).toEqual(before);
});

test('axe finds nothing in a list whose scripts failed to load', async ({ page }) => {
  await page.route(/\/assets\/client-/, (route) => route.abort());
  await page.goto(apple);
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-failed');
  const list = page.locator('.navbar .dropdown', { has: page.locator('.load-failed') }).first();
  await list.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await expect(list.getByRole('alert')).toBeVisible();
  expect(await findViolations(page, ['aria-allowed-role', 'list', 'listitem'])).toEqual([]);
});

test('an entry that would break the page is skipped, and the page still works', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route(LIST, (route) =>
    route.fulfill({
      json: [
        { label: 'Code', url: 'javascript:alert(1)' },
        { label: 'Mail', url: 'mailto:a@orchard.example' },
        { label: '2023', url: 'https://2023.orchard.example' },
      ],
    }),
  );
  await openLive(page, apple);
  await expect(versions(page).locator('li:not(.load-failed) a')).toHaveText([
    'Next',
    'Latest',
    '2023',
  ]);
  expect(errors).toEqual([]);
});

test('each version links to the current URL after a hash change, Back, and a failed page', async ({
  page,
}) => {
  await openLive(page, `${apple}?from=test`);
  const link = versions(page).getByText('2023', { exact: true });
  await page.evaluate(() => location.assign('#%E0%A4%A'));
  await expect(link).toHaveAttribute('href', /\/docs\/trees\/apple\?from=test#%E0%A4%A$/);
  await page.route('**/docs/trees/pear/index.page.json', (route) => route.abort());
  await page.locator('.sidebar').getByRole('link', { name: 'Pear' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(link).toHaveAttribute('href', 'https://2023.orchard.example/docs/trees/pear');
  await page.goBack();
  await page.goBack();
  await expect(link).toHaveAttribute('href', /\/docs\/trees\/apple\?from=test$/);
});

test('invalid entries are skipped', async ({ page }) => {
  await page.route(LIST, (route) =>
    route.fulfill({
      json: [
        { label: '2023', url: 'https://2023.orchard.example' },
        { label: 'Bad', url: 'no' },
        3,
      ],
    }),
  );
  await openLive(page, apple);
  await expect(versions(page).locator('li:not(.load-failed) a')).toHaveText([
    'Next',
    'Latest',
    '2023',
  ]);
});
