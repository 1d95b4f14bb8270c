import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openLive, untilLive } from './live-page.ts';
import { keepsFailedModules } from './module-failures.ts';
import { address } from './sites.ts';
import { watchConsole } from './watch.ts';

const harvest = address('orchard', '/docs/harvest');

function island(page: Page, fruit: string) {
  return page.locator('docs-island').filter({ hasText: `${fruit} trees` });
}

/** The scripts that a page requests from now on. */
function watchScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.push(pathname);
  });
  return paths;
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an island shows its build-time markup', async ({ page }) => {
    await page.goto(harvest);
    await expect(island(page, 'Apple')).toContainText('10 trees bear 600 kg.');
    await expect(island(page, 'Pear')).toContainText('3 trees bear 120 kg.');
  });
});

test('an island in view is hydrated without any reader activity', async ({ page }) => {
  await page.goto(harvest);
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('20');
  await expect(island(page, 'Apple')).toContainText('20 trees bear 1200 kg.');
  await expect(island(page, 'Pear')).toContainText('3 trees bear 120 kg.');
});

test('hydration matches the build-time markup', async ({ page }) => {
  // One of the islands on this page throws an error when it comes into view.
  await page.route('**/wormy.island*', () => {});
  const watched = watchConsole(page);
  await page.goto(harvest);
  const label = await page.getByLabel('Apple trees').elementHandle();
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('20');
  await expect(island(page, 'Apple')).toContainText('1200 kg');
  expect(await label?.evaluate((input) => input.isConnected)).toBe(true);
  await watched.expectSilence();
});

test('axe finds nothing on a page with live islands', async ({ page }) => {
  await page.goto(harvest);
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  expect(await findViolations(page)).toEqual([]);
});

test('code in an island keeps its colors, even after it was replaced, and other code has its frame and button', async ({
  page,
}) => {
  const watched = watchConsole(page);
  await page.goto(address('orchard', '/docs/recipes'));
  const recipe = page.locator('docs-island');
  const figures = recipe.locator('figure.code');
  await expect(recipe).toHaveAttribute('data-live', '');
  const built = await figures.innerHTML();
  expect(built).toContain('<span class=');
  await recipe.getByRole('button', { name: 'Cider' }).click();
  await expect(figures.locator('figcaption')).toHaveText('Cider.js');
  await expect(figures.locator('code')).toHaveText(
    'const cider = await ferment(juice);\nbottle(cider);',
    { useInnerText: true },
  );
  await expect(figures.getByRole('button', { name: 'Copy' })).toHaveCount(1);
  await recipe.getByRole('button', { name: 'Clean up' }).click();
  await expect(figures.nth(1).locator('code')).toHaveText('clean(press);');
  await recipe.getByRole('button', { name: 'Juice' }).click();
  expect(await figures.first().innerHTML()).toBe(built);
  await watched.expectSilence();
});

test('the code of an island is fetched when it comes into view', async ({ page }) => {
  const scripts = watchScripts(page);
  await page.goto(harvest);
  await expect(island(page, 'Pear')).toHaveAttribute('data-live', '');
  expect(scripts.filter((path) => path.includes('yield.island'))).toHaveLength(1);
  expect(scripts.filter((path) => path.includes('wormy.island'))).toEqual([]);
  const asked = page.waitForRequest(/wormy\.island/);
  await page.getByText('A sound apple.').scrollIntoViewIfNeeded();
  await asked;
});

test('a page without islands fetches none of their code', async ({ page }) => {
  const scripts = watchScripts(page);
  await openLive(page, address('orchard', '/docs/trees/apple'));
  await page.locator('.neighbor').first().hover();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('island'))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(0);
  expect(await page.content()).not.toContain('docs-island');
});

test('islands are hydrated after navigation, and unmounted with their page', async ({ page }) => {
  await openLive(page, address('orchard', '/docs/welcome'));
  await page.locator('.sidebar').getByRole('link', { name: 'Harvest' }).click();
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('5');
  await expect(island(page, 'Apple')).toContainText('5 trees bear 300 kg.');
  const pears = await page.getByLabel('Pear trees').elementHandle();
  await page.locator('#page-body').getByRole('link', { name: 'apple' }).click();
  await expect(page.locator('h1')).toHaveText('Apple');
  // React empties the container of an unmounted root.
  expect(await pears?.evaluate((input) => input.closest('docs-island'))).toBeNull();
  await page.goBack();
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('7');
  await expect(island(page, 'Apple')).toContainText('7 trees bear 420 kg.');
});

test('an island that crashes keeps its build-time markup, and the error is logged', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(harvest);
  await page.getByText('A sound apple.').scrollIntoViewIfNeeded();
  await expect.poll(() => errors.join('\n')).toContain('components/wormy.island.tsx failed');
  await expect(page.getByText('A sound apple.')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Harvest');
  await page.getByLabel('Apple trees').scrollIntoViewIfNeeded();
  await expect(island(page, 'Apple')).toHaveAttribute('data-live', '');
  await page.getByLabel('Apple trees').fill('2');
  await expect(island(page, 'Apple')).toContainText('2 trees bear 120 kg.');
});

test.describe('an island that waits for the reader', () => {
  const storage = address('orchard', '/docs/storage');
  const cellar = (page: Page) => page.locator('docs-island[data-when=open]');
  const press = (page: Page) => page.locator('docs-island[data-when=use]');
  const summary = (page: Page) => page.getByText('The cellar', { exact: true });

  test('fetches nothing on a live page, until it is opened', async ({ page }) => {
    const scripts = watchScripts(page);
    await openLive(page, storage);
    await summary(page).hover();
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((path) => path.includes('island'))).toEqual([]);
    await summary(page).click();
    await expect(cellar(page)).toHaveAttribute('data-live', '');
    expect(scripts.filter((path) => path.includes('cellar.island'))).toHaveLength(1);
    expect(scripts.filter((path) => path.includes('press.island'))).toEqual([]);
    await page.getByRole('button', { name: 'Add a crate' }).click();
    await expect(cellar(page)).toContainText('There are 3 crates.');
    await summary(page).click();
    await expect(page.getByText('There are 3 crates.')).toBeHidden();
  });

  test('is live soon if it was opened before the shell was', async ({ page }) => {
    await page.route('**/hydrate-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(storage);
    await summary(page).click();
    await expect(page.getByText('There are 2 crates.')).toBeVisible();
    await page.getByRole('button', { name: 'Add a crate' }).click({ trial: true });
    await expect(cellar(page)).toHaveAttribute('data-live', '');
    await expect(page.getByText('There are 2 crates.')).toBeVisible();
  });

  test('is opened by a link to its details, even with values, and after a navigation', async ({
    page,
  }) => {
    await page.goto(`${storage}#cellar=crates`);
    await expect(cellar(page)).toHaveAttribute('data-live', '');
    await expect(page.getByText('There are 2 crates.')).toBeVisible();
    await openLive(page, address('orchard', '/docs/harvest'));
    await page.evaluate((url) => navigation.navigate(url), `${storage}#cellar`);
    await expect(cellar(page)).toHaveAttribute('data-live', '');
  });

  test('stays closed, without an error, if the address names something else', async ({ page }) => {
    const watched = watchConsole(page);
    await openLive(page, `${storage}#no\\"]such=thing`);
    await expect(page.getByText('There are 2 crates.')).toBeHidden();
    await watched.expectSilence();
  });

  test('repeats a click, typed text and a choice from before it was live', async ({ page }) => {
    const watched = watchConsole(page);
    const scripts = watchScripts(page);
    await page.route('**/hydrate-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(storage);
    await page.getByRole('button', { name: 'Press a liter' }).click();
    await page.getByLabel('Name of the juice').pressSequentially('Boskoop');
    await page.getByLabel('Cloudy').check();
    await expect(press(page)).toHaveAttribute('data-live', '');
    await expect(page.getByText('1 l of cloudy juice: Boskoop.')).toBeVisible();
    await page.getByRole('button', { name: 'Press a liter' }).click();
    await expect(page.getByText('2 l of cloudy juice: Boskoop.')).toBeVisible();
    expect(scripts.filter((path) => path.includes('cellar.island'))).toEqual([]);
    await watched.expectSilence();
  });

  test('repeats nothing when the reader returns to the page', async ({ page }) => {
    await page.goto(storage);
    await page.getByRole('button', { name: 'Press a liter' }).click();
    await expect(page.getByText('1 l of clear juice: .')).toBeVisible();
    await untilLive(page);
    await page.locator('.sidebar').getByRole('link', { name: 'Welcome' }).click();
    await expect(page.locator('h1')).toHaveText('Welcome');
    await page.goBack();
    await page.getByLabel('Cloudy').check();
    await expect(page.getByText('0 l of cloudy juice: .')).toBeVisible();
  });

  test('tries again if its code could not be fetched', async ({ page }) => {
    await openLive(page, storage);
    test.skip(await keepsFailedModules(page), 'Only a reload fetches a failed module again here.');
    await page.route('**/cellar.island-*', (route) => route.abort());
    await summary(page).click();
    await expect(cellar(page)).toHaveAttribute('data-failed', '');
    await page.unroute('**/cellar.island-*');
    await summary(page).click();
    await summary(page).click();
    await expect(cellar(page)).toHaveAttribute('data-live', '');
  });
});

test.describe('an island around content', () => {
  const tasting = address('orchard', '/docs/tasting');
  const shelf = (page: Page, name: string) => page.getByRole('region', { name: `${name} shelf` });
  const live = (page: Page, name: string) =>
    page.locator('docs-island[data-live]').filter({ has: shelf(page, name) });
  const toggle = (page: Page, name: string) =>
    shelf(page, name).getByRole('button', { name: 'shelf' });

  test('has it in the document, as any part of the page', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(tasting);
    await expect(shelf(page, 'upper')).toContainText('Reach for it.');
    await expect(shelf(page, 'upper').getByRole('link', { name: 'apples' })).toHaveAttribute(
      'href',
      '/docs/trees/apple',
    );
    await expect(shelf(page, 'upper').locator('.table-frame')).toHaveCount(1);
    await expect(page.getByText('Dried pears')).toHaveCount(0);
  });

  test('leaves it as it is while it goes live, without an error', async ({ page }) => {
    await page.route('**/rotten.island*', () => {});
    const watched = watchConsole(page);
    await page.goto(tasting);
    const link = await shelf(page, 'upper').getByRole('link', { name: 'apples' }).elementHandle();
    await expect(live(page, 'upper')).toHaveCount(1);
    await expect(live(page, 'lower')).toHaveCount(1);
    expect(await link?.evaluate((element) => element.isConnected)).toBe(true);
    await watched.expectSilence();
  });

  test('hides and shows it, with what the reader has done in an island within', async ({
    page,
  }) => {
    await page.goto(tasting);
    await expect(live(page, 'upper')).toHaveCount(1);
    await expect(island(page, 'Plum').last()).toHaveAttribute('data-live', '');
    await page.getByLabel('Plum trees').fill('4');
    await expect(island(page, 'Plum').last()).toContainText('4 trees bear 80 kg.');
    await toggle(page, 'upper').click();
    await expect(page.getByText('from last week')).toHaveCount(0);
    // Islands that have left the page are unmounted with the next thing that a reader does.
    await page.locator('h1').click();
    await toggle(page, 'upper').click();
    await expect(page.getByText('from last week')).toBeVisible();
    await expect(page.getByLabel('Plum trees')).toHaveValue('4');
    await page.getByLabel('Plum trees').fill('6');
    await expect(island(page, 'Plum').last()).toContainText('6 trees bear 120 kg.');
  });

  test('shows an island that was hidden while its code loaded, and that goes live then', async ({
    page,
  }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/yield.island-*.js', async (route) => {
      await isReleased;
      await route.continue();
    });
    const requested = page.waitForRequest('**/assets/yield.island-*.js');
    await page.goto(tasting);
    await expect(live(page, 'upper')).toHaveCount(1);
    await requested;
    await toggle(page, 'upper').click();
    await expect(page.getByText('from last week')).toHaveCount(0);
    const loaded = page.waitForResponse('**/assets/yield.island-*.js');
    release();
    await (await loaded).finished();
    await toggle(page, 'upper').click();
    await expect(island(page, 'Plum').last()).toHaveAttribute('data-live', '');
  });

  test('shows what the document only keeps for it, whose islands go live, too', async ({
    page,
  }) => {
    await page.goto(tasting);
    await expect(live(page, 'lower')).toHaveCount(1);
    await toggle(page, 'lower').click();
    await expect(island(page, 'Quince').last()).toHaveAttribute('data-live', '');
    await page.getByLabel('Quince trees').fill('2');
    await expect(island(page, 'Quince').last()).toContainText('2 trees bear 60 kg.');
    await shelf(page, 'lower').getByRole('link', { name: 'pears' }).click();
    await expect(page.locator('h1')).toHaveText('Pear');
    await page.goBack();
    await expect(live(page, 'lower')).toHaveCount(1);
    await toggle(page, 'lower').click();
    await expect(page.getByText('in jars')).toBeVisible();
  });

  test('keeps it if it crashes', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(tasting);
    // The island itself is replaced when it crashes.
    await page.locator('.page-footer').scrollIntoViewIfNeeded();
    await expect.poll(() => errors.join('\n')).toContain('components/rotten.island.tsx failed');
    await expect(page.getByText('Windfalls in a crate.')).toBeVisible();
  });

  test('passes the accessibility checks', async ({ page }) => {
    await page.goto(tasting);
    await expect(live(page, 'lower')).toHaveCount(1);
    await toggle(page, 'lower').click();
    expect(await findViolations(page)).toEqual([]);
  });
});
