import { expect, type Page, test } from '@playwright/test';
import { goLive, openLive } from './live-page.ts';
import { address } from './sites.ts';

const intro = address('garden', '/docs');
const map = (number: number) => address('atlas', `/docs/region-1/map-${number}`);

/** The URL of the first visible entry of the list, and its distance from the top in pixels. */
function firstShown(page: Page): Promise<[string | null, number]> {
  return page.locator('.side-menu').evaluate((menu) => {
    const top = menu.getBoundingClientRect().top;
    const entries = [...menu.querySelectorAll('.sidebar a')];
    const first = entries.find(
      (entry) => entry.checkVisibility() && entry.getBoundingClientRect().top >= top,
    );
    const offset = (first?.getBoundingClientRect().top ?? 0) - top;
    return [first?.getAttribute('href') ?? null, Math.round(offset)];
  });
}

/** Reloads the page without any reader activity. */
async function reloadUntouched(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.removeItem('live'));
  await page.mouse.move(640, 5);
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-live');
}

test('a reloaded page restores its categories, before and after it is live', async ({ page }) => {
  await openLive(page, intro);
  const plants = page.locator('.sidebar details').nth(0);
  const tools = page.locator('.sidebar details').nth(1);
  await plants.locator('summary').press('Enter');
  await tools.locator('summary').press('Enter');
  await expect(plants).not.toHaveAttribute('open');
  await reloadUntouched(page);
  for (const step of ['before', 'after']) {
    if (step === 'after') await goLive(page);
    await expect(plants).not.toHaveAttribute('open');
    await expect(tools).toHaveAttribute('open');
  }
  // The live shell knows about it: the category opens with a page in it, and closes with a click.
  await tools.locator('summary').press('Enter');
  await expect(tools).not.toHaveAttribute('open');
});

test('a category that is opened before the shell is live is open on the next page, too', async ({
  page,
}) => {
  await page.goto(intro);
  const tools = page.locator('.sidebar details').nth(1);
  await tools.locator('summary').evaluate((summary: HTMLElement) => summary.click());
  await goLive(page);
  await expect(tools).toHaveAttribute('open');
  await page.goto(address('garden', '/docs/plants/roses'));
  await expect(tools).toHaveAttribute('open');
});

test('a category that is opened stays open on a page that comes before the shell is live', async ({
  page,
}) => {
  await page.route('**/assets/hydrate-*.js', () => {});
  await page.goto(address('garden', '/docs/plants/roses'));
  const tools = page.locator('.sidebar details').nth(1);
  await tools.locator('summary').evaluate((summary: HTMLElement) => summary.click());
  await page.locator('.sidebar a[href$="/tulips"]').click();
  await expect(page.locator('h1')).toHaveText('Tulips');
  await expect(tools).toHaveAttribute('open');
  await page.goto(intro);
  await expect(tools).toHaveAttribute('open');
});

test('a category is open on its own page, even if it was closed on the one before', async ({
  page,
}) => {
  await openLive(page, address('garden', '/docs/plants/roses'));
  const tools = page.locator('.sidebar details').nth(1);
  await expect(tools).not.toHaveAttribute('open');
  await page.goto(address('garden', '/docs/tools/spade'));
  await expect(page.locator('.sidebar [aria-current=page]')).toHaveClass('category');
  await expect(tools).toHaveAttribute('open');
});

test('a category that is closed before the shell is live stays closed', async ({ page }) => {
  await openLive(page, intro);
  const tools = page.locator('.sidebar details').nth(1);
  await tools.locator('summary').press('Enter');
  await expect(tools).toHaveAttribute('open');
  await reloadUntouched(page);
  // Without a pointer, which would make the shell go live.
  await tools.locator('summary').evaluate((summary: HTMLElement) => summary.click());
  await expect(tools).not.toHaveAttribute('open');
  await goLive(page);
  await expect(tools).not.toHaveAttribute('open');
  await reloadUntouched(page);
  await expect(tools).not.toHaveAttribute('open');
});

test('a reloaded page restores the scroll position of its sidebar, before and after it is live', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openLive(page, map(3));
  await page.locator('.side-menu').evaluate((menu) => menu.scrollBy(0, 700));
  const shown = await firstShown(page);
  await reloadUntouched(page);
  expect(await firstShown(page)).toEqual(shown);
  await goLive(page);
  expect(await firstShown(page)).toEqual(shown);
});

test('entries that are not in a document appear in the space reserved for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openLive(page, map(40));
  const regions = page.locator('.sidebar details');
  const third = regions.nth(2);
  const fourth = page.locator('.sidebar > ul > li').nth(3);
  const top = () => fourth.evaluate((entry) => Math.round(entry.getBoundingClientRect().top));
  await third.locator('summary').press('Enter');
  await expect(third).toHaveAttribute('open');
  await third.evaluate((details) =>
    Promise.all(details.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  const list = page.locator('.side-menu');
  await list.evaluate((menu) => menu.scrollTo(0, menu.scrollTop + 500));
  await reloadUntouched(page);
  await expect(page.locator('.sidebar').getByRole('link', { name: 'Map 3.1' })).toHaveCount(0);
  const before = await top();
  await goLive(page);
  await expect(third).toHaveAttribute('open');
  expect(await top()).toBe(before);
});

test('the side menu of a reloaded page opens at its scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const button = page.getByRole('button', { name: 'Open menu' });
  await openLive(page, map(3));
  await button.click();
  await expect(page.locator('#side-menu')).toBeInViewport();
  await page.locator('#side-menu').evaluate((menu) => menu.scrollTo(0, 900));
  const shown = await firstShown(page);
  await reloadUntouched(page);
  await button.click();
  await expect.poll(() => firstShown(page)).toEqual(shown);
});

test('a value that another script has stored under the same key is ignored', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => sessionStorage.setItem('docs-sidebar', '{"open":null,"scroll":7'));
  await openLive(page, intro);
  await page.reload();
  await expect(page.locator('.sidebar details').first()).toHaveAttribute('open');
  expect(errors).toEqual([]);
});

test.describe('a sidebar that keeps one category open at each level', () => {
  const moon = address('observatory', '/guide/moon/');
  const category = (page: Page, label: string) =>
    page.locator('.sidebar details', { hasText: label });

  for (const isLive of [false, true]) {
    test(`opening a category closes the one beside it, ${isLive ? 'in a live shell' : 'before the shell is live'}`, async ({
      page,
    }) => {
      await (isLive ? openLive(page, moon) : page.goto(moon));
      const planets = category(page, 'Planets');
      const comets = category(page, 'Comets');
      await planets.locator('summary').click();
      await expect(planets).toHaveAttribute('open');
      await comets.locator('summary').click();
      await expect(comets).toHaveAttribute('open');
      await expect(planets).not.toHaveAttribute('open');
      // Closing a category opens none.
      await comets.locator('summary').click();
      await expect(comets).not.toHaveAttribute('open');
      await expect(planets).not.toHaveAttribute('open');
    });
  }

  test('so does a page in another category, in the same document and in a new one', async ({
    page,
  }) => {
    const mars = address('observatory', '/guide/planets/mars/');
    await openLive(page, mars);
    await page.locator('main').getByRole('link', { name: 'the Moon' }).click();
    await expect(page).toHaveURL(/moon/);
    // A page beside the categories leaves them as they are.
    await expect(category(page, 'Planets')).toHaveAttribute('open');
    await category(page, 'Comets').locator('summary').click();
    await page.locator('main').getByRole('link', { name: 'the planets' }).click();
    await expect(page).toHaveURL(/mars/);
    await expect(category(page, 'Planets')).toHaveAttribute('open');
    await expect(category(page, 'Comets')).not.toHaveAttribute('open');
    await page.goto(address('observatory', '/guide/comets/halley/'));
    await expect(category(page, 'Comets')).toHaveAttribute('open');
    await expect(category(page, 'Planets')).not.toHaveAttribute('open');
  });

  test('what is clicked stays under the pointer when a long list above it closes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 320 });
    await page.goto(moon);
    await category(page, 'Planets').locator('summary').click();
    // A list that the menu has scrolled past, and room around the entries.
    await page.locator('.sidebar').evaluate((sidebar) => {
      sidebar.style.paddingBlock = '300px 600px';
      const list = sidebar.querySelector<HTMLElement>('details ul');
      if (list) list.style.paddingBlockEnd = '300px';
    });
    const summary = category(page, 'Comets').locator('summary');
    await page.locator('.side-menu').evaluate((menu) => {
      menu.scrollTop = 640;
    });
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    await summary.hover();
    const before = await top();
    await page.mouse.down();
    await page.mouse.up();
    await expect(category(page, 'Planets')).not.toHaveAttribute('open');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});
