import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expectNothingMoved, watchShifts } from './layout-shift.ts';
import { openLive, untilLive } from './live-page.ts';
import { address } from './sites.ts';

test.describe('a URL without a page', () => {
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

  test('suggestions are below the base path and in the language of the URL', async ({ page }) => {
    await page.goto(address('harbor', '/ar/docs/tides/tables'));
    await expect(page.locator('.suggestions a').first()).toHaveAttribute(
      'href',
      '/harbor/ar/docs/tides/table',
    );
  });

  for (const isLive of [false, true]) {
    test(`the words of the URL can be searched for (shell already live: ${isLive})`, async ({
      page,
    }) => {
      const url = address('garden', '/docs/plants/pruning-rose');
      await (isLive ? openLive(page, url) : page.goto(url));
      await page.getByRole('button', { name: 'Search for it' }).click();
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('pruning rose');
      await expect(page.getByRole('dialog')).toContainText('Pruning');
      await page.keyboard.press('Escape');
      await expect(page.locator('.search-dialog')).toBeHidden();
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('pruning rose');
    });
  }

  test('a site with a blog links to its list', async ({ page }) => {
    await page.goto(address('harbor', '/nowhere'));
    const link = page.locator('.not-found').getByRole('link', { name: 'Blog' });
    await expect(link).toHaveAttribute('href', '/harbor/blog');
  });

  test('without scripts, it links to the home page and the docs', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address('garden', '/nowhere'));
    await expect(page.locator('.not-found').getByRole('link')).toHaveText([
      'Go to the home page',
      'Documentation',
    ]);
    await expect(page.locator('.not-found').getByRole('button')).toBeHidden();
    await page.close();
  });

  test('nothing shifts when suggestions arrive, and nothing is out of reach', async ({ page }) => {
    await watchShifts(page);
    await page.goto(address('garden', '/docs/plants/rosse'));
    await expect(page.locator('.suggestions')).toHaveAttribute('data-filled', '');
    expect(await findViolations(page)).toEqual([]);
    await expectNothingMoved(page);
  });
});

test.describe('the locale and version dropdowns on the not-found page', () => {
  const arabic = (page: Page) => page.locator('.navbar a[hreflang]', { hasText: 'العربية' });

  for (const isLive of [false, true]) {
    test(`locales keep the requested URL (shell already live: ${isLive})`, async ({ page }) => {
      // Without its code, the shell never goes live.
      if (!isLive) await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(address('harbor', '/docs/no%20where?a=b#c'));
      await page.locator('.navbar summary', { hasText: 'English' }).click();
      if (isLive) await untilLive(page);
      await arabic(page).click();
      await expect(page).toHaveURL(address('harbor', '/ar/docs/no%20where?a=b#c'));
    });
  }

  test('a URL in another locale links back, if a host has a single not-found page', async ({
    page,
  }) => {
    const body = await (await fetch(address('harbor', '/404.html'))).text();
    await page.route('**/ar/docs/nowhere', (route) =>
      route.fulfill({ status: 404, body, contentType: 'text/html' }),
    );
    await openLive(page, address('harbor', '/ar/docs/nowhere'));
    const english = page.locator('.navbar a[hreflang]', { hasText: 'English' });
    await expect(english).toHaveAttribute('href', '/harbor/docs/nowhere');
    await expect(arabic(page)).toHaveAttribute('href', '/harbor/ar/docs/nowhere');
  });

  test('versions keep the requested URL', async ({ page }) => {
    await openLive(page, address('orchard', '/docs/nowhere?a=b#c'));
    await expect(
      page.locator('.navbar .dropdown', { hasText: '2023' }).getByText('2023', { exact: true }),
    ).toHaveAttribute('href', 'https://2023.orchard.example/docs/nowhere?a=b#c');
  });

  test('no URL links to another host', async ({ page }) => {
    await openLive(page, `${address('orchard', '/')}/thief.example/page`);
    const hrefs = await page
      .locator('.navbar .dropdown a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ host }) => host));
    expect(hrefs.filter((host) => host.startsWith('thief'))).toEqual([]);
  });

  test('without scripts, the locales link to their home pages', async ({ browser }) => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(address('harbor', '/nowhere'));
    await expect(arabic(page)).toHaveAttribute('href', '/harbor/ar/');
    await page.close();
  });
});

test.describe('the not-found page', () => {
  for (const [site, file, clean] of [
    ['observatory', '/guide/moon.html', '/guide/moon/'],
    ['garden', '/docs/plants/roses/index.html', '/docs/plants/roses'],
  ] as const) {
    test(`of ${site} redirects from ${file} to the page, on a host without that file`, async ({
      page,
    }) => {
      const body = await (await fetch(address(site, '/404.html'))).text();
      await page.route(`**${file}*`, (route) =>
        route.fulfill({ status: 404, body, contentType: 'text/html' }),
      );
      await page.goto(`${address(site, file)}?a=b#c`);
      await expect(page).toHaveURL(`${address(site, clean)}?a=b#c`);
      await expect(page.locator('h1')).not.toHaveText('Page not found');
    });
  }

  test('keeps a URL that is a document name, if there is no such page', async ({ page }) => {
    await openLive(page, address('garden', '/docs/nowhere.html?a=b'));
    await expect(page).toHaveURL(address('garden', '/docs/nowhere.html?a=b'));
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
  });

  test('is restored without a request, with its suggestions and its search', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/rosse'));
    await page.locator('.suggestions a').first().click();
    await expect(page.locator('h1')).toHaveText('Roses');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Page not found');
    await expect(page.locator('.suggestions a').first()).toHaveAttribute(
      'href',
      '/docs/plants/roses',
    );
    expect(asked.filter((path) => path.includes('rosse'))).toEqual([]);
    await page.getByRole('button', { name: 'Search for it' }).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('rosse');
  });

  for (const path of ['/docs/%E0%A4%A', '/%', '/docs/plants/%FFroses.html']) {
    test(`${path} does no harm`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await openLive(page, address('harbor', path));
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expect(page.locator('.navbar a[hreflang="ar-EG"]')).toHaveAttribute(
        'href',
        `/harbor/ar${path}`,
      );
      await page.locator('.brand').click();
      await expect(page).toHaveURL(address('harbor', '/'));
      expect(errors).toEqual([]);
    });
  }
});
