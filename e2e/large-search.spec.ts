import { expect, type Page, test } from '@playwright/test';
import { address } from './sites.ts';

const MAP = '/docs/region-1/map-1';

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search' });
}

function hits(page: Page) {
  return page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
}

async function openSearch(page: Page): Promise<void> {
  await page.goto(address('atlas', MAP));
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-box')).toHaveAttribute('data-status', 'ready');
  await expect(field(page)).toBeFocused();
}

/** The shards that the page has fetched, and their size on the wire. */
async function watchShards(page: Page) {
  const fetched: { name: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/search-')) return;
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    fetched.push({ name: pathname.split('/').at(-1) ?? '', bytes });
  });
  return fetched;
}

test.describe('the search of a site that is too large for two files', () => {
  test('fetches what a query needs, and finds the same hits', async ({ page }) => {
    const fetched = await watchShards(page);
    await openSearch(page);
    expect(fetched.map(({ name }) => name).toSorted()).toEqual([
      'search-index.json',
      'search-titles.json',
    ]);
    await page.keyboard.type('harbor 7 silted');
    const first = hits(page).first();
    await expect(first.locator('.hit-title')).toHaveText('Lost');
    await expect(first.locator('.hit-path span')).toHaveText(['Gazetteer 7']);
    await expect(first.locator('.hit-snippet mark')).toHaveText(['harbor', '7', 'silted']);
    const sizes = await Promise.all(fetched.map(({ bytes }) => bytes));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(280_000);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('atlas', '/gazetteer-7#lost'));
    await expect
      .poll(() => page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String)))
      .toContain('silted');
  });

  test('finds exact titles, unfinished words and words with a typo', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('map 3.12');
    await expect(hits(page).first().locator('.hit-title')).toHaveText('Map 3.12');
    await field(page).fill('gazett');
    await expect(hits(page).first()).toContainText('Gazetteer');
    await field(page).fill('gazeteer 4');
    await expect(hits(page).first()).toContainText('Gazetteer 4');
    await field(page).fill('zzyzx');
    await expect(page.locator('.search-answers')).toContainText('Nothing found for “zzyzx”');
  });

  test('reports that a part of it failed to load, offers links, and can be retried', async ({
    page,
  }) => {
    await openSearch(page);
    await page.context().route(/\/words-/, (route) => route.abort());
    await page.keyboard.type('harbor');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('The search did not load.');
    await expect(dialog.getByRole('link', { name: 'Home' })).toBeVisible();
    await page.context().unroute(/\/words-/);
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await expect(hits(page).first()).toContainText('harbor');
  });

  test('finds what it has found before without a network', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('harbor');
    await expect(hits(page).first()).toContainText('harbor');
    await page.context().setOffline(true);
    await field(page).fill('');
    await expect(hits(page)).toHaveCount(0);
    await field(page).fill('harbor');
    await expect(hits(page).first()).toContainText('harbor');
  });
});
