import { expect, type Page, test } from '@playwright/test';
import { untilLive } from './live-page.ts';
import { box, confirmComposition, field, hits, hold, ROSES } from './search-dialog.ts';
import { address } from './sites.ts';

const ALL_CODE = /\/assets\/.*\.js/;

test.describe('before its code has loaded', () => {
  const BEGINNINGS: Record<string, (page: Page) => Promise<void>> = {
    'after Ctrl+K': (page) => page.keyboard.press('Control+k'),
    'after a slash': (page) => page.keyboard.press('/'),
    'in the box that has the focus': (page) => box(page).focus(),
  };
  for (const [when, begin] of Object.entries(BEGINNINGS)) {
    test(`text typed ${when} is in the field, in order, when the code loads`, async ({ page }) => {
      // Delays each part, so that the dialog goes live while it is in use.
      await page.context().route(/\/assets\/|search-/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 60));
        await route.continue();
      });
      await page.goto(address('garden', ROSES));
      await begin(page);
      await page.keyboard.type('the spadx', { delay: 10 });
      await page.keyboard.press('Backspace');
      await page.keyboard.type('e and the forsythia in a hard winter', { delay: 15 });
      await expect(field(page)).toHaveValue('the spade and the forsythia in a hard winter');
      await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
      await page.keyboard.type('!');
      await expect(field(page)).toHaveValue('the spade and the forsythia in a hard winter!');
    });
  }

  test('the dialog exists and shows that it is loading', async ({ page }) => {
    await hold(page, ALL_CODE);
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(page.locator('.search-answers')).toHaveText(/^Loading\.\.\./);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('Enter is remembered until the hits arrive', async ({ page }) => {
    const deliver = await hold(page, ALL_CODE);
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('spade');
    await page.keyboard.press('Enter');
    deliver();
    await expect(page.locator('h1')).toHaveText('Spade');
    await expect(page.locator('.search-dialog')).toBeHidden();
  });

  test('Enter is also remembered if a busy page handles it together with the key that opened the search', async ({
    page,
  }) => {
    const deliver = await hold(page, ALL_CODE);
    await page.goto(address('garden', ROSES));
    await page.evaluate(() => {
      const input = document.querySelector<HTMLInputElement>('#search-dialog input');
      if (!input) throw new Error('The page has no search.');
      const press = (target: Element, init: KeyboardEventInit) =>
        target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
      press(document.body, { key: 'k', ctrlKey: true });
      input.value = 'spade';
      press(input, { key: 'Enter', keyCode: 13 });
    });
    deliver();
    await expect(page.locator('h1')).toHaveText('Spade');
  });

  test('Escape closes it, and it stays closed', async ({ page }) => {
    const deliver = await hold(page, ALL_CODE);
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('spade');
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-dialog')).toBeHidden();
    deliver();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await expect(page.locator('.search-dialog')).toBeHidden();
  });

  test('an Enter that confirms what an input method composes is not remembered', async ({
    page,
  }) => {
    const deliver = await hold(page, ALL_CODE);
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('spade');
    await confirmComposition(page);
    deliver();
    await expect(hits(page).first()).toContainText('Spade');
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await expect(page).toHaveURL(address('garden', ROSES));
  });

  test('Escape also takes back an Enter that nothing has answered yet', async ({ page }) => {
    const deliver = await hold(page, ALL_CODE);
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('spade');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    deliver();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await page.keyboard.press('Control+k');
    await expect(hits(page).first()).toContainText('Spade');
    await expect(page).toHaveURL(address('garden', ROSES));
  });

  test('a click on the box focuses the field at once, as on-screen keyboards require', async ({
    page,
  }) => {
    await hold(page, ALL_CODE);
    await page.goto(address('garden', ROSES));
    const focused = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.search-box input')?.click();
      return document.activeElement?.getAttribute('role');
    });
    expect(focused).toBe('combobox');
  });

  test('everything that the shell and the search need is requested at once', async ({ page }) => {
    await hold(page, /\/assets\/|\/search-/);
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    await page.goto(address('garden', ROSES));
    const names = () =>
      [...asked].map((path) => path.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, '')).toSorted();
    expect(names()).toEqual(['roses']);
    await page.locator('.brand').hover();
    await expect
      .poll(names)
      .toEqual(
        expect.arrayContaining(['react.js', 'hydrate.js', 'shell.json', 'sidebar-book.json']),
      );
    expect(names().filter((name) => /search|worker/.test(name))).toEqual([]);
    await page.keyboard.press('Control+k');
    await expect
      .poll(names)
      .toEqual(
        expect.arrayContaining(['search-part.js', 'worker.js', 'search-titles.json', 'shell.json']),
      );
  });
});

test.describe('the titles', () => {
  const TITLES = /search-titles/;

  /** Whether the document has passed them to the worker. */
  const arePassed = (page: Page) => page.evaluate(() => window.searchTitles);

  test('reach the worker while the code of the search is under way, and are fetched once', async ({
    page,
  }) => {
    const deliver = await hold(page, /search-part/);
    let requests = 0;
    page.on('request', (request) => {
      if (TITLES.test(request.url())) requests += 1;
    });
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await expect.poll(() => arePassed(page)).toBe(true);
    await page.keyboard.type('spade');
    deliver();
    await expect(hits(page).first()).toContainText('Spade');
    expect(requests).toBe(1);
  });

  test('are fetched by the search if the document fails to fetch them', async ({ page }) => {
    let requests = 0;
    await page.context().route(TITLES, async (route) => {
      requests += 1;
      if (requests === 1) await route.abort();
      else await route.continue();
    });
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('spade');
    await expect(hits(page).first()).toContainText('Spade');
    expect(await arePassed(page)).toBe(0);
    expect(requests).toBe(2);
  });

  test('answer for what was typed before, as long as there are no other hits', async ({ page }) => {
    const deliver = await hold(page, TITLES);
    // The worker never hears of what is typed after the first letter.
    await page.addInitScript(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function post(this: Worker, message, ...others: unknown[]) {
        if (!(message.id > 1)) Reflect.apply(postMessage, this, [message, ...others]);
      };
    });
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    // The code of the dialog runs, so that each letter is a query.
    await expect(page.locator('#search-root')).toHaveAttribute('data-status', 'loading');
    await page.keyboard.type('spade', { delay: 50 });
    deliver();
    await expect(hits(page).first()).toBeVisible();
  });
});

test.describe('the first answer on a page that nobody has touched', () => {
  test('needs four files besides the code, and neither the live shell nor the texts', async ({
    page,
  }) => {
    const deliver = await hold(page, /search-index/);
    const asked: string[] = [];
    await page.goto(address('garden', ROSES));
    page.on('request', (request) => {
      asked.push(new URL(request.url()).pathname.replace(/^.*\/|-[\w-]{8}(?=\.\w+$)/g, ''));
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('prun');
    await expect(hits(page).first()).toContainText('Pruning');
    expect(await page.evaluate(() => 'live' in document.documentElement.dataset)).toBe(false);
    const before = asked.filter((name) => name !== 'search-index.json');
    expect([...new Set(before)].toSorted()).toEqual(
      expect.arrayContaining(['search-part.js', 'search-titles.json', 'shell.json', 'worker.js']),
    );
    expect(before).not.toContain('react.js');
    expect(asked.indexOf('search-index.json')).toBeGreaterThan(asked.indexOf('search-titles.json'));
    deliver();
    await expect(hits(page).first().locator('.hit-snippet')).not.toBeEmpty();
    await untilLive(page);
  });

  test('keeps the selected hit when the texts arrive', async ({ page }) => {
    const deliver = await hold(page, /search-index/);
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ro');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const before = await hits(page).first().getAttribute('href');
    const place = await hits(page).first().boundingBox();
    deliver();
    await expect(page.locator('.search-dialog input')).toHaveAttribute('placeholder', 'Search');
    await expect(hits(page).first()).toHaveAttribute('href', before ?? '');
    await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
    expect((await hits(page).first().boundingBox())?.y).toBe(place?.y);
  });

  test('Enter opens an early hit, before the live shell has loaded', async ({ page }) => {
    await hold(page, /search-index|\/react-/);
    await page.goto(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rake');
    await expect(hits(page).first()).toContainText('Rake');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address('garden', '/docs/tools/rake'));
    await expect(page.locator('h1')).toHaveText('Rake');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
  });

  test('keys pressed while the texts are indexed get answers', async ({ page }) => {
    await page.goto(address('atlas', '/docs/region-1/map-1'));
    await page.context().route(/search-index/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    for (const letter of 'gazetteer') {
      await page.keyboard.type(letter);
      await expect(hits(page).first()).toBeVisible();
    }
    await expect(hits(page).first()).toContainText('Gazetteer');
  });
});
