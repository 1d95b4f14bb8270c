import { expect, type Page, test } from '@playwright/test';
import { openLive, untilLive } from './live-page.ts';
import { address } from './sites.ts';

declare global {
  interface Window {
    /** What a test has counted. */
    counted: number;
  }
}

const roses = address('garden', '/docs/plants/roses');
const TULIPS = '.sidebar a[href$="/tulips"]';

/** Hovers the link until its page data is there. */
async function prefetchTulips(page: Page): Promise<void> {
  const arrived = page.waitForResponse('**/tulips.page.json');
  await page.locator(TULIPS).hover();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

/** Clicks and returns what the page shows when the browser is about to paint the next frame. */
function clickAndReadNextFrame(page: Page, selector: string) {
  return page.locator(selector).evaluate((link: HTMLElement) => {
    const shown = () => ({
      heading: document.querySelector('h1')?.textContent,
      current: document.querySelector('.sidebar [aria-current]')?.textContent,
    });
    return new Promise<ReturnType<typeof shown>>((resolve) => {
      requestAnimationFrame(() => {
        link.click();
        requestAnimationFrame(() => resolve(shown()));
      });
    });
  });
}

test('a click on a prefetched link shows the page in the next frame', async ({ page }) => {
  await openLive(page, roses);
  const text = await page.locator('#page-body').textContent();
  await prefetchTulips(page);
  const frame = await clickAndReadNextFrame(page, TULIPS);
  expect(frame).toMatchObject({ heading: 'Tulips', current: 'Tulips' });
  await expect(page).toHaveTitle('Tulips | The Garden Book');
  await expect(page.locator('#page-main')).toBeFocused();
  await expect(page.locator('#page-body')).not.toHaveText(text ?? '');
});

test('a navigation starts no view transition, which would delay the page by frames', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.counted = 0;
    const original = document.startViewTransition;
    document.startViewTransition = function counted(...args) {
      window.counted += 1;
      return original.apply(this, args);
    };
  });
  await openLive(page, roses);
  await page.locator(TULIPS).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  expect(await page.evaluate(() => window.counted)).toBe(0);
  await page.evaluate(() => document.startViewTransition(() => {}).finished);
  expect(await page.evaluate(() => window.counted)).toBe(1);
});

test('the shell takes the page of a document that was fetched before it was live', async ({
  page,
}) => {
  await page.route('**/tulips.page.json', (route) => route.abort());
  const document = page.waitForResponse('**/docs/plants/tulips');
  await page.goto(roses);
  await page.locator(TULIPS).hover();
  await (await document).finished();
  await untilLive(page);
  await page.evaluate(() => {
    window.counted = 1;
  });
  await page.locator(TULIPS).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page).toHaveTitle('Tulips | The Garden Book');
  expect(await page.evaluate(() => window.counted)).toBe(1);
});

test('the rules of all pages are fetched before the shell is hydrated', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', () => {});
  const request = page.waitForRequest('**/assets/styles-*.css');
  await page.goto(roses);
  await page.locator('.brand').hover({ force: true });
  await request;
});

test('the rules of all pages are applied while a link is hovered, even if they arrive late', async ({
  page,
}) => {
  await page.route('**/assets/styles-*.css', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(roses);
  await page.locator(TULIPS).hover();
  await untilLive(page);
  const sheet = page.locator('link[rel=stylesheet]');
  await expect(sheet).toHaveAttribute('media', 'not all');
  await expect(sheet).toHaveAttribute('media', '');
});

test('a navigation within a category renders no entry of the sidebar', async ({ page }) => {
  // Counts how often the entries' labels are read.
  await page.addInitScript(() => {
    window.counted = 0;
    const count = (item: unknown): void => {
      if (typeof item !== 'object' || item === null) return;
      if ('items' in item && Array.isArray(item.items)) item.items.forEach(count);
      if (!('label' in item)) return;
      const { label } = item;
      Object.defineProperty(item, 'label', {
        get() {
          window.counted += 1;
          return label;
        },
      });
    };
    const read = Response.prototype.json;
    Response.prototype.json = async function json() {
      const value = await read.call(this);
      if (this.url.includes('/sidebar-') && Array.isArray(value)) value.forEach(count);
      return value;
    };
  });
  await openLive(page, roses);
  await page.waitForFunction(() => window.counted > 0);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => {
    window.counted = 0;
  });
  await page.locator(TULIPS).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page.locator('.sidebar [aria-current="page"]')).toHaveText('Tulips');
  expect(await page.evaluate(() => window.counted)).toBe(0);
});

test('once the shell is live, no documents are fetched ahead', async ({ page }) => {
  await openLive(page, roses);
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});

test('the rules of all pages apply once a link is hovered, so that a click does not wait for them', async ({
  page,
}) => {
  const sheet = page.locator('link[rel=stylesheet]');
  await page.goto(roses);
  // Without the pointer, which would be over a link.
  await page.mouse.wheel(0, 10);
  await untilLive(page);
  await expect(sheet).toHaveAttribute('media', 'not all');
  await prefetchTulips(page);
  await expect(sheet).toHaveAttribute('media', '');
  await expect(page.locator('h1')).toHaveText('Roses');
});
