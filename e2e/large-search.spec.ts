import { expect, type Page, test } from '@playwright/test';
import { field, hits, hold } from './search-dialog.ts';
import { address } from './sites.ts';

const MAP = '/docs/region-1/map-1';

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
    const isOfHeadings = (name: string) => name.startsWith('names-');
    expect(fetched.map(({ name }) => name).filter((name) => !isOfHeadings(name))).toEqual([
      'search-titles.json',
      'search-index.json',
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

  test('requests what the first query needs before what later ones may need', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/search-[\w-]+\//.test(pathname)) asked.push(pathname.split('/').at(-1) ?? '');
    });
    const deliver = await hold(page, /search-part/);
    await page.goto(address('atlas', MAP));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('silted');
    // The worker has the titles before the code of the dialog arrives, and time to open them.
    await expect.poll(() => page.evaluate(() => window.searchTitles)).toBe(true);
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    deliver();
    await expect(hits(page).first()).toContainText('Gazetteer');
    const [first = ''] = asked;
    expect(first).not.toMatch(/^names-/);
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

  test('answers from titles before any shard has arrived, then completes the hits', async ({
    page,
  }) => {
    const deliver = await hold(page, /\/search-[\w-]+\//);
    await openSearch(page);
    await page.keyboard.type('map 3.12');
    await expect(hits(page).first().locator('.hit-title')).toHaveText('Map 3.12');
    await expect(hits(page).first().locator('.hit-snippet')).toBeEmpty();
    await page.keyboard.press('ArrowDown');
    const second = hits(page).nth(1);
    const selected = await second.getAttribute('href');
    deliver();
    await expect(hits(page).first().locator('.hit-snippet')).not.toBeEmpty();
    await expect(second).toHaveAttribute('href', selected ?? '');
    await expect(second).toHaveAttribute('aria-selected', 'true');
  });

  test('answers with pages once their words have arrived, before their texts', async ({ page }) => {
    const deliver = await hold(page, /\/texts-/);
    await openSearch(page);
    await page.keyboard.type('silted');
    await expect(hits(page).first()).toContainText('Gazetteer');
    await expect(hits(page).first().locator('.hit-snippet')).toBeEmpty();
    deliver();
    await expect(hits(page).first().locator('.hit-snippet mark').first()).toHaveText('silted');
  });

  test('keeps the previous hits while the words of a query are fetched', async ({ page }) => {
    await openSearch(page);
    await field(page).fill('gazetteer 7');
    await expect(hits(page).first().locator('.hit-snippet')).not.toBeEmpty();
    const deliver = await hold(page, /\/words-/);
    const emptied = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const isEmpty = () => !document.querySelector('.search-answers [role=option]');
          new MutationObserver(() => isEmpty() && resolve(true)).observe(document, {
            ...{ childList: true, subtree: true },
          });
          document.addEventListener('complete', () => resolve(isEmpty()), { once: true });
        }),
    );
    await field(page).fill('silted');
    await page.waitForTimeout(200);
    await expect(hits(page).first()).toContainText('Gazetteer 7');
    deliver();
    await expect(hits(page).first().locator('.hit-snippet mark').first()).toHaveText('silted');
    await page.evaluate(() => document.dispatchEvent(new Event('complete')));
    expect(await emptied).toBe(false);
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
