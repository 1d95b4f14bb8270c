import { expect, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { box, field, highlighted, hits, openSearch, ROSES } from './search-dialog.ts';
import { address } from './sites.ts';
import { watchConsole } from './watch.ts';

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

test.describe('the page of a hit', () => {
  test('highlights the words, but only once', async ({ page }) => {
    await openSearch(page, 'forsyth', '/docs/tools/rake');
    await hits(page).first().click();
    await expect(page).toHaveURL(address('garden', `${ROSES}#in-a-hard-winter`));
    await expect.poll(() => highlighted(page)).toEqual(['forsythia']);
    expect(await page.evaluate(() => navigation.currentEntry?.getState())).toEqual({});
    await expect(
      page.locator('#page-body').getByText('Wait until the forsythia flowers.'),
    ).toBeInViewport();
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Rake');
    await expect.poll(() => highlighted(page)).toEqual([]);
    await page.goForward();
    await expect(page.locator('h1')).toHaveText('Roses');
    expect(await highlighted(page)).toEqual([]);
  });

  test('highlights a name that may break across lines, and phrases', async ({ page }) => {
    await openLive(page, address('garden', '/docs/tools/rake'));
    await page.evaluate(() => {
      const code = document.createElement('code');
      code.append('RAKE_', document.createElement('wbr'), 'WIDTH');
      document.getElementById('page-body')?.append(code, ', cut\n back');
      navigation.updateCurrentEntry({ state: { searchWords: 'cut back|RAKE_WIDTH' } });
      dispatchEvent(new Event('wordspassed'));
    });
    await expect.poll(() => highlighted(page)).toEqual(['RAKE_WIDTH', 'cut\n back']);
  });

  test('keeps the heading of the section at the top, below the bar', async ({ page }) => {
    await openLive(page, address('real', '/docs/install/docker-compose'));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('redis variables ');
    const hit = page.locator('.hit[href$="environment-variables#redis"]');
    await hit.click();
    const heading = page.locator('#redis');
    await expect.poll(() => highlighted(page)).toContain('Redis');
    await expect(page.locator('.toc [aria-current]')).toHaveText('Redis');
    const distance = await heading.evaluate((element) => {
      const padding = Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingTop,
      );
      return Math.abs(element.getBoundingClientRect().top - padding);
    });
    expect(distance).toBeLessThan(2);
  });

  test('highlights a section of the current page, and opens whatever hides it', async ({
    page,
  }) => {
    await openSearch(page, 'brown inside');
    await hits(page).first().click();
    await expect.poll(() => highlighted(page)).toContain('brown');
    await expect(page.locator('#page-body').getByText('It is brown inside.')).toBeInViewport();
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
      'searchWords',
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
    await expect.poll(() => logged.join()).toContain('Highlighting failed');
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
