import { expect, type Page, test } from '@playwright/test';
import { startEchoServer } from './echo-server.ts';
import { openLive, untilLive } from './live-page.ts';
import { watchViolations } from './policy-violations.ts';
import { address } from './sites.ts';

const ROSES = address('garden', '/docs/plants/roses');
const TABLE = address('harbor', '/docs/tides/table');

const heading = (page: Page) => page.locator('h1');

/** What becomes of text where browsers expect markup, in the open document. */
function writeText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.createElement('p');
    try {
      element.innerHTML = '<b>text</b>';
      return element.textContent ?? '';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  });
}

/** What becomes of text that a policy with this name passes on. */
function writeThroughPolicy(page: Page, name: string): Promise<string> {
  return page.evaluate((policyName) => {
    const element = document.createElement('p');
    try {
      const policy = trustedTypes?.createPolicy(policyName, { createHTML: (text) => text });
      element.innerHTML = policy?.createHTML('<b>text</b>') ?? '';
      return element.textContent ?? '';
    } catch (error) {
      return error instanceof TypeError ? 'refused' : String(error);
    }
  }, name);
}

async function chooseFirstHit(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type(query);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option').first().click();
  await expect(dialog).toBeHidden();
}

async function closeAnnouncement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-announcement', 'closed');
}

test.describe('a document of a site without code of its own', () => {
  for (const isLive of [false, true]) {
    test(`refuses text where markup is expected (shell live: ${isLive})`, async ({ page }) => {
      await (isLive ? openLive(page, ROSES) : page.goto(ROSES));
      expect(await writeText(page)).toBe('refused');
      for (const name of ['default', 'dompurify', 'docs-links']) {
        expect(await writeThroughPolicy(page, name), name).toBe('refused');
      }
      expect(await writeThroughPolicy(page, 'docs-live')).toBe(isLive ? 'refused' : 'text');
    });
  }
});

test('a document of a site with islands of its own accepts text as markup', async ({ page }) => {
  await openLive(page, address('smithy', '/docs/anvil'));
  expect(await writeText(page)).toBe('text');
});

test('a site with islands that names policies gets these and the requirement', async ({ page }) => {
  const violations = await watchViolations(page);
  await openLive(page, address('orchard', '/docs/harvest'));
  await expect(page.locator('docs-island').first()).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('20');
  await expect(page.locator('docs-island').first()).toContainText('20 trees bear 1200 kg.');
  expect(await writeThroughPolicy(page, 'orchard')).toBe('text');
  await violations.expectNone();
  expect(await writeText(page)).toBe('refused');
  expect(await writeThroughPolicy(page, 'dompurify')).toBe('refused');
});

test('where text is refused, an island that crashes keeps its markup, and pictures open', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  await openLive(page, address('orchard', '/docs/harvest'));
  await page.getByText('A sound apple.').scrollIntoViewIfNeeded();
  const crashed = page.locator('docs-island', { hasText: 'A sound apple.' });
  await expect(crashed).not.toHaveAttribute('data-live');
  await expect(page.getByText('A sound apple.')).toBeVisible();
  await page.locator('.sidebar').getByRole('link', { name: 'Pictures' }).click();
  await page.getByAltText('A meadow under the sky').click();
  await expect(page.getByRole('dialog', { name: 'A meadow under the sky' })).toBeVisible();
  await page.keyboard.press('Escape');
  await violations.expectNone();
  await violations.expectWatching();
});

for (const isLive of [false, true]) {
  test(`nothing a reader does with pages violates the policy (shell live: ${isLive})`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    if (!isLive) await page.route('**/assets/hydrate-*.js', () => {});
    await (isLive ? openLive(page, address('garden', '/')) : page.goto(ROSES));
    if (isLive)
      await page.locator('.navbar').getByRole('link', { name: 'Book', exact: true }).click();
    await page.locator('.sidebar a[href$="/tulips"]').click();
    await expect(heading(page)).toHaveText('Tulips');
    await page.getByText('Spring', { exact: true }).first().click();
    await expect(page.getByText('wilted')).toBeVisible();
    await page.locator('.sidebar a[href$="/roses"]').click();
    await expect(heading(page)).toHaveText('Roses');
    await page.goBack();
    await expect(heading(page)).toHaveText('Tulips');
    await page.goForward();
    await expect(heading(page)).toHaveText('Roses');
    await closeAnnouncement(page);
    await page.locator('.color-mode').click();
    await chooseFirstHit(page, 'spade');
    await expect(heading(page)).toHaveText('Spade');
    await violations.expectNone();
    await violations.expectWatching();
  });

  test(`an unknown address leads on without a violation (shell live: ${isLive})`, async ({
    page,
  }) => {
    const violations = await watchViolations(page);
    const url = address('garden', '/docs/plants/pruning-rose');
    await (isLive ? openLive(page, url) : page.goto(url));
    await page.getByRole('button', { name: 'Search for it' }).click();
    await expect(page.getByRole('dialog')).toContainText('Pruning');
    await page.keyboard.press('Escape');
    await page.locator('.suggestions a').first().click();
    await expect(heading(page)).toHaveText('Roses');
    await violations.expectNone();
    await violations.expectWatching();
  });
}

test('lists of languages and versions open without a violation', async ({ page }) => {
  const violations = await watchViolations(page);
  await openLive(page, TABLE);
  await page.locator('.navbar summary', { hasText: 'English' }).click();
  await page.locator('.navbar').getByRole('link', { name: 'العربية' }).click();
  await expect(heading(page)).toHaveText('جدول المد');
  await openLive(page, address('loom', '/docs/warping'));
  await page.locator('.navbar summary', { hasText: '2.0' }).click();
  await page.locator('.navbar').getByRole('link', { name: '1.0 (wood)' }).first().click();
  await expect(page).toHaveURL(address('loom', '/docs/1.0/warping'));
  await violations.expectNone();
  await violations.expectWatching();
});

test('the request builder opens and sends without a violation', async ({ page }) => {
  const violations = await watchViolations(page);
  const server = await startEchoServer(true);
  await page.goto(address('harbor', '/docs/api/list-berths'));
  await page.locator('.builder > summary').click();
  await untilLive(page);
  await page.getByLabel('Server', { exact: true }).selectOption('Another server');
  await page.getByLabel('Address of the server').fill(server.origin);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.locator('.builder-send')).toContainText('201 Created');
  await server.close();
  await violations.expectNone();
  await violations.expectWatching();
});
