import {
  type Browser,
  test as base,
  expect,
  type LaunchOptions,
  type Page,
} from '@playwright/test';
import { expectToFit } from './fits-window.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const ALL_WIDTHS = [320, 360, 768, 996, 997, 1280, 1440, 1920];

/**
 * The narrowest viewport, and those in which the bar has the least space, by text size in pixels.
 */
const TIGHT_WIDTHS: Record<number, number[]> = {
  16: [320, 997],
  20: [320, 1246],
  24: [320, 997, 1495],
};

const widths = (size: number) =>
  process.env.TEST_MATRIX === 'full' ? ALL_WIDTHS : (TIGHT_WIDTHS[size] ?? ALL_WIDTHS);

const PAGES = {
  'a docs page': address('garden', '/docs/plants/roses'),
  'a docs page from right to left': address('observatory', '/guide/moon/'),
  'a page with a wide table': address('harbor', '/docs/tides/table/'),
  'an operation of an API': address('harbor', '/docs/api/book-berth/'),
  'a model of an API': address('harbor', '/docs/api/models/vessel/'),
  'a list of posts': address('harbor', '/blog/'),
  'a post': address('harbor', '/blog/2024/08/01/regatta/'),
  'a page with a bar of many items': address('orchard', '/docs/trees/apple'),
  'the home page': address('real', '/'),
  'the roadmap': address('real', '/roadmap'),
  'the index of models': address('real', '/docs/api/models'),
  'the page that is not found': address('garden', '/docs/nowhere'),
};

const textSizes = new Map<number, Promise<Browser>>();

/** A page in a browser with a preferred text size in pixels, which differs from zoom. */
const test = base.extend<{ pageWithText: (size: number) => Promise<Page> }>({
  async pageWithText({ playwright, launchOptions }, use) {
    const opened: Page[] = [];
    await use(async (size) => {
      const browser = textSizes.get(size) ?? launch(playwright.chromium, launchOptions, size);
      textSizes.set(size, browser);
      const page = await (await browser).newPage();
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.close();
  },
});

test.afterAll(async () => {
  for (const browser of textSizes.values()) await (await browser).close();
  textSizes.clear();
});

function launch(
  chromium: { launch: (options: LaunchOptions) => Promise<Browser> },
  options: LaunchOptions,
  size: number,
): Promise<Browser> {
  const args = [...(options.args ?? []), `--blink-settings=defaultFontSize=${size}`];
  return chromium.launch({ ...options, args });
}

for (const size of [16, 20, 24]) {
  for (const [name, url] of Object.entries(PAGES)) {
    test(`${name} fits its viewports with text of ${size} px`, async ({ pageWithText }) => {
      const page = await pageWithText(size);
      await page.goto(url);
      for (const width of widths(size)) {
        await page.setViewportSize({ width, height: 800 });
        await expectToFit(page, `${width} px`);
      }
    });
  }

  test(`the search fits on a phone with text of ${size} px`, async ({ pageWithText }) => {
    const page = await pageWithText(size);
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(page, address('garden', '/docs/plants/roses'));
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill('rose');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectToFit(page, 'search');
  });

  test(`both panels of the side menu fit on a phone with text of ${size} px`, async ({
    pageWithText,
  }) => {
    const page = await pageWithText(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openLive(page, address('orchard', '/docs/trees/apple'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#side-menu')).toBeInViewport({ ratio: 0.99 });
    await expectToFit(page, 'sidebar');
    await page.getByRole('button', { name: 'Main menu' }).click();
    await expect(page.locator('#main-menu')).toBeInViewport({ ratio: 0.99 });
    await page.locator('#main-menu summary', { hasText: 'Fruit' }).click();
    await expectToFit(page, 'main menu');
  });
}

test('a dropdown of the bar fits in the viewport with text of 24 px', async ({ pageWithText }) => {
  const page = await pageWithText(24);
  await page.setViewportSize({ width: 1500, height: 500 });
  await openLive(page, address('harbor', '/docs/'));
  for (const summary of await page.locator('.navbar .dropdown summary').all()) {
    await summary.click();
    await expectToFit(page, 'dropdown');
  }
});

test('the bar becomes compact depending on the text size, along with its menu', async ({
  pageWithText,
}) => {
  const page = await pageWithText(24);
  const button = page.getByRole('button', { name: 'Open menu' });
  await page.setViewportSize({ width: 1494, height: 800 });
  await openLive(page, address('garden', '/docs/plants/roses'));
  await button.click();
  await expect(page.locator('#side-menu')).toBeVisible();
  // 62.25 times the text size, just as 996 px is for 16 px.
  await page.setViewportSize({ width: 1495, height: 800 });
  await expect(button).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('.sidebar')).toBeVisible();
});
