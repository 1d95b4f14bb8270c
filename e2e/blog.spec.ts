import { expect, test } from '@playwright/test';
import { expectNothingMoved, watchShifts } from './layout-shift.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

test.describe('a blog', () => {
  test('the list links to posts by title and by a link that names the post', async ({ page }) => {
    await page.goto(address('harbor', '/blog'));
    await expect(page.locator('.posts h2')).toHaveText([
      'The regatta was won by a tide',
      'What the storm left',
    ]);
    await page.getByRole('link', { name: 'Read more: What the storm left' }).click();
    await expect(page).toHaveURL(address('harbor', '/blog/2024/03/09/storm'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the storm left');
  });

  test('tags, authors and years have pages', async ({ page }) => {
    await page.goto(address('harbor', '/blog'));
    await page.locator('.blog-ways').getByRole('link', { name: 'Tags' }).click();
    await page.locator('.blog-index').getByRole('link', { name: 'Weather' }).click();
    await expect(page).toHaveURL(address('harbor', '/blog/tags/wind-and-weather'));
    await expect(page.locator('.posts h2')).toHaveCount(2);
    await page.goto(address('harbor', '/blog/authors'));
    await page.locator('.blog-index').getByRole('link', { name: 'The harbor office' }).click();
    await expect(page).toHaveURL(address('harbor', '/blog/authors/keeper'));
    await expect(page.getByText('Answers on channel 12.')).toBeVisible();
    await page.goto(address('harbor', '/blog/archive#2023'));
    await expect(page.getByRole('heading', { name: '2023' })).toBeInViewport();
  });

  test("dates have the format of the reader's region, even on a page reached by navigation", async ({
    browser,
  }) => {
    const page = await browser.newPage({ locale: 'en-GB' });
    await openLive(page, address('harbor', '/blog'));
    await expect(page.locator('.posts time').first()).toHaveText('1 August 2024');
    await page.getByRole('link', { name: 'The regatta was won by a tide' }).last().click();
    await expect(page.locator('.byline time')).toHaveText('1 August 2024');
    await page.close();
  });

  test('dates stay in the script of the text', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'sr' });
    const blog = address('harbor', '/blog');
    await page.route(blog, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({
        response,
        body: html.replace(/<html lang="[^"]*"/, '<html lang="sr-Latn"'),
      });
    });
    await page.goto(blog);
    await expect(page.locator('html')).toHaveAttribute('lang', 'sr-Latn');
    await expect(page.locator('.posts time').first()).toHaveText('August 1, 2024');
    await page.close();
  });

  for (const { locale, count } of [
    { locale: 'en-US', count: 0 },
    { locale: 'de-DE', count: 0 },
    { locale: 'en-GB', count: 1 },
  ]) {
    test(`readers in ${locale} wait for ${count} date formatters, which slow phones take long to make`, async ({
      browser,
    }) => {
      const page = await browser.newPage({ locale });
      await page.addInitScript(() => {
        let count = 0;
        Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
          construct(Format, options) {
            count += 1;
            document.documentElement.dataset.formatters = String(count);
            return Reflect.construct(Format, options);
          },
        });
      });
      await openLive(page, address('harbor', '/blog'));
      await expect(page.locator('.posts time').nth(1)).toBeAttached();
      const made = await page.locator('html').getAttribute('data-formatters');
      expect(Number(made)).toBe(count);
      await page.close();
    });
  }

  test('works without scripts', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address('harbor', '/blog'));
    await page.getByRole('link', { name: 'What the storm left', exact: true }).last().click();
    await expect(page.locator('.byline time')).toHaveText('March 9, 2024');
    await page.close();
  });

  test('nothing shifts, and nothing is wider than a phone', async ({ page }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of [
      '/blog',
      '/blog/archive',
      '/blog/authors/keeper',
      '/blog/2023/05/02/ferry',
    ]) {
      await openLive(page, address('harbor', path));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectNothingMoved(page);
    }
  });
});
