/** Modules of a site run with each document, and hear of each page that a reader opens from there. */
import { expect, type Page, test } from '@playwright/test';
import { goLive } from './live-page.ts';
import { address } from './sites.ts';

const anvil = address('smithy', '/docs/anvil');
const FIRST = 'visit from outside to /docs/anvil: Anvil | Smithy';

function visits(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('mark').flatMap(({ name }) => (/^visit/.test(name) ? [name] : [])),
  );
}

async function openTongs(page: Page): Promise<void> {
  await page.locator('.sidebar').getByRole('link', { name: 'Tongs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tongs');
}

test('a module runs with the document, and its style sheet is part of the document', async ({
  page,
}) => {
  await page.goto(anvil);
  await expect.poll(() => visits(page)).toEqual([FIRST]);
  await expect(page.locator('.brand')).toHaveCSS('letter-spacing', '3px');
  await expect(page.locator('html')).not.toHaveAttribute('data-opening');
});

test('a module that fails is reported, and the others run', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => sessionStorage.setItem('visits', 'broken'));
  await page.goto(anvil);
  await expect.poll(() => visits(page)).toEqual([FIRST]);
  expect(errors).toEqual(['The visit is not counted.']);
});

test('before the shell is live, it hears of the next page', async ({ page }) => {
  await page.route('**/assets/hydrate-*.js', () => {});
  await page.goto(anvil);
  await expect.poll(() => visits(page)).toHaveLength(1);
  await openTongs(page);
  await expect
    .poll(() => visits(page))
    .toEqual([FIRST, 'visit from /docs/anvil to /docs/tongs: Tongs | Smithy']);
});

test('on a live page, it hears of pages and sections once their title is there', async ({
  page,
}) => {
  await page.goto(anvil);
  await goLive(page);
  await openTongs(page);
  await expect(page).toHaveTitle(/^Tongs/);
  await page.getByRole('link', { name: 'Visit the anvil' }).click();
  await expect(page).toHaveTitle(/^Anvil/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tongs');
  await expect
    .poll(() => visits(page))
    .toEqual([
      FIRST,
      'visit from /docs/anvil to /docs/tongs: Tongs | Smithy',
      'visit from /docs/tongs to /docs/anvil#horn: Anvil | Smithy',
      'visit from /docs/anvil#horn to /docs/tongs: Tongs | Smithy',
    ]);
  await page.evaluate(() => history.replaceState({ count: 1 }, ''));
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  expect(await visits(page)).toHaveLength(4);
});

test('it hears of a page that is about to open, and of one that does not come', async ({
  page,
}) => {
  await page.goto(anvil);
  await goLive(page);
  await page.evaluate(() =>
    navigation.addEventListener('navigate', (event) => event.preventDefault()),
  );
  const opening: string[] = [];
  await page.exposeFunction('noteOpening', (name: string) => void opening.push(name));
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    new MutationObserver(() => {
      // @ts-expect-error The function is exposed by the test.
      window.noteOpening(dataset['opening'] ?? 'done');
    }).observe(document.documentElement, { attributeFilter: ['data-opening'] });
  });
  await page.locator('.sidebar').getByRole('link', { name: 'Tongs' }).click();
  await expect.poll(() => opening.at(-1)).toBe('done');
  expect(await visits(page)).toEqual([FIRST]);
});

test('a page whose modules cannot be loaded works without them', async ({ page }) => {
  await page.route('**/assets/client-modules-*.js', (route) => route.abort());
  await page.goto(anvil);
  await goLive(page);
  await openTongs(page);
  expect(await visits(page)).toEqual([]);
});
