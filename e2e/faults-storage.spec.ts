/** Storage that is full, or holds what others have written. Storage that is denied: `preferences.spec.ts`. */
import { expect } from '@playwright/test';
import { test } from './faults.ts';
import { openLive } from './live-page.ts';

test.use({ site: 'garden' });

/** What another site on the host, an older version or a reader may have left under a key. */
const GARBAGE = [
  '',
  '{',
  'null',
  '7',
  '[]',
  '"text"',
  '{"open":null,"heights":null,"scroll":null}',
  '{"open":7,"heights":[],"scroll":{"page":"/docs/plants/roses","href":9,"top":"x"}}',
  '[null,{},["<img src=x onerror=document.title=1>"]]',
];
const KEYS = [
  'theme',
  'announcement',
  'live',
  'docs-sidebar',
  'search:recent',
  'version',
  'tab:season',
];

for (const garbage of GARBAGE) {
  test(`${JSON.stringify(garbage)} under every key of the storage changes nothing`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(
      ([value, keys]) => {
        if (sessionStorage.getItem('filled')) return;
        for (const area of [localStorage, sessionStorage]) {
          for (const key of keys) area.setItem(key, value);
        }
        sessionStorage.setItem('filled', '1');
      },
      [garbage, KEYS] as const,
    );
    await openLive(page, server.address('/docs/plants/roses'));
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('.announcement')).toBeVisible();
    await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
    await expect(page.locator('h1')).toHaveText('Spade');
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rake');
    await expect(page.getByRole('option').first()).toContainText('Rake');
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toHaveText('Rake');
    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option').first()).toContainText('rake');
  });
}

test('full storage loses choices, and nothing else', async ({ page, server }) => {
  await openLive(page, server.address('/docs/plants/roses'));
  // For real: until not one more character fits.
  await page.evaluate(() => {
    for (const area of [localStorage, sessionStorage]) {
      area.clear();
      for (let size = 2 ** 23, part = 0; size >= 1; part += 1) {
        try {
          area.setItem(`full-${part}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    }
  });
  await page.locator('.color-mode').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.announcement')).toBeHidden();
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await page.getByText('Spring', { exact: true }).first().click();
  await expect(page.getByText('wilted')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('rake');
  await page.getByRole('option').first().click();
  await expect(page.locator('h1')).toHaveText('Rake');
});

test('a tab chosen in another window is selected on the next page, and moves nothing under the reader', async ({
  page,
  server,
  context,
}) => {
  const tulips = server.address('/docs/plants/tulips');
  await page.goto(tulips);
  const other = await context.newPage();
  await other.goto(tulips);
  await other.getByText('Spring', { exact: true }).first().click();
  await expect(other.getByText('wilted')).toBeVisible();
  await expect(page.getByText('wilted')).toBeHidden();
  await page.reload();
  await expect(page.getByText('wilted')).toBeVisible();
});
