import { expect, type Page, test } from '@playwright/test';
import { address } from './sites.ts';

const SITE = address('garden', '/').replace(/\/$/, '');

/**
 * Serves the garden, built for `/`, below another path, like an operator who forgot to set the base
 * path.
 */
async function serveBelow(page: Page, base: string): Promise<void> {
  await page.route('http://wrong.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith(base)) return route.fulfill({ status: 404, body: 'Not here' });
    const response = await route.fetch({ url: `${SITE}/${pathname.slice(base.length)}` });
    return route.fulfill({ response });
  });
}

const warning = '#base-warning';

test('a site with a wrong base path reports it and suggests the right one', async ({ page }) => {
  await serveBelow(page, '/plants-preview/');
  await page.goto('http://wrong.example/plants-preview/docs/plants/roses');
  await expect(page.locator(warning)).toBeHidden();
  await page.locator('.brand').hover();
  await expect(page.locator(warning)).toHaveText(
    'The site did not load properly. It is built for the base path / but is served at another one. Set “baseUrl” in its config to /plants-preview/.',
  );
  await expect(page.locator('h1')).toHaveText('Roses');
});

test('the root page with a wrong base path suggests it, too', async ({ page }) => {
  await serveBelow(page, '/sub/');
  await page.goto('http://wrong.example/sub/');
  await page.locator('.brand').hover();
  await expect(page.locator(`${warning} code`).last()).toHaveText('/sub/');
});

test('a site built for a path but served at the root suggests the root', async ({ page }) => {
  await page.route('http://wrong.example/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/docs-preview/')) return route.fulfill({ status: 404, body: '' });
    const url = `${address('gardenPreview', '/').replace(/\/$/, '')}${pathname}`;
    return route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.goto('http://wrong.example/docs/plants/roses');
  await page.locator('.brand').hover();
  await expect(page.locator(`${warning} code`)).toHaveText(['/docs-preview/', '/']);
});

test('scripts that fail to load for another reason are not a wrong base path', async ({ page }) => {
  const failed = page.waitForResponse(/client-.*\.js/);
  await page.route(/client-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(`${SITE}/docs/plants/roses`);
  await page.locator('.brand').hover();
  await failed;
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  await expect(page.locator(warning)).toBeHidden();
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
});
