/** What a reader does while the next page is on its way. The URL must always be that of the page in view. */
import { expect, type Page, test } from '@playwright/test';
import { openLive, untilLive } from './live-page.ts';
import { field, hits, hold, ROSES } from './search-dialog.ts';
import { address } from './sites.ts';

const TULIPS = '/docs/plants/tulips';
const BOOT = { live: openLive, 'not live yet': openWithoutShell };

/** Opens a page whose shell cannot go live, since its code never arrives. */
async function openWithoutShell(page: Page, url: string): Promise<void> {
  await page.context().route(/\/client-/, () => {});
  await page.goto(url);
}

/** Follows the link to the tulips, whose data and document do not arrive until the returned function is called. */
async function followHeldLink(page: Page): Promise<() => void> {
  const release = await hold(page, /plants\/tulips/);
  const requested = page.waitForRequest(/plants\/tulips/);
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await requested;
  await expect(page).toHaveURL(new RegExp(`${TULIPS}$`));
  return release;
}

/** Adds a link to the page and clicks it. */
async function clickLink(page: Page, attributes: Record<string, string>): Promise<void> {
  await page.evaluate((given) => {
    const link = Object.assign(document.createElement('a'), { textContent: 'A link' });
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    document.querySelector('#page-body')?.prepend(link);
    link.click();
  }, attributes);
}

async function expectRoses(page: Page, end = ''): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${ROSES}${end}$`));
  await expect(page.locator('h1')).toHaveText('Roses');
}

for (const [state, open] of Object.entries(BOOT)) {
  test.describe(`when the shell is ${state}`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, address('garden', ROSES));
    });

    test('a link to a section of the page in view leads there, and the next page can be followed again', async ({
      page,
    }) => {
      const release = await followHeldLink(page);
      await clickLink(page, { href: '#pruning' });
      await expectRoses(page, '#pruning');
      release();
      await page.waitForTimeout(300);
      await expectRoses(page, '#pruning');
      await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
      await expect(page.locator('h1')).toHaveText('Tulips');
      await page.goBack();
      await expect(page.locator('h1')).toHaveText('Roses');
    });

    test('a link to another program leaves the page in view and its URL', async ({ page }) => {
      await followHeldLink(page);
      await clickLink(page, { href: 'mailto:gardener@example.com' });
      await expectRoses(page);
    });

    test('a page that is stopped leaves the page in view and its URL', async ({ page }) => {
      await followHeldLink(page);
      await page.evaluate(() => window.stop());
      await expectRoses(page);
    });

    test('the search opens beside it, and keeps what is typed when the page arrives', async ({
      page,
    }) => {
      const release = await followHeldLink(page);
      await page.keyboard.press('Control+k');
      await page.keyboard.type('rake');
      await expect(hits(page).first()).toContainText('Rake');
      release();
      await expect(page.locator('h1')).toHaveText('Tulips');
      await expect(field(page)).toHaveValue('rake');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page).toHaveURL(new RegExp(`${TULIPS}$`));
      await page.goBack();
      await expectRoses(page);
    });
  });
}

test('the shell goes live on the page in view, not on one that was left on its way', async ({
  page,
}) => {
  const releaseShell = await hold(page, /\/client-/);
  await page.goto(address('garden', ROSES));
  await page.locator('.brand').hover();
  await followHeldLink(page);
  await clickLink(page, { href: '#pruning' });
  releaseShell();
  await untilLive(page);
  await expectRoses(page, '#pruning');
  await page.context().unroute(/plants\/tulips/);
  await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
  await expect(page.locator('h1')).toHaveText('Spade');
  await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
});

test('a tab that is chosen while the next page loads does not give its URL to the page in view', async ({
  page,
}) => {
  await openLive(page, address('garden', ROSES));
  await followHeldLink(page);
  await page.evaluate(() => history.replaceState(history.state, '', '?season=spring'));
  await expectRoses(page);
});

test('a page that is retried opens at the section that its link leads to', async ({ page }) => {
  await page.context().route(/tulips\.page\.json/, (route) => route.abort());
  await openLive(page, address('garden', ROSES));
  await clickLink(page, { href: address('garden', `${TULIPS}#third-bed`) });
  await expect(page.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  await page.context().unroute(/tulips\.page\.json/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page.locator('#third-bed')).toBeInViewport();
  await expect(page.locator('#third-bed')).toBeFocused();
});

test('a link to a section of a page that failed to load requests it again', async ({ page }) => {
  await page.context().route(/tulips\.page\.json/, (route) => route.abort());
  await openLive(page, address('garden', ROSES));
  await clickLink(page, { href: address('garden', TULIPS) });
  await expect(page.getByRole('heading', { name: 'This page did not load.' })).toBeVisible();
  await page.context().unroute(/tulips\.page\.json/);
  await page.evaluate(() => {
    location.hash = 'third-bed';
  });
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(page.locator('#third-bed')).toBeInViewport();
});

for (const [what, answer] of [
  ['asks to sign in', { status: 511, contentType: 'text/html', body: '<h1>Sign in</h1>' }],
  ['redirects to another host', { status: 302, headers: { location: 'http://127.0.0.2:9/' } }],
] as const) {
  test(`a network that ${what} shows its own page, not an error that no retry can mend`, async ({
    page,
  }) => {
    await page.context().route(/tulips\.page\.json/, (route) => route.fulfill(answer));
    await openLive(page, address('garden', ROSES));
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    expect((await loaded).url()).toMatch(new RegExp(`${TULIPS}$`));
    await expect(page.locator('h1')).toHaveText('Tulips');
  });
}
