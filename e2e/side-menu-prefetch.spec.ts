/** On a touch screen nothing hovers over a link: what a reader may follow is known once the menu is open. */
import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const start = address('atlas', '/docs/region-1/map-30');

test.use({ viewport: { width: 400, height: 760 }, hasTouch: true, isMobile: true });

/** The maps whose page data has been requested, and how many requests were under way at most. */
type Requested = { maps: string[]; atOnce: number };

/** Answers requests for page data after a while, so that they overlap. */
async function slowPageData(page: Page): Promise<Requested> {
  const requested: Requested = { maps: [], atOnce: 0 };
  let underWay = 0;
  await page.route('**/*.page.json', async (route) => {
    requested.maps.push(
      route
        .request()
        .url()
        .replace(/^.*\/docs\/(.*)\.page\.json$/, '$1'),
    );
    underWay += 1;
    requested.atOnce = Math.max(requested.atOnce, underWay);
    await new Promise((resolve) => setTimeout(resolve, 50));
    underWay -= 1;
    await route.continue();
  });
  return requested;
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await expect(page.locator('#side-menu')).toBeInViewport();
}

test('the pages of its entries in view are fetched when it opens, four at a time', async ({
  page,
}) => {
  const requested = await slowPageData(page);
  await openLive(page, start);
  // The pages linked above and below the article. The brand's, which was hovered, has come as a document.
  const ofPage = ['region-1/map-29', 'region-1/map-31'];
  await expect.poll(() => requested.maps.toSorted()).toEqual(ofPage);
  await openMenu(page);
  await expect.poll(() => requested.maps).toContain('region-1/map-33');
  await expect.poll(() => requested.maps.length).toBeGreaterThan(8);
  expect(requested.atOnce).toBe(4);
  expect(requested.maps).not.toContain('region-1/map-3');
  expect(new Set(requested.maps).size).toBe(requested.maps.length);
  await page.locator('#side-menu a', { hasText: 'Map 1.3' }).first().scrollIntoViewIfNeeded();
  await expect.poll(() => requested.maps).toContain('region-1/map-3');
});

test('a page that was fetched for its entry opens without the network, and has the focus', async ({
  page,
  context,
}) => {
  await openLive(page, start);
  const fetched = page.waitForResponse('**/region-1/map-33.page.json');
  await openMenu(page);
  await (await fetched).finished();
  await context.setOffline(true);
  await page.locator('#side-menu').getByRole('link', { name: 'Map 1.33' }).tap();
  await expect(page.locator('h1')).toHaveText('Map 1.33');
  await expect(page.locator('#side-menu')).toBeHidden();
  await expect(page.locator('#page-main')).toBeFocused();
});

test('entries of a category that is opened are fetched, too', async ({ page }) => {
  const requested = await slowPageData(page);
  await openLive(page, start);
  await openMenu(page);
  await page.locator('#side-menu summary', { hasText: 'region-2' }).tap();
  await expect.poll(() => requested.maps).toContain('region-2/map-1');
});

test('nothing is fetched for an open menu with data saver on', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const requested = await slowPageData(page);
  await openLive(page, start);
  await openMenu(page);
  await page.waitForTimeout(500);
  expect(requested.maps).toEqual([]);
});
