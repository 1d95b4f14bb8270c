import { expect, test } from '@playwright/test';
import { goLive, openLive } from './live-page.ts';
import { address } from './sites.ts';
import { watchConsole } from './watch.ts';

test.describe('the page shell', () => {
  test('is in this order: skip link, announcement, navigation, main, footer', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    const order = await page
      .locator('.skip-link, .announcement, .navbar, main, .site-footer')
      .evaluateAll((elements) => elements.map((element) => element.className || element.tagName));
    expect(order.map((name) => name.trim())).toEqual([
      'skip-link',
      'announcement',
      'navbar',
      'MAIN',
      'site-footer site-footer-light',
    ]);
  });

  test('has the links of the footer that belong to no column in one row', async ({ page }) => {
    await page.goto(address('orchard', '/docs/trees/apple'));
    const links = page.locator('.footer-columns a');
    await expect(links).toHaveCount(2);
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  });

  test('has a skip link that moves focus to the main area', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await page.keyboard.press('Tab');
    await expect(page.locator('.skip-link')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('shows breadcrumbs, pagination, edit link and last update on a docs page', async ({
    page,
  }) => {
    await page.goto(address('garden', '/docs/tools/rake'));
    const breadcrumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['Home', 'Tools', 'Rake']);
    const category = breadcrumbs.getByRole('link', { name: 'Tools' });
    await expect(category).toHaveAttribute('href', '/docs/tools/spade');
    // No separator after the last entry.
    const signs = await breadcrumbs
      .getByRole('listitem')
      .evaluateAll((entries) =>
        entries.map((entry) =>
          ['::before', '::after'].map((part) => getComputedStyle(entry, part).content !== 'none'),
        ),
      );
    expect(signs).toEqual([
      [false, false],
      [true, false],
      [true, false],
    ]);
    await expect(page.locator('.neighbor-prev')).toHaveAttribute('href', '/docs/tools/spade');
    await expect(page.locator('.edit-link')).toHaveAttribute(
      'href',
      'https://code.example/garden/edit/main/docs/tools/rake.md',
    );
    await expect(page.locator('.page-meta')).toContainText('Last updated May 6, 2024 by Ada');
  });

  test('links the previous and next page in the order of the sidebar', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await expect(page.locator('.neighbor-prev .neighbor-label')).toHaveText('Introduction');
    await expect(page.locator('.neighbor-next')).toContainText('Next · Plants');
    await expect(page.locator('.neighbor-next .neighbor-label')).toHaveText('Tulips');
  });

  test('lists headings of levels 2 and 3 and marks the current section', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    const entries = page.locator('.toc li');
    await expect(entries.nth(2)).toHaveClass('level-3');
    await page.locator('.brand').hover();
    await page.evaluate(() => document.querySelector('#pruning')?.scrollIntoView());
    await expect(page.locator('.toc a[aria-current="location"]')).toHaveText('Pruning');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.locator('.toc a[aria-current="location"]')).toHaveText('The last section');
  });

  test('indents the headings of a page that a reader returns to', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await page.goBack();
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect(page.locator('.toc li').nth(2)).toHaveClass('level-3');
  });

  test('marks the page and its section for assistive technology', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await expect(page.locator('.sidebar a[aria-current="page"]')).toHaveText('Roses');
    await expect(page.locator('.navbar a[aria-current="true"]')).toHaveText('Book');
  });

  test('keeps closed a category that the reader closed, and opens the one with the page', async ({
    page,
  }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    const plants = page.locator('.sidebar details', { hasText: 'Plants' });
    const tools = page.locator('.sidebar details', { hasText: 'Tools' });
    await expect(plants).toHaveAttribute('open');
    await expect(tools).not.toHaveAttribute('open');
    await plants.locator('summary').click();
    await expect(plants).not.toHaveAttribute('open');
    await goLive(page);
    await expect(plants).not.toHaveAttribute('open');
    await page.locator('.navbar .dropdown summary').click();
    await page.locator('.navbar .dropdown a', { hasText: 'Spade' }).click();
    await expect(page.locator('h1')).toHaveText('Spade');
    await expect(tools).toHaveAttribute('open');
  });

  test('a category that is always open has no arrow, one with a page of its own has one', async ({
    page,
  }) => {
    /** Whether the link of a category, or what opens it, has an arrow. */
    const arrows = (label: string) =>
      page
        .locator('.sidebar li', { hasText: label })
        .locator('> .category, > details > summary')
        .evaluateAll((parts) =>
          parts.map((part) => getComputedStyle(part, '::after').content !== 'none'),
        );
    await page.goto(address('loom', '/docs/next/shuttle'));
    expect(await arrows('Care')).toEqual([false]);
    await page.goto(address('garden', '/docs/plants/roses'));
    expect(await arrows('Tools')).toEqual([false, true]);
  });

  test('the label of a category with a page opens that page, its arrow the list', async ({
    page,
  }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    const tools = page.locator('.sidebar li', {
      has: page.locator('> a.category', { hasText: 'Tools' }),
    });
    const list = tools.locator('> details');
    await list.locator('summary').click({ position: { x: 225, y: 15 } });
    await expect(list).toHaveAttribute('open');
    await expect(page.locator('h1')).toHaveText('Roses');
    await tools.locator('> a.category').click({ position: { x: 25, y: 15 } });
    await expect(page.locator('h1')).toHaveText('Spade');
  });

  test('opens and closes the side menu below 996 px', async ({ page }) => {
    await page.setViewportSize({ width: 996, height: 800 });
    await page.goto(address('garden', '/docs/plants/roses'));
    const menu = page.locator('#side-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Roses' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('closes the side menu when a page is selected in it', async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(address('garden', '/docs/plants/roses'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.locator('#side-menu').getByRole('link', { name: 'Tulips' }).click();
    await expect(page.locator('h1')).toHaveText('Tulips');
    await expect(page.locator('#side-menu')).toBeHidden();
  });

  test('shows the sidebar without a menu button above 996 px', async ({ page }) => {
    await page.setViewportSize({ width: 997, height: 800 });
    await page.goto(address('garden', '/docs/plants/roses'));
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(page.locator('.sidebar a[aria-current="page"]')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is readable, its categories and menus open, its links work', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await expect(page.locator('h1')).toHaveText('Roses');
    await expect(page.locator('#pruning')).toBeVisible();
    await page
      .locator('.sidebar summary', { hasText: 'Tools' })
      .click({ position: { x: 230, y: 10 } });
    await page.locator('.sidebar').getByRole('link', { name: 'Rake' }).click();
    await expect(page.locator('h1')).toHaveText('Rake');
  });

  test('the side menu opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address('garden', '/docs/plants/roses'));
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.locator('#side-menu').getByRole('link', { name: 'Tulips' })).toBeVisible();
  });

  test('tabs change', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/tulips'));
    await page.getByText('Spring', { exact: true }).first().click();
    await expect(page.getByText('wilted')).toBeVisible();
    await expect(page.getByText('Put the bulbs in.')).toBeHidden();
  });

  test('controls that need scripts are hidden', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await expect(page.locator('.color-mode')).toBeHidden();
    await expect(page.locator('.copy').first()).toBeHidden();
  });
});

test.describe('a sidebar that is longer than its part in a document', () => {
  test('is complete once the shell is live', async ({ page }) => {
    const watched = watchConsole(page);
    await page.goto(address('atlas', '/docs/region-2/map-7'));
    await page.locator('.brand').hover();
    const region = page.locator('.sidebar details', { hasText: 'region-3' });
    await region.locator('summary').click();
    await region.getByRole('link', { name: 'Map 3.40' }).click();
    await expect(page.locator('h1')).toHaveText('Map 3.40');
    await watched.expectSilence();
  });
});
