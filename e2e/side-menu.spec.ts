import { expect, type Page, test } from '@playwright/test';
import { openLive, untilLive } from './live-page.ts';
import { address } from './sites.ts';

const roses = address('garden', '/docs/plants/roses');

test.use({ viewport: { width: 400, height: 760 } });

async function openMenu(page: Page, url: string): Promise<void> {
  await openLive(page, url);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#side-menu')).toBeVisible();
}

/** Whether the focus is within an element. */
function holdsFocus(page: Page, selector: string): Promise<boolean> {
  return page.locator(selector).evaluate((element) => element.contains(document.activeElement));
}

test('a docs page opens its sidebar, with a button to the main menu', async ({ page }) => {
  await openMenu(page, roses);
  const menu = page.locator('#side-menu');
  await expect(menu.locator('.sidebar')).toBeVisible();
  await expect(menu.locator('.menu-main')).toBeHidden();
  await menu.getByRole('button', { name: 'Main menu' }).click();
  await expect(menu.locator('.menu-main')).toBeVisible();
  await expect(menu.locator('.sidebar')).toBeHidden();
  await menu.getByRole('button', { name: 'Docs pages' }).click();
  await expect(menu.locator('.sidebar')).toBeVisible();
  await expect(menu.locator('.menu-main')).toBeHidden();
});

test('a page without a sidebar opens the main menu', async ({ page }) => {
  await openMenu(page, address('garden', '/about'));
  await expect(page.locator('#side-menu .menu-main')).toBeVisible();
  await expect(page.locator('#side-menu').getByRole('link', { name: 'Book' })).toBeVisible();
});

test('the main menu links to a page and closes', async ({ page }) => {
  await openMenu(page, roses);
  await page.getByRole('button', { name: 'Main menu' }).click();
  await page.locator('#main-menu').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(address('garden', '/about'));
  await expect(page.locator('#side-menu')).toBeHidden();
});

test('a dropdown opens in the main menu', async ({ page }) => {
  await openMenu(page, roses);
  await page.getByRole('button', { name: 'Main menu' }).click();
  await page.locator('#main-menu summary', { hasText: 'More' }).click();
  await expect(page.locator('#main-menu').getByRole('link', { name: 'Spade' })).toBeVisible();
});

test('traps the focus, forward and backward, in either panel', async ({ page }) => {
  await openMenu(page, roses);
  expect(await holdsFocus(page, '#side-menu')).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 15; step += 1) {
      await page.keyboard.press(key);
      expect(await holdsFocus(page, '#side-menu'), `${key} ${step}`).toBe(true);
    }
  }
  await page.getByRole('button', { name: 'Main menu' }).click();
  await expect.poll(() => holdsFocus(page, '#main-menu')).toBe(true);
  for (let step = 0; step < 15; step += 1) {
    expect(await holdsFocus(page, '#main-menu'), `step ${step}`).toBe(true);
    await page.keyboard.press('Tab');
  }
});

test('makes the rest of the page inert only while it is open', async ({ page }) => {
  await openMenu(page, roses);
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page.locator('.navbar')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('closes on Escape from either panel and returns the focus to its button', async ({ page }) => {
  await openMenu(page, roses);
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Main menu' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#main-menu')).toBeHidden();
  await expect(page.locator('#side-menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('returns the focus to its button after the search, which closes it', async ({ page }) => {
  await openMenu(page, roses);
  await page.keyboard.press('Control+k');
  await expect(page.locator('#side-menu')).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
});

test('closes with its button from either panel', async ({ page }) => {
  await openMenu(page, roses);
  await page.getByRole('button', { name: 'Main menu' }).click();
  await page.locator('#main-menu').getByRole('button', { name: 'Close menu' }).click();
  await expect(page.locator('#side-menu')).toBeHidden();
});

test('closes on a tap outside', async ({ page }) => {
  await openMenu(page, roses);
  await page.mouse.click(390, 400);
  await expect(page.locator('#side-menu')).toBeHidden();
});

test('closes when the viewport becomes desktop-sized', async ({ page }) => {
  await openMenu(page, roses);
  await page.getByRole('button', { name: 'Main menu' }).click();
  await page.setViewportSize({ width: 997, height: 760 });
  await expect(page.locator('#side-menu:popover-open')).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(page.locator('.sidebar a[aria-current="page"]')).toBeVisible();
  await expect(page.locator('#main-menu')).toBeHidden();
});

test('closes on back navigation', async ({ page }) => {
  await openLive(page, address('garden', '/docs'));
  await page.locator('#page-body').getByRole('link', { name: 'pruning' }).click();
  await expect(page.locator('h1')).toHaveText('Roses');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('#side-menu')).toBeVisible();
  await page.goBack();
  await expect(page.locator('#side-menu')).toBeHidden();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('that was open before the shell went live traps the focus, too', async ({ page }) => {
  await page.goto(roses);
  await page.locator('.menu-button').evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('#side-menu')).toBeVisible();
  await page.locator('.menu-close').first().hover();
  await untilLive(page);
  await expect(page.locator('main')).toHaveAttribute('inert');
});

test('does not contain the search box, which is always in the bar', async ({ page }) => {
  await openMenu(page, address('orchard', '/docs/welcome'));
  await expect(page.locator('.navbar .search-item')).toBeVisible();
  await expect(page.locator('#side-menu .search-item')).toHaveCount(0);
});

/**
 * Distances in pixels from the page's entry to the head of the menu, and to the bottom of the
 * viewport.
 */
function roomAroundCurrent(page: Page): Promise<number[]> {
  return page.locator('#side-menu').evaluate((menu) => {
    const entry = menu.querySelector('.sidebar [aria-current="page"]')?.getBoundingClientRect();
    const head = menu.querySelector('.menu-head')?.getBoundingClientRect();
    return entry && head ? [entry.top - head.bottom, innerHeight - entry.bottom] : [];
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a long menu ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
    test.use({ javaScriptEnabled });

    test('opens with the entry of the page in view, below its head', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(address('atlas', '/docs/region-1/map-30'));
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#side-menu')).toBeInViewport();
      const [above = -1, below = -1] = await roomAroundCurrent(page);
      expect(Math.min(above, below)).toBeGreaterThanOrEqual(0);
    });
  });
}

test.describe('a phone in landscape mode', () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test('keeps the bar in reach, and takes no more than a third of the height from the text', async ({
    page,
  }) => {
    await openLive(page, roses);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    const covered = () =>
      page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom);
    await expect.poll(covered).toBeGreaterThan(40);
    expect(await covered()).toBeLessThanOrEqual(120);
    await expect(page.locator('.announcement')).not.toBeInViewport();
  });

  test('has a menu that scrolls to its last entry', async ({ page }) => {
    await openMenu(page, address('atlas', '/docs/region-1/map-30'));
    const entries = page.locator('.sidebar > ul > li');
    await expect(entries.last().locator('details')).toHaveCount(1);
    await page.locator('#side-menu').evaluate((menu) => menu.scrollTo(0, menu.scrollHeight));
    await expect(entries.last()).toBeInViewport();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both panels open and close', async ({ page }) => {
    await page.goto(roses);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#side-menu .sidebar')).toBeVisible();
    await page.getByRole('button', { name: 'Main menu' }).click();
    await expect(page.locator('#main-menu').getByRole('link', { name: 'About' })).toBeVisible();
    await page.locator('#main-menu').getByRole('button', { name: 'Close menu' }).click();
    await expect(page.locator('#side-menu')).toBeHidden();
  });
});

test.describe('right to left', () => {
  test('slides in from the right', async ({ page }) => {
    await openMenu(page, address('observatory', '/guide/moon/'));
    await expect
      .poll(() => page.locator('#side-menu').evaluate((menu) => menu.getBoundingClientRect().right))
      .toBe(400);
  });
});
