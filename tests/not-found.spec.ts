import { expect, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expectNothingMoved, watchShifts } from './layout-shift.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

test.describe('an address without a page', () => {
  for (const [path, expected] of [
    ['/docs/plants/rosse', '/docs/plants/roses'],
    ['/docs/plants/Roses.md', '/docs/plants/roses'],
    ['/book/tulips.php?a=b', '/docs/plants/tulips'],
  ] as const) {
    test(`${path} suggests ${expected}`, async ({ page }) => {
      await page.goto(address('garden', path));
      const first = page.locator('.suggestions a').first();
      await expect(first).toHaveAttribute('href', expected);
      await first.click();
      await expect(page).toHaveURL(address('garden', expected));
    });
  }

  test('suggestions stand below the base path and in the language of the address', async ({
    page,
  }) => {
    await page.goto(address('harbor', '/ar/docs/tides/tables'));
    await expect(page.locator('.suggestions a').first()).toHaveAttribute(
      'href',
      '/harbor/ar/docs/tides/table',
    );
  });

  for (const isLive of [false, true]) {
    test(`the words of the address are searched for (shell live before: ${isLive})`, async ({
      page,
    }) => {
      const url = address('garden', '/docs/plants/pruning-rose');
      await (isLive ? openLive(page, url) : page.goto(url));
      await page.getByRole('button', { name: 'Search for it' }).click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('pruning rose');
      await expect(page.getByRole('dialog')).toContainText('Pruning');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('');
    });
  }

  test('where there is a blog, it leads to its list', async ({ page }) => {
    await page.goto(address('harbor', '/nowhere'));
    const link = page.locator('.not-found').getByRole('link', { name: 'Blog' });
    await expect(link).toHaveAttribute('href', '/harbor/blog');
  });

  test('without scripts it leads home and to the docs', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address('garden', '/nowhere'));
    await expect(page.locator('.not-found').getByRole('link')).toHaveText([
      'Go to the home page',
      'Documentation',
    ]);
    await expect(page.locator('.not-found').getByRole('button')).toBeHidden();
    await page.close();
  });

  test('nothing moves as suggestions come, and nothing is out of reach', async ({ page }) => {
    await watchShifts(page);
    await page.goto(address('garden', '/docs/plants/rosse'));
    await expect(page.locator('.suggestions')).toHaveAttribute('data-filled', '');
    expect(await findViolations(page)).toEqual([]);
    await expectNothingMoved(page);
  });
});
