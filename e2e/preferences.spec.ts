import { expect, type Page, test } from '@playwright/test';
import { expectNothingMoved, watchShifts } from './layout-shift.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const roses = address('garden', '/docs/plants/roses');
const orchard = address('orchard', '/docs/trees/apple');

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

test.describe('color mode', () => {
  test('follows the system and its changes if the config says so', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(orchard);
    expect(await theme(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('a stored choice takes precedence over the system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openLive(page, orchard);
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await page.reload();
    expect(await theme(page)).toBe('light');
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await theme(page)).toBe('light');
  });

  test('an invalid stored value is ignored', async ({ page }) => {
    await page.goto(roses);
    await page.evaluate(() => localStorage.setItem('theme', 'sepia'));
    await page.reload();
    expect(await theme(page)).toBe('light');
  });

  test('a stored choice is ignored if the config disables the switch', async ({ page }) => {
    await page.goto(address('observatory', '/guide/moon/'));
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    expect(await theme(page)).toBe('dark');
  });

  test('is applied in other tabs, including their button', async ({ page, context }) => {
    await openLive(page, roses);
    const other = await context.newPage();
    await openLive(other, roses);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(other.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(await theme(other)).toBe('dark');
  });

  test('can be switched with Enter and Space', async ({ page }) => {
    await openLive(page, roses);
    await page.locator('.color-mode').focus();
    await page.keyboard.press('Enter');
    expect(await theme(page)).toBe('dark');
    await page.keyboard.press(' ');
    expect(await theme(page)).toBe('light');
  });

  test('is kept during navigation', async ({ page }) => {
    await openLive(page, roses);
    await page.locator('.color-mode').click();
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    expect(await theme(page)).toBe('dark');
  });
});

test.describe('announcement bar', () => {
  const bar = '.announcement';

  test('has the colors of the config and no button if it cannot be closed', async ({ page }) => {
    await page.goto(orchard);
    await expect(page.locator(bar)).toHaveCSS('background-color', 'rgb(0, 100, 0)');
    await expect(page.locator(bar)).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(page.locator(`${bar} button`)).toHaveCount(0);
  });

  test('cannot be closed by a value that another site on the host has stored', async ({ page }) => {
    await page.goto(orchard);
    await page.evaluate(() => localStorage.setItem('announcement', 'harvest'));
    await page.reload();
    await expect(page.locator(bar)).toBeVisible();
  });

  test('reappears with another id after it was closed', async ({ page }) => {
    await page.goto(roses);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.reload();
    await expect(page.locator(bar)).toBeHidden();
    await page.evaluate(() => localStorage.setItem('announcement', 'the frost of last year'));
    await page.reload();
    await expect(page.locator(bar)).toBeVisible();
  });

  test('closes in all tabs', async ({ page, context }) => {
    await page.goto(roses);
    const other = await context.newPage();
    await other.goto(roses);
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(other.locator(bar)).toBeHidden();
  });
});

test.describe('disabled storage', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    });
  });

  test('is logged once, and everything else works', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => logged.push(error.message));
    await openLive(page, roses);
    await page.locator('.color-mode').click();
    expect(await theme(page)).toBe('dark');
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    await page.locator('.color-mode').click();
    expect(await theme(page)).toBe('light');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.locator('.announcement')).toBeHidden();
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.getByText('Spring', { exact: true }).first().click();
    await expect(page.getByText('wilted')).toBeVisible();
    expect(logged).toEqual(['warning: Storage is off.']);
  });

  test('the versions are still shown', async ({ page }) => {
    await openLive(page, orchard);
    await expect(page.locator('.navbar .dropdown', { hasText: '2023' })).toBeVisible();
  });
});

test.describe('a sidebar that can be hidden', () => {
  const moon = address('observatory', '/guide/moon/');
  const sidebar = (page: Page) => page.locator('nav.sidebar');

  test('is hidden by a button that keeps the focus, and then leaves its room to the page', async ({
    page,
  }) => {
    await page.goto(moon);
    const width = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().width);
    const before = await width();
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeFocused();
    expect(await width()).toBeGreaterThan(before + 100);
    await page.keyboard.press('Enter');
    await expect(sidebar(page)).toBeVisible();
    await expect(sidebar(page).locator('[aria-current]')).toBeInViewport();
    expect(await width()).toBe(before);
  });

  test('stays hidden on the next page, with and without a live shell, and after a reload', async ({
    page,
  }) => {
    await page.goto(moon);
    await page.getByRole('button', { name: 'Hide sidebar' }).click();
    await page.locator('.page-footer a').first().click();
    await expect(page).not.toHaveURL(moon);
    await expect(sidebar(page)).toBeHidden();
    await openLive(page, moon);
    await expect(sidebar(page)).toBeHidden();
    await page.locator('.page-footer a').first().click();
    await expect(page).not.toHaveURL(moon);
    await expect(sidebar(page)).toBeHidden();
    await watchShifts(page, 'body');
    await page.reload();
    await expect(sidebar(page)).toBeHidden();
    await expectNothingMoved(page);
    await page.getByRole('button', { name: 'Show sidebar' }).click();
    await expect(sidebar(page)).toBeVisible();
    await page.reload();
    await expect(sidebar(page)).toBeVisible();
  });

  test('on a phone, the menu shows it, and has no such button', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('sidebar', 'hidden'));
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(moon);
    await page.locator('.menu-button').click();
    await expect(sidebar(page)).toBeVisible();
    await expect(page.locator('.hide-sidebar')).toBeHidden();
  });

  test('has no button without scripts, which would do nothing', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(moon);
    await expect(sidebar(page)).toBeVisible();
    await expect(page.locator('.hide-sidebar')).toBeHidden();
    await context.close();
  });

  test('is not offered by sites that do not want it', async ({ page }) => {
    await page.goto(roses);
    await expect(page.locator('.hide-sidebar')).toHaveCount(0);
    expect(await page.content()).not.toContain('hide-sidebar');
  });
});
