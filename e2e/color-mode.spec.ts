import { expect, test } from '@playwright/test';
import { untilLive } from './live-page.ts';
import { address } from './sites.ts';

const roses = address('garden', '/docs/plants/roses');

test('is light by default, whatever the system prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(roses);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('toggles before and after the shell is live, and is remembered', async ({ page }) => {
  await page.goto(roses);
  const toggle = page.getByRole('button', { name: /Switch to/ });
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilLive(page);
  await expect(toggle).toHaveAccessibleName('Switch to light mode');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await untilLive(page);
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('is applied in other tabs', async ({ page, context }) => {
  await page.goto(roses);
  const other = await context.newPage();
  await other.goto(roses);
  await page.getByRole('button', { name: /Switch to/ }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('is set before the first paint', async ({ page }) => {
  await page.goto(roses);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body)
        document.documentElement.dataset.first ??= document.documentElement.dataset.theme;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first', 'dark');
});

test('has no button if the config disables it', async ({ page }) => {
  await page.goto(address('observatory', '/guide/moon/'));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('.color-mode')).toHaveCount(0);
});

test('a closed announcement stays closed, without a flash', async ({ page }) => {
  await page.goto(roses);
  await expect(page.locator('.announcement')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('.announcement')).toBeHidden();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-announcement', 'closed');
  await expect(page.locator('.announcement')).toBeHidden();
});

test('the announcement of the real site cannot be closed', async ({ page }) => {
  await page.goto(address('real', '/'));
  await expect(page.locator('.announcement')).toContainText('very active development');
  await expect(page.locator('.announcement button')).toHaveCount(0);
});
