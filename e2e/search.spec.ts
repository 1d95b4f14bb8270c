import { expect, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openLive } from './live-page.ts';
import {
  box,
  confirmComposition,
  field,
  highlighted,
  hits,
  hold,
  openSearch,
  ROSES,
} from './search-dialog.ts';
import { address } from './sites.ts';

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
      // The dialog moves into place.
      const dialog = page.locator('.search-dialog');
      await expect
        .poll(() => dialog.boundingBox())
        .toEqual({ x: 0, y: 0, width: 360, height: 740 });
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
  for (const height of [360, 600, 720]) {
    test(`is inside a window of ${height} px, with the keys at its foot`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height });
      await openSearch(page, 'a');
      await expect(hits(page).nth(3)).toBeAttached();
      const end = await page
        .locator('.search-keys')
        .evaluate((keys) => keys.getBoundingClientRect().bottom);
      expect(end).toBeLessThanOrEqual(height - 8);
    });
  }

  test('leaves its room to hits in a window that is as small as one at a zoom of 400%', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openSearch(page, 'a');
    await expect(hits(page).nth(3)).toBeAttached();
    await expect(page.locator('.search-keys')).toBeHidden();
  });

  test('ends where an on-screen keyboard begins, and is as high as before once that is gone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openSearch(page, 'a');
    const dialog = page.locator('.search-dialog');
    await expect(hits(page).nth(3)).toBeAttached();
    for (const [height, scale, expected] of [
      [400, 1, 400],
      [740, 1, 740],
      // Zoomed in, not covered.
      [370, 2, 740],
    ] as const) {
      await page.evaluate(
        (seen) => {
          for (const [key, value] of Object.entries(seen))
            Object.defineProperty(visualViewport, key, { value, configurable: true });
          visualViewport?.dispatchEvent(new Event('resize'));
        },
        { height, scale },
      );
      expect((await dialog.boundingBox())?.height).toBeCloseTo(expected);
    }
  });

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
    // Those that titles find come first.
    await expect(hits(page)).toHaveCount(5);
    const active = page.locator('.hit[aria-selected="true"]');
    await expect(active).toHaveAttribute('id', 'search-option-0');
    await page.keyboard.press('ArrowDown');
    await expect(active).toHaveAttribute('id', 'search-option-1');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', 'search-option-1');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(active).toHaveAttribute('id', 'search-option-4');
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

  test('an Enter that confirms what an input method composes opens no hit', async ({ page }) => {
    await openSearch(page, 'spade');
    await expect(hits(page).first()).toContainText('Spade');
    await confirmComposition(page);
    await page.keyboard.press('ArrowUp');
    await expect(page.locator('.search-dialog')).toBeVisible();
    await expect(page).toHaveURL(address('garden', ROSES));
  });

  test('Escape takes back an Enter that waits for the answer', async ({ page }) => {
    const deliver = await hold(page, /search-(?:index|titles)/);
    await openSearch(page, 'spade');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    deliver();
    await expect(page.locator('.search-box')).toHaveAttribute('data-status', 'ready');
    await page.keyboard.press('Control+k');
    await expect(hits(page).first()).toContainText('Spade');
    await expect(page).toHaveURL(address('garden', ROSES));
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

  test('stays open when text in its field is selected beyond its edge', async ({ page }) => {
    await openSearch(page, 'zeppelin');
    const { y = 0, height = 0 } = (await field(page).boundingBox()) ?? {};
    await field(page).hover();
    await page.mouse.down();
    await page.mouse.move(5, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await expect(page.locator('.search-dialog')).toBeVisible();
    await page.keyboard.type('spade');
    await expect(field(page)).toHaveValue('spade');
    await page.mouse.click(5, 300);
    await expect(page.locator('.search-dialog')).toBeHidden();
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

  test('announces the number of results once, after the last key', async ({ page }) => {
    await openSearch(page, 'r');
    await expect(hits(page).first()).toBeVisible();
    await page.evaluate(() => {
      const output = document.querySelector('.search-dialog output');
      const spoken: string[] = [];
      Object.assign(window, { spoken });
      const note = () => output?.textContent && spoken.push(output.textContent);
      if (output) new MutationObserver(note).observe(output, { childList: true });
    });
    await page.keyboard.type('ose', { delay: 200 });
    const spoken = () => page.evaluate(() => Reflect.get(window, 'spoken'));
    await expect.poll(spoken).toEqual([expect.stringMatching(/^Results: \d+$/)]);
    // Moving among the results does not repeat it.
    await page.keyboard.press('ArrowDown');
    await page.waitForTimeout(700);
    expect(await spoken()).toHaveLength(1);
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
