import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openLive, untilLive } from './live-page.ts';
import { address } from './sites.ts';
import { watchConsole } from './watch.ts';

const ROSES = '/docs/plants/roses';

function box(page: Page) {
  return page.locator('.search-box input');
}

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search' });
}

function hits(page: Page) {
  return page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
}

/** Opens a page, waits until its shell is live, and opens the dialog with the keyboard. */
async function openSearch(page: Page, query: string, path = ROSES): Promise<void> {
  await openLive(page, address('garden', path));
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

async function highlighted(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
}

test.describe('the search box', () => {
  test('is disabled with the placeholder "Loading..." until the index has loaded, after the first hover', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.context().route(/search-index/, async (route) => {
      await held;
      await route.continue();
    });
    await openLive(page, address('garden', ROSES));
    expect(asked.filter((path) => path.includes('search'))).toEqual([]);

    await box(page).hover({ force: true });
    await expect(page.locator('.search-box')).toHaveAttribute('data-status', 'loading');
    await expect(box(page)).toHaveAttribute('placeholder', 'Loading...');
    await expect(box(page)).toHaveAttribute('readonly');
    await expect(box(page)).toHaveAttribute('aria-disabled', 'true');
    deliver();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await expect(box(page)).not.toHaveAttribute('readonly');
    await expect(box(page)).not.toHaveAttribute('aria-disabled');
    const files = asked.filter((path) => path.endsWith('.json') && path.includes('search'));
    expect(files.toSorted()).toEqual(['/search-index.json', '/search-titles.json']);
  });

  test('loads the index on focus, and passes typed text to the dialog', async ({ page }) => {
    await openLive(page, address('garden', ROSES));
    await box(page).focus();
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await page.keyboard.type('s');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('pade');
    await expect(field(page)).toHaveValue('spade');
    await expect(hits(page).first()).toContainText('Spade');
  });

  test.describe('on a Mac', () => {
    test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0)' });

    test('shows the Mac shortcut, which opens it', async ({ page }) => {
      await page.goto(address('garden', ROSES));
      await box(page).hover({ force: true });
      await expect(box(page)).toHaveAttribute('placeholder', 'Search ⌘+K');
      await page.keyboard.press('Meta+k');
      await expect(field(page)).toBeFocused();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('opens on the first tap, before the shell is live', async ({ page }) => {
      await page.goto(address('garden', ROSES));
      const place = await box(page).boundingBox();
      expect(place?.width).toBeGreaterThanOrEqual(44);
      await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('rake');
      await expect(hits(page).first()).toContainText('Rake');
      const dialog = await page.locator('.search-dialog').boundingBox();
      expect(dialog).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    });
  });

  test('shifts nothing when it goes live', async ({ page }) => {
    await page.goto(address('garden', ROSES));
    const before = await page.locator('.search-box').boundingBox();
    await box(page).hover({ force: true });
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    expect(await page.locator('.search-box').boundingBox()).toEqual(before);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is hidden', async ({ page }) => {
      await page.goto(address('garden', ROSES));
      await expect(page.locator('.search-box')).toBeHidden();
    });
  });
});

test.describe('the dialog', () => {
  test('shows title, section and a snippet with the words marked', async ({ page }) => {
    await openSearch(page, 'forsyth');
    const hit = hits(page).first();
    await expect(hit.locator('.hit-title')).toHaveText('In a hard winter');
    await expect(hit.locator('.hit-path span')).toHaveText(['Plants', 'Roses', 'Pruning']);
    await expect(hit.locator('.hit-snippet mark')).toHaveText('forsythia');
    await expect(page.getByRole('group', { name: 'Documentation' })).toBeVisible();
  });

  test('finds by an unfinished word, a typo and a word of code', async ({ page }) => {
    await openSearch(page, 'tuli');
    await expect(hits(page).first()).toContainText('Tulips');
    await field(page).fill('tulpis');
    await expect(hits(page).first()).toContainText('Tulips');
    await field(page).fill('outwardBud');
    await expect(hits(page).first().locator('.hit-title')).toHaveText('Pruning');
  });

  test('supports arrow keys, Enter and Escape', async ({ page }) => {
    await openSearch(page, 'roses');
    const active = page.locator('.hit[aria-selected="true"]');
    await expect(active).toHaveAttribute('id', 'search-option-0');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveAttribute('id', 'search-option-1');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-option-1');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const last = (await hits(page).count()) - 1;
    await expect(active).toHaveAttribute('id', `search-option-${last}`);
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-dialog')).toBeHidden();
    await page.keyboard.press('/');
    await page.keyboard.type('spade');
    await expect(hits(page).first()).toContainText('Spade');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Spade');
    await expect(page.locator('.search-dialog')).toBeHidden();
  });

  test('Enter opens the first hit if pressed after the answer has arrived but before it is shown', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.Worker = class extends Worker {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          const press = new MessageChannel();
          press.port1.onmessage = () => {
            const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
            const input = document.querySelector<HTMLInputElement>('#search-dialog input');
            if (input?.value) input.dispatchEvent(enter);
          };
          // React renders the result of a message in a separate task, which is queued after this
          // one.
          this.addEventListener('message', () => press.port2.postMessage(''));
        }
      };
    });
    await openSearch(page, '');
    await expect(page.locator('.search-box')).toHaveAttribute('data-status', 'ready');
    await field(page).fill('rake');
    await expect(page).toHaveURL(address('garden', '/docs/tools/rake'));
  });

  test('Enter opens the first hit if pressed before the answer has arrived', async ({ page }) => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.context().route(/search-(?:index|titles)/, async (route) => {
      await held;
      await route.continue();
    });
    await openSearch(page, 'spad');
    await page.keyboard.press('Enter');
    await page.keyboard.type('e');
    await page.keyboard.press('Enter');
    await expect(page.locator('.search-answers')).toHaveText('Loading...');
    deliver();
    await expect(page.locator('h1')).toHaveText('Spade');
    await expect(page.locator('.search-dialog')).toBeHidden();
  });

  for (const [keys, what] of [
    ['Control+k', 'Ctrl+K'],
    ['/', 'a slash'],
  ] as const) {
    test(`opens with ${what} as the first action, before the shell is live`, async ({ page }) => {
      let deliver = () => {};
      const held = new Promise<void>((resolve) => {
        deliver = resolve;
      });
      await page.context().route(/client-/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(address('garden', ROSES));
      await page.keyboard.press(keys);
      deliver();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(page.locator('.search-dialog')).toBeHidden();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
    });
  }

  test('traps the focus, and closes on a click outside that does not reach the page', async ({
    page,
  }) => {
    await openSearch(page, 'zeppelin');
    await page.getByRole('dialog').getByRole('link').last().focus();
    const isInside = () =>
      page.evaluate(() => document.activeElement?.closest('.search-dialog') !== null);
    for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      const isAtBrowser = await page.evaluate(() => document.activeElement === document.body);
      expect(isAtBrowser || (await isInside())).toBe(true);
    }
    await field(page).focus();
    const link = await page.locator('.sidebar a').first().boundingBox();
    await page.mouse.click((link?.x ?? 0) + 5, (link?.y ?? 0) + 5);
    await expect(page.locator('.search-dialog')).toBeHidden();
    await expect(page).toHaveURL(address('garden', ROSES));
  });

  test('describes its content to screen readers (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/)', async ({
    page,
  }) => {
    await openSearch(page, 'forsyth');
    await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
      - dialog "Search":
        - combobox "Search" [expanded]: forsyth
        - button "Close search"
        - status: "Results: 1"
        - listbox "Search results":
          - group "Documentation":
            - option "In a hard winter, Pruning, Roses, Plants" [selected]
    `);
    await expect(hits(page).first()).toHaveAccessibleDescription(/forsythia flowers/);
    await field(page).fill('zeppelin');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
      'Nothing found for “zeppelin”',
    );
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a slash can be typed in text fields', async ({ page }) => {
    await openSearch(page, 'a/b');
    await expect(field(page)).toHaveValue('a/b');
  });

  test('shows the answer to the latest query', async ({ page }) => {
    await openSearch(page, 'spade');
    await field(page).fill('rake');
    await expect(hits(page).first()).toContainText('Rake');
    await expect(hits(page).filter({ hasText: 'Spade' })).toHaveCount(0);
  });

  test('reports that nothing was found, with suggestions', async ({ page }) => {
    await openSearch(page, 'zeppelin');
    const answers = page.locator('.search-answers');
    await expect(answers).toContainText('Nothing found for “zeppelin”');
    await answers.getByRole('link', { name: 'About' }).click();
    await expect(page.locator('h1')).toHaveText('About');
    await expect(page.locator('.search-dialog')).toBeHidden();
  });

  test('offers recent searches that led to a page', async ({ page }) => {
    await openSearch(page, 'forsythia');
    await hits(page).first().click();
    await expect(page.locator('.search-dialog')).toBeHidden();
    await page.keyboard.press('Control+k');
    await field(page).fill('');
    const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
    await expect(recent).toHaveText(['forsythia']);
    await page.keyboard.press('Enter');
    await expect(hits(page).first()).toContainText('In a hard winter');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(recent).toHaveCount(0);
  });

  test('works without storage', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('Storage is off.');
        },
      });
    });
    await openSearch(page, 'forsythia');
    await hits(page).first().click();
    await expect(page).toHaveURL(/#in-a-hard-winter$/);
  });

  test('works without a network once the index has loaded', async ({ page }) => {
    const origins = new Set<string>();
    page.on('request', (request) => origins.add(new URL(request.url()).origin));
    await page.goto(address('garden', ROSES));
    await box(page).hover({ force: true });
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rake');
    await expect(hits(page).first()).toContainText('Rake');
    expect([...origins]).toEqual([new URL(address('garden', '/')).origin]);
  });

  for (const [what, files] of [
    ['the index', /search-index/],
    ['the titles', /search-titles/],
    ['the worker', /worker-/],
    ['the code', /search-part/],
  ] as const) {
    test(`reports that ${what} failed to load, offers links, and can be retried`, async ({
      page,
    }) => {
      await page.context().route(files, (route) => route.abort());
      await openSearchLater(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText('The search did not load.');
      await expect(dialog.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
      await page.context().unroute(files);
      await dialog.getByRole('button', { name: 'Retry' }).click();
      await expect(field(page)).toBeVisible();
      await field(page).fill('rake');
      await expect(hits(page).first()).toContainText('Rake');
    });
  }

  for (const [what, times] of [
    ['are fetched again', 1],
    ['end in an error if the server has them', Number.POSITIVE_INFINITY],
  ] as const) {
    test(`files of different builds are never mixed: they ${what}`, async ({ page }) => {
      let asked = 0;
      await page.context().route(/search-index/, async (route) => {
        asked += 1;
        const response = await route.fetch();
        const index = await response.json();
        await route.fulfill({ json: asked <= times ? { ...index, stamp: 'another' } : index });
      });
      await openSearchLater(page);
      await page.keyboard.type('rake');
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(times === 1 ? hits(page).first() : alert).toContainText(
        times === 1 ? 'Rake' : 'The search did not load.',
      );
      await expect.poll(() => asked).toBe(2);
      await expect(page.locator('.search-box')).toHaveAttribute(
        'data-status',
        times === 1 ? 'ready' : 'failed',
      );
    });
  }

  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing in ${mode} mode`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await openSearch(page, '');
      for (const query of ['', 'roses', 'zeppelin']) {
        await field(page).fill(query);
        const answer = { '': '.search-hint', roses: '.hit', zeppelin: '.search-message' }[query];
        await expect(page.locator(answer ?? '').first()).toBeVisible();
        expect(await findViolations(page), `for “${query}”`).toEqual([]);
      }
    });
  }
});

/** Blocks responses until they are released. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.context().route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

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

test.describe('scripts that fail to load', () => {
  for (const files of [/\/client-/, /\/react-/, /\/shell-/]) {
    test(`${files.source} is requested again at the next reader activity`, async ({ page }) => {
      let failures = 0;
      await page.context().route(files, (route) => {
        failures += 1;
        return failures <= 2 && !files.source.includes('react') ? route.abort() : route.continue();
      });
      await page.goto(address('garden', ROSES));
      for (const selector of ['.brand', '.sidebar a', '.brand', '.sidebar a']) {
        await page.locator(selector).first().hover();
        await page.waitForTimeout(100);
      }
      await untilLive(page);
    });
  }

  test('Ctrl+K reports it after the second failure, and Retry tries again', async ({ page }) => {
    const code = /\/(?:client|search-part)-/;
    await page.context().route(code, (route) => route.abort());
    await page.goto(address('garden', ROSES));
    const failed = () => page.waitForEvent('requestfailed');
    await Promise.all([failed(), page.locator('.brand').hover()]);
    await Promise.all([failed(), page.keyboard.press('Control+k')]);
    const alert = page.getByRole('dialog').getByRole('alert');
    await expect(alert).toContainText('The search did not load.');
    await expect(alert.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
    // Inserted, because each key would be another attempt, and the last one might succeed.
    await page.keyboard.insertText('rake');
    await page.context().unroute(code);
    // Without the checks of `click`: the pointer starts the attempt, and its success removes the
    // button.
    const retry = await alert.getByRole('button', { name: 'Retry' }).boundingBox();
    if (!retry) throw new Error('The Retry button is not visible.');
    await page.mouse.click(retry.x + retry.width / 2, retry.y + retry.height / 2);
    await expect(hits(page).first()).toContainText('Rake');
  });

  test('the locale dropdown reports it, with a link that reloads the page', async ({ page }) => {
    await page.context().route(/\/client-/, (route) => route.abort());
    await page.goto(address('harbor', '/docs/tides/table'));
    const failed = () => page.waitForEvent('requestfailed');
    await Promise.all([failed(), page.locator('.brand').hover()]);
    await Promise.all([failed(), page.keyboard.press('Control+k')]);
    await page.keyboard.press('Escape');
    await page.locator('.navbar .dropdown', { hasText: 'English' }).locator('summary').click();
    const alert = page.locator('.navbar').getByRole('alert');
    await expect(alert).toContainText('Part of this page did not load.');
    await alert.getByRole('link', { name: 'Reload' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-failed');
  });

  for (const files of [/search-index/, /worker-/, /search-part/]) {
    test(`${files.source} without a response ends in an error, and Retry tries again`, async ({
      page,
    }) => {
      await page.clock.install();
      await page.context().route(files, () => {});
      await openLive(page, address('garden', ROSES));
      const asked = page.waitForRequest(files);
      await page.keyboard.press('Control+k');
      await asked;
      await page.keyboard.type('rake');
      const alert = page.getByRole('dialog').getByRole('alert');
      await expect(async () => {
        await page.clock.runFor(10_000);
        await expect(alert).toContainText('The search did not load.', { timeout: 100 });
      }).toPass();
      await page.context().unroute(files);
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(async () => {
        await page.clock.runFor(100);
        await expect(hits(page).first()).toContainText('Rake', { timeout: 200 });
      }).toPass();
    });
  }
});

test.describe('the open dialog', () => {
  test('opens a hit in a new tab with Ctrl+Enter and the middle button, and stays open', async ({
    page,
  }) => {
    await openSearch(page, 'spade');
    await expect(hits(page).first()).toContainText('Spade');
    for (const act of [
      () => page.keyboard.press('Control+Enter'),
      () => hits(page).first().click({ button: 'middle' }),
    ]) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), act()]);
      await expect(tab).toHaveURL(address('garden', '/docs/tools/spade'));
      await tab.close();
    }
    await expect(field(page)).toBeVisible();
    await expect(page).toHaveURL(address('garden', ROSES));
  });

  test('closes with Ctrl+K, and other modifiers are left to the browser', async ({ page }) => {
    await openSearch(page, 'spade');
    await page.keyboard.press('Control+k');
    await expect(page.locator('.search-dialog')).toBeHidden();
    for (const keys of ['Control+Shift+K', 'Control+Alt+k', 'Alt+k', 'Alt+/']) {
      await page.keyboard.press(keys);
      await expect(page.locator('.search-dialog')).toBeHidden();
    }
    const isPrevented = await page.evaluate(() => {
      const keys = { key: 'K', ctrlKey: true, shiftKey: true, bubbles: true, cancelable: true };
      return !document.body.dispatchEvent(new KeyboardEvent('keydown', keys));
    });
    expect(isPrevented).toBe(false);
  });

  test('reopens with the last query selected', async ({ page }) => {
    await openSearch(page, 'spade');
    await expect(hits(page).first()).toContainText('Spade');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('spade');
    await expect(hits(page).first()).toContainText('Spade');
    await page.keyboard.type('rake');
    await expect(field(page)).toHaveValue('rake');
  });

  test('keeps the wheel from scrolling the page behind it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openSearch(page, 'zeppelin');
    // The code of the dialog handles the wheel.
    await expect(page.locator('.search-answers')).toContainText('Nothing found');
    // Until the compositor knows about the wheel listener.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 300);
    await page.mouse.move(640, 60);
    await page.mouse.wheel(0, 300);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('closes with Back on the first page of a visit, and leaves no history entry behind', async ({
    page,
  }) => {
    await openSearch(page, 'spade');
    // Back closes the dialog once its code has loaded.
    await expect(hits(page).first()).toContainText('Spade');
    await page.goBack();
    await expect(page.locator('.search-dialog')).toBeHidden();
    await expect(page).toHaveURL(address('garden', ROSES));
    await page.keyboard.press('Control+k');
    await expect(hits(page).first()).toContainText('Spade');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Spade');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect(page.locator('.search-dialog')).toBeHidden();
    const entries = () => page.evaluate(() => navigation.entries().length);
    expect(await entries()).toBe(2);
  });

  test('closes with Back between pages, which stay one step apart', async ({ page }) => {
    await page.goto(address('garden', ROSES));
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('spade');
    await expect(hits(page).first()).toContainText('Spade');
    await page.keyboard.press('Escape');
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rake');
    await expect(hits(page).first()).toContainText('Rake');
    await page.evaluate(() => history.back());
    await expect(page.locator('.search-dialog')).toBeHidden();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
  });
});

async function openSearchLater(page: Page): Promise<void> {
  await openLive(page, address('garden', ROSES));
  await page.keyboard.press('Control+k');
}

test.describe('the page of a hit', () => {
  test('highlights the words, but only once', async ({ page }) => {
    await openSearch(page, 'forsyth', '/docs/tools/rake');
    await hits(page).first().click();
    await expect(page).toHaveURL(address('garden', `${ROSES}#in-a-hard-winter`));
    await expect.poll(() => highlighted(page)).toEqual(['forsythia']);
    expect(await page.evaluate(() => navigation.currentEntry?.getState())).toEqual({});
    await expect(
      page.locator('#body').getByText('Wait until the forsythia flowers.'),
    ).toBeInViewport();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Rake');
    await expect.poll(() => highlighted(page)).toEqual([]);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Roses');
    expect(await highlighted(page)).toEqual([]);
  });

  test('highlights a section of the current page, and opens whatever hides it', async ({
    page,
  }) => {
    await openSearch(page, 'brown inside');
    await hits(page).first().click();
    await expect.poll(() => highlighted(page)).toContain('brown');
    await expect(page.locator('#body').getByText('It is brown inside.')).toBeInViewport();
  });

  test('highlights the current page without reloading it', async ({ page }) => {
    await openSearch(page, 'roses');
    await expect(hits(page).first()).toHaveAttribute('href', ROSES);
    await page.evaluate(() => {
      document.body.dataset.kept = '';
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => highlighted(page)).toContain('Roses');
    await expect(page.locator('.found-words')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-kept');
    expect(await page.evaluate(() => navigation.currentEntry?.getState() ?? {})).not.toHaveProperty(
      'searchWord',
    );
  });

  test('removes the highlight on Escape or with the button', async ({ page }) => {
    await openSearch(page, 'forsythia');
    await hits(page).first().click();
    await expect.poll(() => highlighted(page)).toEqual(['forsythia']);
    await page.keyboard.press('Escape');
    await expect.poll(() => highlighted(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('forsythia');
    await hits(page).first().click();
    await page.getByRole('button', { name: 'Remove the highlight' }).click();
    await expect.poll(() => highlighted(page)).toEqual([]);
    await expect(page.locator('.found-words')).toHaveCount(0);
  });

  test('a dialog that is open before its code has loaded leaves the console empty, up to the chosen page', async ({
    page,
  }) => {
    const messages = watchConsole(page);
    await openSearch(page, 'forsythia', '/docs/tools/rake');
    await hits(page).first().click();
    await expect(page.locator('h1')).toHaveText('Roses');
    await messages.expectSilence();
  });

  test('a failure to highlight is only logged', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(CSS, 'highlights', { get: () => undefined });
    });
    await openSearch(page, 'forsythia', '/docs/tools/rake');
    await hits(page).first().click();
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect.poll(() => logged.join()).toContain('Failed to highlight the words');
  });

  test('works with another base path', async ({ page }) => {
    await page.goto(address('gardenPreview', ROSES));
    await box(page).hover({ force: true });
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('spade');
    await hits(page).first().click();
    await expect(page).toHaveURL(address('gardenPreview', '/docs/tools/spade'));
    await expect.poll(() => highlighted(page)).toContain('spade');
  });
});

test('each locale has its own index, with its own words and groups', async ({ page }) => {
  await page.goto(address('harbor', '/ar/docs/tides/table'));
  await box(page).hover({ force: true });
  await expect(page.locator('.search-box')).toHaveAttribute('data-status', 'ready');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('القارب');
  const found = page.getByRole('option');
  await expect(found.first()).toBeVisible();
  const addresses = await found.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses.filter((href) => !href?.startsWith('/harbor/ar/'))).toEqual([]);
  await found.first().click();
  await expect.poll(() => highlighted(page)).toContain('القارب');
});
