import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { hits, openSearch } from './search-dialog.ts';
import { address } from './sites.ts';

const pages = ['/', '/docs/plants/roses', '/docs/plants/tulips', '/docs/almanac', '/about'];

/** A viewport of 1280 by 900 px, zoomed. */
const zooms = [
  { zoom: '200 %', viewport: { width: 640, height: 450 } },
  { zoom: '400 %', viewport: { width: 320, height: 225 } },
];

/** Elements beyond the right edge of the viewport that are not in a scroll container. */
function cutElements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.navbar *, main *, .site-footer *')]
      .filter((element) => {
        const frame = element.closest('pre, .table-frame, .diagram, .sr-only');
        const { width, right } = element.getBoundingClientRect();
        return !frame && width > 0 && right > innerWidth + 1 && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
}

for (const { zoom, viewport } of zooms) {
  test.describe(`at ${zoom} zoom`, () => {
    test.use({ viewport });

    test('pages are not cut off and scroll in one direction only', async ({ page }) => {
      for (const path of pages) {
        await page.goto(address('garden', path));
        expect(await cutElements(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(
          viewport.width,
        );
      }
      await page.locator('h1').evaluate((heading) => {
        heading.style.inlineSize = '200vw';
      });
      expect(await cutElements(page)).toHaveLength(1);
    });

    test('the bar takes at most a sixth of the viewport, and an anchor is right below it', async ({
      page,
    }) => {
      await page.goto(address('garden', '/docs/plants/roses#pruning'));
      await expect(page.locator('#pruning')).toBeInViewport();
      const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
      const bar = await page.locator('.navbar').evaluate(bottomOf);
      expect(bar).toBeLessThanOrEqual(viewport.height / 6);
      const heading = await page.locator('#pruning').evaluate(bottomOf);
      expect(heading).toBeGreaterThan(bar);
      expect(heading).toBeLessThan(viewport.height / 2);
    });
  });
}

test.describe('in forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the active entries and the current section are marked with lines', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    const active = page.locator('.sidebar').getByRole('link', { name: 'Roses' });
    await expect(active).toHaveCSS('border-inline-start-width', '3px');
    const contents = page.locator('.toc');
    await contents.getByRole('link', { name: 'Pruning' }).click();
    await expect(contents.getByRole('link', { name: 'Pruning' })).toHaveCSS(
      'text-decoration-line',
      'underline',
    );
    await expect(contents.getByRole('link', { name: 'Where they stand' })).toHaveCSS(
      'text-decoration-line',
      'none',
    );
  });

  test('focus rings and icons have system colors', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
    const icon = page.locator('.icon-mode').first();
    const { ring, color } = await icon.evaluate((element) => {
      const probe = document.createElement('i');
      probe.style.color = 'ButtonText';
      document.body.append(probe);
      const { boxShadow } = getComputedStyle(element, '::before');
      return { ring: boxShadow, color: getComputedStyle(probe).color };
    });
    // Forced colors remove shadows, unless an element keeps its own.
    expect(ring).toContain(color);
  });

  test('the icon and the matched words of the search have system colors', async ({ page }) => {
    await openSearch(page, 'prune');
    const colors = await page.evaluate(() => {
      const probe = document.createElement('i');
      document.body.append(probe);
      const resolve = (name: string) => {
        probe.style.color = name;
        return getComputedStyle(probe).color;
      };
      return [resolve('HighlightText'), resolve('Highlight'), resolve('ButtonText')];
    });
    const marks = () =>
      hits(page)
        .locator('mark')
        .evaluateAll((all) =>
          all.flatMap((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return [color, backgroundColor];
          }),
        );
    await expect.poll(async () => new Set(await marks())).toEqual(new Set(colors.slice(0, 2)));
    const icon = page.locator('.search-field .icon-search');
    expect(await icon.evaluate((element) => getComputedStyle(element).color)).toBe(colors[2]);
  });

  test('the progress bar is visible', async ({ page }) => {
    await openLive(page, address('garden', '/docs/plants/roses'));
    const release = Promise.withResolvers<void>();
    await page.route('**/tulips.page.json', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
    const bar = page.locator('.progress-bar');
    await expect(bar).toBeVisible();
    const colors = await bar.evaluate((element) =>
      [element, document.body].map((shown) => getComputedStyle(shown).backgroundColor),
    );
    expect(colors[0]).not.toBe(colors[1]);
    release.resolve();
    await expect(page.locator('h1')).toHaveText('Tulips');
  });
});

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.emulateMedia({ media: 'print' });
  });

  test('the article and its title are printed in black on white, without controls', async ({
    page,
  }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('nav, button, footer, .announcement, .skip-link, .toc')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(shown).toEqual([]);
  });

  test('collapsed content is printed', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await expect(page.getByText('It is brown inside.')).toBeVisible();
    await page.goto(address('garden', '/docs/plants/tulips'));
    for (const text of ['Autumn', 'Put the bulbs in.', 'Spring', 'Cut the wilted flowers.']) {
      await expect(page.locator('#page-body').getByText(text).first()).toBeVisible();
    }
  });

  test('a closed table for looking things up stays closed, unlike an answer', async ({ page }) => {
    await page.goto(address('garden', '/docs/plants/roses'));
    await page.evaluate(() => {
      for (const name of ['p', 'table']) {
        const details = document.createElement('details');
        const summary = document.createElement('summary');
        const content = Object.assign(document.createElement(name), { id: `in-${name}` });
        const cell = document.createElement(name === 'p' ? 'span' : 'td');
        content.append(Object.assign(cell, { textContent: 'Words' }));
        details.append(summary, content);
        document.querySelector('#page-body')?.append(details);
      }
    });
    await expect(page.locator('#in-p')).toBeVisible();
    await expect(page.locator('#in-table')).toBeHidden();
    await page
      .locator('details:has(table)')
      .evaluate((details) => details.setAttribute('open', ''));
    await expect(page.locator('#in-table')).toBeVisible();
  });

  test('links show their URLs', async ({ page }) => {
    await page.goto(address('garden', '/docs/almanac'));
    const written = (name: string) =>
      page
        .locator('#page-body p')
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await written('seeds')).toContain('https://seeds.example/catalog');
    expect(await written('roses')).toContain('/docs/plants/roses#pruning');
    expect(await written('October')).toBe('none');
  });

  test('tables and code are not cut off', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 900 });
    for (const path of ['/docs/plants/roses', '/docs/almanac']) {
      await page.goto(address('garden', path));
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.table-frame, .code pre')]
          .filter((frame) => frame.scrollWidth > frame.clientWidth)
          .map((frame) => frame.outerHTML.slice(0, 80)),
      );
      expect(cut).toEqual([]);
    }
  });
});
