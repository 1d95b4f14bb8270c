import { expect, type Page, test } from '@playwright/test';
import { goLive, openLive } from './live-page.ts';
import { address } from './sites.ts';

const roses = address('garden', '/docs/plants/roses');
const almanac = address('garden', '/docs/almanac');

/** Scrolls like a reader: the page handles each step before the next. */
async function scrollThrough(page: Page, ...positions: number[]): Promise<void> {
  for (const position of positions) {
    await page.evaluate(async (top) => {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, position);
  }
}

test.describe('back to top', () => {
  test('is shown on scrolling up, but not at the top or on scrolling down', async ({ page }) => {
    await openLive(page, almanac);
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toHaveCount(0);
    await scrollThrough(page, 1500, 3000);
    await expect(button).toHaveCount(0);
    await scrollThrough(page, 2800);
    await expect(button).toBeVisible();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await scrollThrough(page, 2900);
    await expect(button).toHaveCount(0);
    await scrollThrough(page, 2800, 100);
    await expect(button).toHaveCount(0);
  });

  test('scrolls to the top and moves the focus to the main area', async ({ page }) => {
    await openLive(page, almanac);
    await scrollThrough(page, 3000, 2800);
    await page.getByRole('button', { name: 'Back to top' }).click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.locator('#page-main')).toBeFocused();
    await expect(page.getByRole('button', { name: 'Back to top' })).toHaveCount(0);
  });

  test('uncovers the text on a phone once scrolling stops', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openLive(page, almanac);
    await scrollThrough(page, 3000, 2800);
    const button = page.getByRole('button', { name: 'Back to top' });
    await expect(button).toBeVisible();
    await expect(button).toHaveCount(0);
  });
});

test.describe('the link beside a heading', () => {
  const link = (page: Page) => page.locator('#pruning').getByRole('link');

  test('copies the full URL when clicked, and scrolls to the section', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLive(page, roses);
    await link(page).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    await expect(page.locator('output', { hasText: 'Link copied' })).toHaveAttribute(
      'aria-live',
      'polite',
    );
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${roses}#pruning`);
    await expect(page).toHaveURL(`${roses}#pruning`);
    await expect(page.getByText('Link copied')).toHaveCount(0);
  });

  test('scrolls to the section even if the clipboard is denied', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openLive(page, roses);
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: () => Promise.reject(new Error('refused')) },
      });
      document.execCommand = () => false;
    });
    await link(page).click();
    await expect(page).toHaveURL(`${roses}#pruning`);
    await expect(page.getByText('Link copied')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('has an icon that shifts nothing', async ({ page }) => {
    await page.goto(roses);
    const opacity = () => link(page).evaluate((element) => getComputedStyle(element).opacity);
    const before = await link(page).boundingBox();
    expect(await opacity()).toBe('0');
    await page.locator('#pruning').hover();
    expect(await opacity()).toBe('1');
    expect(await link(page).boundingBox()).toEqual(before);
  });

  test('is the only part of the heading that copies: its text can be selected', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openLive(page, roses);
    await page.evaluate(() => navigator.clipboard.writeText('what the reader has copied'));
    await page.locator('#pruning').dblclick({ position: { x: 20, y: 15 } });
    expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Pruning');
    await expect(page).toHaveURL(roses);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'what the reader has copied',
    );
  });
});

test.describe('the table of contents', () => {
  test('is a disclosure widget on small screens, closed at first and after a selection', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await openLive(page, roses);
    const contents = page.locator('.toc');
    const entry = contents.getByRole('link', { name: 'Pruning' });
    await expect(entry).toBeHidden();
    await contents.locator('summary').click();
    await entry.click();
    await expect(entry).toBeHidden();
    await expect(page).toHaveURL(`${roses}#pruning`);
    const top = await page
      .locator('#pruning')
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
  });

  test.describe('on medium viewports, without a column', () => {
    const line = (page: Page) => page.locator('.toc summary');
    const entry = (page: Page) => page.locator('.toc').getByRole('link', { name: 'Pruning' });

    for (const width of [997, 1279]) {
      test(`stays below the bar, with the current section: ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await openLive(page, roses);
        await expect(entry(page)).toBeHidden();
        await line(page).click();
        await entry(page).click();
        await expect(entry(page)).toBeHidden();
        await expect(line(page)).toBeInViewport();
        await expect(line(page)).toHaveText('On this pagePruning');
        const below = await line(page).evaluate(
          (element) => element.getBoundingClientRect().bottom,
        );
        const top = await page
          .locator('#pruning')
          .evaluate((heading) => heading.getBoundingClientRect().top);
        expect(top).toBeGreaterThanOrEqual(below);
      });
    }

    test('covers the text, and closes on Escape or when the reader moves on', async ({ page }) => {
      await page.setViewportSize({ width: 1100, height: 700 });
      await openLive(page, roses);
      const place = () => page.locator('#page-body').boundingBox();
      const before = await place();
      await line(page).click();
      await expect(entry(page)).toBeVisible();
      expect(await place()).toEqual(before);
      await entry(page).focus();
      await page.keyboard.press('Escape');
      await expect(entry(page)).toBeHidden();
      await expect(line(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(entry(page)).toBeVisible();
      await page.locator('h1').click();
      await expect(entry(page)).toBeHidden();
    });
  });

  test('exists for an API operation, even beside its samples', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await openLive(page, address('harbor', '/docs/api/book-berth'));
    await page.locator('.toc summary').click();
    await page.locator('.toc').getByRole('link', { name: 'Responses' }).first().click();
    await expect(page.locator('#responses')).toBeInViewport();
    await expect(page.locator('.toc-current')).toHaveText('Responses');
    const line = await page.locator('.toc').boundingBox();
    const samples = await page.locator('.api-samples').boundingBox();
    expect(samples?.y).toBeGreaterThanOrEqual((line?.y ?? 0) + (line?.height ?? 0));
  });

  test('is open beside the text', async ({ page }) => {
    await page.goto(roses);
    await expect(page.locator('.toc').getByRole('link', { name: 'Pruning' })).toBeVisible();
  });

  test('is beside the text of a page without a sidebar, too, and above it on a phone', async ({
    page,
  }) => {
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not shown.`);
      return box;
    };
    await page.setViewportSize({ width: 1280, height: 700 });
    await openLive(page, address('garden', '/about'));
    const entry = page.locator('.toc').getByRole('link', { name: 'Thanks' });
    await expect(entry).toBeVisible();
    const text = await boxOf('#page-body');
    expect((await boxOf('.toc')).x).toBeGreaterThan(text.x + text.width);
    await page.setViewportSize({ width: 360, height: 700 });
    await expect(entry).toBeHidden();
    const contents = await boxOf('.toc');
    expect((await boxOf('#page-body')).y).toBeGreaterThan(contents.y + contents.height);
  });

  test('keeps its entries when the page goes live, and on a return to it', async ({ page }) => {
    await page.goto(roses);
    const links = page.locator('main > .toc a');
    const listEntries = () =>
      links.evaluateAll((all) =>
        all.map((link) => [
          link.parentElement?.dataset.level,
          link.getAttribute('href'),
          link.textContent,
        ]),
      );
    const entries = await listEntries();
    expect(entries.length).toBeGreaterThan(3);
    await goLive(page);
    expect(await listEntries()).toEqual(entries);
    await page.locator('.pagination a').first().click();
    await expect(page).not.toHaveURL(roses);
    await page.goBack();
    await expect(links).toHaveCount(entries.length);
    expect(await listEntries()).toEqual(entries);
  });

  test('marks the current section, even a short one that was selected', async ({ page }) => {
    await openLive(page, almanac);
    const current = page.locator('.toc [aria-current="location"]');
    for (const name of ['October', 'Sow in October', 'Gather in December', 'December']) {
      const link = page.locator('.toc').getByRole('link', { name, exact: true });
      await link.click();
      await expect(current).toHaveText(name);
    }
    await scrollThrough(page, 0);
    await expect(current).toHaveCount(0);
  });

  test('scrolls within its own list, not the page', async ({ page }) => {
    await openLive(page, almanac);
    const last = page.locator('.toc').getByRole('link', { name: 'Sow in November' });
    await expect(last).not.toBeInViewport();
    const top = await page.locator('#sow-in-november').evaluate((heading) => {
      heading.scrollIntoView();
      return scrollY;
    });
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});

test.describe('the sidebar', () => {
  const map = (number: number) => address('atlas', `/docs/region-1/map-${number}`);
  const isWithin = (page: Page) =>
    page.locator('.sidebar [aria-current="page"]').evaluate((entry) => {
      const list = entry.closest('.side-menu')?.getBoundingClientRect();
      const { top, bottom } = entry.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    });

  test('shows the active entry when a document loads', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(map(38));
    expect(await isWithin(page)).toBe(true);
  });

  test('scrolls on navigation only if the entry is out of view, and never scrolls the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await openLive(page, map(3));
    const list = page.locator('.side-menu');
    const scrollTop = () => list.evaluate((element) => element.scrollTop);
    const before = await scrollTop();
    await page.locator('.sidebar').getByRole('link', { name: 'Map 1.4', exact: true }).click();
    await expect(page.locator('h1')).toHaveText('Map 1.4');
    expect(await scrollTop()).toBe(before);
    await list.evaluate((element) => {
      element.scrollTop = 900;
    });
    await page.locator('.neighbor-next').click();
    await expect(page.locator('h1')).toHaveText('Map 1.5');
    await expect.poll(() => isWithin(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const state of ['live', 'not live yet']) {
    test(`stays where it is when one of its entries is clicked, ${state}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(map(20));
      if (state === 'live') await goLive(page);
      const entry = page.locator('.sidebar').getByRole('link', { name: 'Map 1.24', exact: true });
      const before = await entry.boundingBox();
      if (!before) throw new Error('The sidebar does not show the entry.');
      // A click of the locator would scroll, after which the browser leaves the list where it is.
      await page.mouse.click(before.x + 10, before.y + 10);
      await expect(page.locator('h1')).toHaveText('Map 1.24');
      await expect(entry).toHaveAttribute('aria-current', 'page');
      expect(await entry.boundingBox()).toEqual(before);
    });
  }

  test('shows the active entry of a page that is reached before the shell is live', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto(map(20));
    await page.locator('.side-menu').evaluate((menu) => menu.scrollTo(0, 20));
    await page.locator('.neighbor-next').evaluate((link: HTMLElement) => link.click());
    await expect(page.locator('h1')).toHaveText('Map 1.21');
    expect(await isWithin(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('remembers closed categories across documents, except for that of the page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    const intro = address('garden', '/docs');
    await openLive(page, intro);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const plants = page.locator('.sidebar details').first();
    await plants.locator('summary').click();
    await expect(plants).not.toHaveAttribute('open');
    await openLive(page, intro);
    await expect(plants).not.toHaveAttribute('open');
    // The category of the current page is open nevertheless.
    await openLive(page, roses);
    await expect(plants).toHaveAttribute('open');
  });

  test('has no Tab stops in closed categories', async ({ page }) => {
    await openLive(page, roses);
    const tools = page.locator('.sidebar details').nth(1);
    await expect(tools).not.toHaveAttribute('open');
    await tools.locator('summary').focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('.sidebar').getByRole('link', { name: 'Seeds' })).toBeFocused();
    await expect(tools).not.toHaveAttribute('open');
  });
});
