import { expect, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';
import { watchConsole, watchRequests } from './watch.ts';

test('dates have the format of the region, in the language of the page', async ({ browser }) => {
  for (const [locale, day] of [
    ['en-US', 'March 25, 2025'],
    ['en-GB', '25 March 2025'],
    ['de-DE', 'March 25, 2025'],
  ] as const) {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(address('real', '/roadmap'));
    await expect(page.locator('time').first()).toHaveText(day);
    await context.close();
  }
});

test('a page of each kind logs nothing', async ({ page }) => {
  const watched = watchConsole(page);
  for (const path of [
    '/',
    '/docs/overview/introduction',
    '/docs/install/environment-variables',
    '/docs/api',
    '/docs/api/get-all-albums',
    '/blog',
    '/blog/release-1-36',
    '/roadmap',
    '/cursed-knowledge',
  ]) {
    await page.goto(address('real', path));
    await expect(page.locator('h1')).toBeAttached();
  }
  await watched.expectSilence();
});

test('no request goes to another host', async ({ page }) => {
  // The list of archived versions comes from the production host; it is the only request allowed to
  // another host.
  await page.route('https://immich.app/archived-versions.json', (route) => route.abort());
  const { host } = new URL(address('real', '/'));
  const others = watchRequests(
    page,
    (url) => url.host !== host && url.pathname !== '/archived-versions.json',
  );
  await openLive(page, address('real', '/'));
  await page.getByRole('link', { name: 'Quick start' }).click();
  await expect(page.locator('h1')).toHaveText('Quick start');
  await others.expectNone('https://immich.app/other.js');
});
