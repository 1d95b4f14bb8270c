import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { address } from './sites.ts';

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

/** Opens a page, makes its shell live and opens the dialog by the keyboard. */
async function openSearch(page: Page, query: string, path = ROSES): Promise<void> {
  await page.goto(address('garden', path));
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(query);
}

async function highlighted(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(CSS.highlights.get('search') ?? [])].map(String));
}

test.describe('the search box', () => {
  test('is disabled and reads "Loading..." until the index has come, at the first hover', async ({
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
    await page.goto(address('garden', ROSES));
    await page.locator('.brand').hover();
    await expect(page.locator('html')).toHaveAttribute('data-live');
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
    expect(files.toSorted()).toEqual([
      expect.stringMatching(/^\/search-doc-[A-Za-z0-9]+\.json$/),
      expect.stringMatching(/^\/search-index-[A-Za-z0-9]+\.json$/),
    ]);
  });

  test('loads the index at the first focus, and takes what is typed to the dialog', async ({
    page,
  }) => {
    await page.goto(address('garden', ROSES));
    await page.locator('.brand').hover();
    await expect(page.locator('html')).toHaveAttribute('data-live');
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

    test('names the key of the Mac, which opens it', async ({ page }) => {
      await page.goto(address('garden', ROSES));
      await box(page).hover({ force: true });
      await expect(box(page)).toHaveAttribute('placeholder', 'Search ⌘+K');
      await page.keyboard.press('Meta+k');
      await expect(field(page)).toBeFocused();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

    test('opens by the first tap, before the shell is live', async ({ page }) => {
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

  test('does not move anything as it becomes live', async ({ page }) => {
    await page.goto(address('garden', ROSES));
    const before = await page.locator('.search-box').boundingBox();
    await box(page).hover({ force: true });
    await expect(box(page)).toHaveAttribute('placeholder', 'Search Ctrl+K');
    expect(await page.locator('.search-box').boundingBox()).toEqual(before);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is not shown', async ({ page }) => {
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

  test('finds by an unfinished word, a typing error and a word of code', async ({ page }) => {
    await openSearch(page, 'tuli');
    await expect(hits(page).first()).toContainText('Tulips');
    await field(page).fill('tulpis');
    await expect(hits(page).first()).toContainText('Tulips');
    await field(page).fill('outwardBud');
    await expect(hits(page).first().locator('.hit-title')).toHaveText('Pruning');
  });

  test('is used by arrow keys, Enter and Escape', async ({ page }) => {
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
    await expect(page.locator('.search-dialog')).toHaveCount(0);
    await page.keyboard.press('/');
    await page.keyboard.type('spade');
    await expect(hits(page).first()).toContainText('Spade');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Spade');
    await expect(page.locator('.search-dialog')).toHaveCount(0);
  });

  test('Enter that is pressed before the answer has come opens the first hit once it is there', async ({
    page,
  }) => {
    let deliver = () => {};
    const held = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.context().route(/search-index/, async (route) => {
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
    await expect(page.locator('.search-dialog')).toHaveCount(0);
  });

  for (const [keys, what] of [
    ['Control+k', 'Ctrl+K'],
    ['/', 'a slash'],
  ] as const) {
    test(`opens for ${what} as the very first act, before the shell is live`, async ({ page }) => {
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
      await expect(page.locator('.search-dialog')).toHaveCount(0);
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
    });
  }

  test('keeps the focus, and closes by a click beside it that the page does not get', async ({
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
    await expect(page.locator('.search-dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address('garden', ROSES));
  });

  test('tells a screen reader what it shows (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/)', async ({
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

  test('a slash is written where text is being written', async ({ page }) => {
    await openSearch(page, 'a/b');
    await expect(field(page)).toHaveValue('a/b');
  });

  test('answers what was typed last', async ({ page }) => {
    await openSearch(page, 'spade');
    await field(page).fill('rake');
    await expect(hits(page).first()).toContainText('Rake');
    await expect(hits(page).filter({ hasText: 'Spade' })).toHaveCount(0);
  });

  test('says that nothing is found, and what to try', async ({ page }) => {
    await openSearch(page, 'zeppelin');
    const answers = page.locator('.search-answers');
    await expect(answers).toContainText('Nothing found for “zeppelin”');
    await answers.getByRole('link', { name: 'About' }).click();
    await expect(page.locator('h1')).toHaveText('About');
    await expect(page.locator('.search-dialog')).toHaveCount(0);
  });

  test('offers the searches that led somewhere', async ({ page }) => {
    await openSearch(page, 'forsythia');
    await hits(page).first().click();
    await expect(page.locator('.search-dialog')).toHaveCount(0);
    await page.keyboard.press('Control+k');
    const recent = page.getByRole('listbox', { name: 'Recent searches' }).getByRole('option');
    await expect(recent).toHaveText(['forsythia']);
    await page.keyboard.press('Enter');
    await expect(hits(page).first()).toContainText('In a hard winter');
    await field(page).fill('');
    await page.getByRole('button', { name: 'Forget them' }).click();
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

  test('works without a network once the index is there', async ({ page }) => {
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
    ['the documents', /search-doc-/],
    ['the worker', /worker-/],
    ['the code', /search-part/],
  ] as const) {
    test(`says that ${what} did not load, offers links, and can be tried again`, async ({
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

  for (const mode of ['light', 'dark']) {
    test(`axe finds nothing in it in ${mode} mode`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await openSearch(page, '');
      for (const query of ['', 'roses', 'zeppelin']) {
        await field(page).fill(query);
        const answer = { '': '.search-hint', roses: '.hit', zeppelin: '.search-message' }[query];
        await expect(page.locator(answer ?? '').first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).include('.search-dialog').analyze();
        const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.failureSummary}`);
        expect(found, `for “${query}”`).toEqual([]);
      }
    });
  }
});

async function openSearchLater(page: Page): Promise<void> {
  await page.goto(address('garden', ROSES));
  await page.locator('.brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live');
  await page.keyboard.press('Control+k');
}

test.describe('the page that a hit leads to', () => {
  test('highlights the words, and forgets them after use', async ({ page }) => {
    await openSearch(page, 'forsyth', '/docs/tools/rake');
    await hits(page).first().click();
    await expect(page).toHaveURL(address('garden', `${ROSES}#in-a-hard-winter`));
    await expect.poll(() => highlighted(page)).toEqual(['forsythia']);
    expect(await page.evaluate(() => navigation.currentEntry?.getState())).toEqual({});
    await expect(page.getByText('Wait until the forsythia flowers.')).toBeInViewport();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Rake');
    await expect.poll(() => highlighted(page)).toEqual([]);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Roses');
    expect(await highlighted(page)).toEqual([]);
  });

  test('highlights a section of the page on display, and opens what hides it', async ({ page }) => {
    await openSearch(page, 'brown inside');
    await hits(page).first().click();
    await expect.poll(() => highlighted(page)).toContain('brown');
    await expect(page.getByText('It is brown inside.')).toBeInViewport();
  });

  test('highlights the page on display without loading it anew', async ({ page }) => {
    await openSearch(page, 'roses');
    await expect(hits(page).first()).toHaveAttribute('href', ROSES);
    await page.evaluate(() => {
      document.body.dataset.kept = '';
    });
    await page.keyboard.press('Enter');
    await expect.poll(() => highlighted(page)).toContain('Roses');
    await expect(page.locator('.found-words')).toBeVisible();
    await expect(page.locator('body')).toHaveAttribute('data-kept');
    expect(await page.evaluate(() => navigation.currentEntry?.getState())).not.toHaveProperty(
      'searchWord',
    );
  });

  test('stops highlighting by Escape or the button', async ({ page }) => {
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

  test('only logs that highlighting fails', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      Object.defineProperty(CSS, 'highlights', { get: () => undefined });
    });
    await openSearch(page, 'forsythia', '/docs/tools/rake');
    await hits(page).first().click();
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect.poll(() => logged.join()).toContain('Highlighting the words');
  });

  test('stands under another base path as well', async ({ page }) => {
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

test('each language has an index of its own, with its own words and groups', async ({ page }) => {
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
