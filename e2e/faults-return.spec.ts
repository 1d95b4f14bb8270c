/**
 * Documents that the browser keeps whole while the reader is elsewhere (https://html.spec.whatwg.org/#bfcache), which the
 * headless shell never does.
 */
import { expect, type Page } from '@playwright/test';
import { test } from './faults.ts';
import { openLive } from './live-page.ts';
import { browserArguments } from './playwright.config.ts';

const { FULL_CHROMIUM_PATH } = process.env;

test.skip(!FULL_CHROMIUM_PATH, 'No full Chromium is installed.');

test.use({
  site: 'garden',
  launchOptions: {
    executablePath: FULL_CHROMIUM_PATH,
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const ROSES = '/docs/plants/roses';

/** Leaves for a document of another origin, changes what is stored meanwhile, and returns. */
async function leaveAndReturn(
  page: Page,
  elsewhere: string,
  meanwhile: () => Promise<void> = async () => {},
): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await page.goto(elsewhere);
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'persisted' in window && window.persisted === true);
}

for (const when of ['before', 'once']) {
  const open = (page: Page, url: string) =>
    when === 'once' ? openLive(page, url) : page.goto(url);

  test(`${when} the shell is live, a returning page takes over the color mode and the closed announcement`, async ({
    page,
    server,
    context,
  }) => {
    await open(page, server.address(ROSES));
    await expect(page.locator('.announcement')).toBeVisible();
    await leaveAndReturn(page, 'data:text/html,elsewhere', async () => {
      const other = await context.newPage();
      await other.goto(server.address('/about'));
      await other.locator('.color-mode').click();
      await other.getByRole('button', { name: 'Close', exact: true }).click();
    });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('.announcement')).toBeHidden();
  });

  test(`${when} the shell is live, the search dialog of a returning page is closed`, async ({
    page,
    server,
  }) => {
    await open(page, server.address(ROSES));
    await page.keyboard.press('Control+k');
    await page.keyboard.type('rake');
    await expect(page.getByRole('option').first()).toContainText('Rake');
    await leaveAndReturn(page, 'data:text/html,elsewhere');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('h1')).toHaveText('Roses');
  });
}

test('the menus of a returning page are closed, and its links work', async ({ page, server }) => {
  await openLive(page, server.address(ROSES));
  await page.locator('.navbar .dropdown summary').first().click();
  await expect(page.locator('.navbar .dropdown[open]')).toHaveCount(1);
  await leaveAndReturn(page, 'data:text/html,elsewhere');
  await expect(page.locator('.navbar .dropdown[open]')).toHaveCount(0);
  await page.setViewportSize({ width: 500, height: 900 });
  await page.locator('.navbar [popovertarget="side-menu"]').click();
  await expect(page.locator('#side-menu')).toBeVisible();
  await leaveAndReturn(page, 'data:text/html,elsewhere');
  await expect(page.locator('#side-menu')).toBeHidden();
  await expect(page.locator('.navbar[inert], main[inert]')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
});
