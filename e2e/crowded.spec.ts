import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const rye = address('windmill', '/docs/grain/old-rye');
const WIDTHS = [320, 700, 997, 1100, 1190, 1280, 1400, 1600, 1920];
const DESKTOP = 997;

/** What sticks out of the window, and the rows of the bar. */
function measureBar(page: Page): Promise<{ outside: string[]; height: number }> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll('.navbar *')].filter((element) =>
      element.checkVisibility(),
    );
    const outside = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    });
    return {
      outside: outside.map(({ outerHTML }) => outerHTML.slice(0, 100)),
      height: document.querySelector('.navbar')?.clientHeight ?? 0,
    };
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('a bar with too many items has one row at any width, and each item is in it or in its list', async ({
      page,
    }) => {
      await page.goto(rye);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { outside, height } = await measureBar(page);
        expect(outside, `${width} px`).toEqual([]);
        expect(height, `${width} px`).toBeLessThan(70);
        if (width < DESKTOP) continue;
        const more = page.locator('.navbar .more');
        await more.locator('summary').click();
        const links = page.locator('.navbar-items').getByRole('link');
        for (const name of ['Handbook', 'Machine', 'Brake', 'Flour shop', 'Neighboring mills']) {
          await expect(links.filter({ hasText: name, visible: true })).not.toHaveCount(0);
        }
        expect((await measureBar(page)).outside, `${width} px, list open`).toEqual([]);
        await more.locator('summary').click();
      }
    });

    for (const colorScheme of ['light', 'dark'] as const) {
      test(`a logo for each color mode is shown once in bar and footer: ${colorScheme}`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme });
        await page.goto(rye);
        for (const place of ['.navbar', '.site-footer']) {
          const logos = page.locator(`${place} .logo`).filter({ visible: true });
          await expect(logos).toHaveCount(1);
          await expect(logos).toHaveAttribute('src', `/sail-${colorScheme}.svg`);
        }
      });
    }
  });
}

test('a search field among the items on the right takes no more room than the bar has reserved for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(address('loom', '/docs/warping'));
  const field = page.locator('.navbar-right .search-box');
  await expect(field).toBeVisible();
  expect((await field.boundingBox())?.width).toBeLessThanOrEqual(175);
});

test('exactly one item of the bar is active: the most specific', async ({ page }) => {
  for (const width of [997, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const [path, label] of [
      ['/docs/grain/old-rye', 'Grain'],
      ['/docs/machine/stones', 'Every machine in the cap'],
      ['/docs/machine/brake', 'Brake'],
      ['/docs', 'Handbook'],
    ] as const) {
      await page.goto(address('windmill', path));
      const marked = page.locator('.navbar [aria-current]:not(.more *, .dropdown *)');
      const colors = await page
        .locator('.navbar-items > ul > li')
        .filter({ visible: true })
        .locator('> a, > .dropdown > summary')
        .evaluateAll((items) =>
          items.map((item) => [getComputedStyle(item).color, item.textContent]),
        );
      const plain = colors.filter(([color]) => color !== colors.at(-1)?.[0]);
      expect(
        plain.map(([, text]) => text),
        `${path} at ${width} px`,
      ).toHaveLength(1);
      const shown = await marked.filter({ visible: true }).allTextContents();
      expect(plain[0]?.[1]).toBe(shown[0] ?? 'More');
      await expect(page.locator(`.navbar [aria-current]`).first()).toHaveText(label);
    }
  }
});

test('arrow keys in the list of further items skip those in the bar', async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 800 });
  await openLive(page, rye);
  await page.locator('.navbar .more summary').focus();
  await page.keyboard.press('ArrowDown');
  const shown = page.locator('.navbar .more li').filter({ visible: true }).first();
  await expect(shown.locator(':focus')).toBeVisible();
  await expect(shown).not.toHaveText('Handbook');
});

for (const width of [360, 1280]) {
  test(`labels of several lines and deep nesting overlap with nothing in the sidebar at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1200 });
    await openLive(page, rye);
    if (width < DESKTOP) await page.locator('.menu-button').click();
    await expect(page.locator('.sidebar summary').first()).toBeVisible();
    await page.waitForTimeout(300);
    expect(await page.locator('.sidebar').evaluate(findOverlaps)).toEqual([]);
    expect(await findViolations(page)).toEqual([]);
  });
}

/** Rows of a sidebar that overlap with others, and labels that overlap with the arrow of their row. */
function findOverlaps(sidebar: Element): string[] {
  const rows = [...sidebar.querySelectorAll('li > a, li > details > summary')]
    .filter((row) => row.checkVisibility())
    .map((row) => ({ row, box: row.getBoundingClientRect() }));
  const labelOf = (row: Element) => row.textContent.slice(0, 20);
  const isPair = (one: Element, other: Element) => one.nextElementSibling === other.parentElement;
  const overlaps = rows.flatMap(({ row, box }, index) =>
    rows.slice(index + 1).flatMap((next) => {
      if (isPair(row, next.row)) {
        return Math.abs(box.height - next.box.height) > 1 ? [`${labelOf(row)}: other height`] : [];
      }
      return box.bottom > next.box.top + 1 ? [`${labelOf(row)} / ${labelOf(next.row)}`] : [];
    }),
  );
  const arrow = 16;
  const touching = rows.filter(({ row, box }) => {
    if (!row.matches('summary')) return false;
    const label = row.firstElementChild ?? row;
    const range = document.createRange();
    range.selectNodeContents(label);
    const end = Math.max(...[...range.getClientRects()].map(({ right }) => right));
    return end > box.right - 12 - arrow;
  });
  const outside = rows.filter(({ row, box }) => row.scrollWidth > box.width + 1);
  return [
    ...overlaps,
    ...touching.map(({ row }) => `${labelOf(row)}: touches its arrow`),
    ...outside.map(({ row }) => `${labelOf(row)}: is wider than its row`),
  ];
}

test('a description that repeats the first paragraph is printed once', async ({ page }) => {
  await page.goto(address('windmill', '/docs/grain/wheat'));
  await expect(page.locator('main').getByText('Wheat is ground between stones.')).toHaveCount(1);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'Wheat is ground between stones.',
  );
});
