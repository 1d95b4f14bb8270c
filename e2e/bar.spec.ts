import { expect, type Page, test } from '@playwright/test';
import { expectToFit } from './fits-window.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const apple = address('orchard', '/docs/trees/apple');
const LIST = '**/archived-versions.json';

/** Start and end of each item of the bar, including the version dropdown. */
function places(page: Page): Promise<string[]> {
  return page.locator('.navbar > *, .navbar-items > ul > li').evaluateAll((items) =>
    items.map((item) => {
      const { left, right } = item.getBoundingClientRect();
      return `${left} to ${right}`;
    }),
  );
}

test.describe('the version dropdown', () => {
  const list = [{ label: 'The season of 2023', url: 'https://2023.orchard.example' }];

  test('shifts nothing in the bar when it loads', async ({ page }) => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(LIST, async (route) => {
      await waiting;
      await route.fulfill({ json: list, headers: { 'access-control-allow-origin': '*' } });
    });
    await openLive(page, apple);
    const before = await places(page);
    answer();
    await expect(page.locator('.navbar .dropdown', { hasText: '2023' })).toBeVisible();
    expect(await places(page)).toEqual(before);
  });

  test("is replaced by the version's name if the list is unavailable", async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill({ status: 500 }));
    await page.goto(apple);
    const place = page.locator('.navbar .navbar-right > li').nth(1);
    const { x: before } = (await place.boundingBox()) ?? {};
    await page.locator('.brand').hover();
    await expect(place).toHaveText('Latest');
    await expect(place.getByText('Latest')).toBeVisible();
    await expect(place.locator('.dropdown')).toHaveCount(0);
    expect((await place.boundingBox())?.x).toBe(before);
  });
});

test.describe('a bar with more items than fit', () => {
  /** Adds items to the bar. */
  async function addItems(page: Page): Promise<void> {
    await page.locator('.navbar-right').evaluate((items) => {
      for (let copy = 0; copy < 6; copy += 1) {
        const item = document.createElement('li');
        const link = Object.assign(document.createElement('a'), { href: '/' });
        link.append('A further item');
        item.append(link);
        items.append(item);
      }
    });
  }

  for (const width of [1000, 1280, 1440]) {
    test(`wraps at ${width} px, and sticky elements are not covered`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openLive(page, apple);
      await addItems(page);
      await expectToFit(page, 'wrapped');
      const bar = page.locator('.navbar');
      const height = (await bar.boundingBox())?.height ?? 0;
      expect(height).toBeGreaterThan(80);
      const clearance = () =>
        page.locator('html').evaluate((root) => root.style.getPropertyValue('--header-height'));
      await expect.poll(async () => Number.parseFloat(await clearance())).toBeCloseTo(height, 1);
    });
  }

  test('wraps before the page is live', async ({ page }) => {
    await page.goto(apple);
    await addItems(page);
    await expectToFit(page, 'wrapped');
  });
});

test('only one item is active, even if several link to the page', async ({ page }) => {
  await page.goto(address('orchard', '/docs/welcome'));
  await expect(page.locator('.navbar-items > ul > li > a[aria-current]')).toHaveText(['Guide']);
  await page.goto(apple);
  await expect(page.locator('.navbar-items summary[aria-current]')).toHaveText(['Fruit']);
  await expect(page.locator('.navbar-items > ul > li > a[aria-current]')).toHaveCount(0);
});

test('shows only the logo of the color mode', async ({ page }) => {
  await page.goto(address('observatory', '/guide/moon/'));
  await expect(page.locator('.brand .only-dark')).toBeVisible();
  await expect(page.locator('.brand .only-light')).toBeHidden();
});

test('a logo has its room before it arrives, and keeps its size despite a rule of the site for all pictures', async ({
  page,
}) => {
  const arrive: (() => Promise<void>)[] = [];
  await page.route('**/moon*.svg', (route) => void arrive.push(() => route.continue()));
  await page.goto(address('observatory', '/guide/moon/'), { waitUntil: 'commit' });
  const logo = page.locator('.brand .logo').filter({ visible: true });
  const box = await logo.boundingBox();
  expect(box?.width).toBeGreaterThan(20);
  expect(box?.width).toBe(box?.height);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('img { height: auto; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect.poll(() => arrive.length).toBeGreaterThan(0);
  for (const load of arrive) await load();
  await expect(logo).toHaveJSProperty('complete', true);
  expect(await logo.boundingBox()).toEqual(box);
});

test('closing the announcement moves the focus to the brand', async ({ page }) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.locator('.brand')).toBeFocused();
  await expect(page.locator('.announcement')).toBeHidden();
});

test('an announcement closed before the page is live keeps the focus until then', async ({
  page,
}) => {
  let load = () => {};
  const waiting = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route('**/assets/client-*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(address('garden', '/docs/plants/roses'));
  await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-announcement', 'closed');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  await expect(page.locator('.announcement')).not.toBeInViewport();
  load();
  await expect(page.locator('.brand')).toBeFocused();
});

test('a label with two lines covers no other entry of the sidebar', async ({ page }) => {
  await page.goto(address('garden', '/docs/plants/roses'));
  const tools = page.locator('.sidebar li', {
    has: page.locator('> a.category', { hasText: 'Tools' }),
  });
  const label = 'Tools for digging, raking, cutting, watering and carrying';
  await tools.evaluate((item, text) => {
    for (const part of item.querySelectorAll('a.category, summary > span')) part.textContent = text;
  }, label);
  const link = await tools.locator('> a').boundingBox();
  const next = await page.locator('.sidebar').getByRole('link', { name: 'Seeds' }).boundingBox();
  expect(link?.height).toBeGreaterThan(50);
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual((next?.y ?? 0) + 0.5);
});
