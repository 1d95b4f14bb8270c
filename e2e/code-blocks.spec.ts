import { expect, test } from '@playwright/test';
import { address } from './sites.ts';

const roses = address('garden', '/docs/plants/roses');

test('lines of code have room between them, even in samples of an API', async ({ page }) => {
  for (const url of [roses, address('harbor', '/docs/api/book-berth')]) {
    await page.goto(url);
    const ratios = await page.locator('.code code').evaluateAll((blocks) =>
      blocks.map((block) => {
        const { lineHeight, fontSize } = getComputedStyle(block);
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
      }),
    );
    expect(ratios.length).toBeGreaterThan(1);
    for (const ratio of ratios) expect(ratio).toBeCloseTo(1.55, 2);
  }
});

test('code within a paragraph does not change the height of its lines', async ({ page }) => {
  await page.goto(roses);
  const [plain, withCode] = await page.evaluate(() =>
    ['span', 'code'].map((name) => {
      const paragraph = document.createElement('p');
      const inner = Object.assign(document.createElement(name), { textContent: '--words' });
      paragraph.append('Words and ', inner);
      document.querySelector('#page-body')?.append(paragraph);
      return paragraph.getBoundingClientRect().height;
    }),
  );
  expect(plain).toBeGreaterThan(20);
  expect(withCode).toBe(plain);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the copy button is inside the card, and covers no line that is scrolled to its end', async ({
    page,
  }) => {
    await page.goto(roses);
    for (const card of await page.locator('figure.code').all()) {
      const button = card.locator('> .copy');
      await card.scrollIntoViewIfNeeded();
      const [outer, inner] = [await card.boundingBox(), await button.boundingBox()];
      if (!outer || !inner) throw new Error('The card is not shown.');
      const tapped = await button.evaluate((element) => {
        const { left, width, top } = element.getBoundingClientRect();
        const hits = [1, 43].map((down) => document.elementFromPoint(left + width / 2, top + down));
        return hits.every((hit) => hit === element);
      });
      expect(tapped, 'a finger has 44 px').toBe(true);
      expect(inner.y).toBeGreaterThanOrEqual(outer.y);
      expect(inner.y + 44).toBeLessThanOrEqual(outer.y + outer.height);
      const end = await card.locator('pre').evaluate((pre) => {
        pre.scrollLeft = pre.scrollWidth;
        const code = document.createRange();
        code.selectNodeContents(pre);
        return Math.max(...[...code.getClientRects()].map(({ right }) => right));
      });
      const title = card.locator('figcaption');
      const room = (await title.count()) > 0 ? await title.boundingBox() : undefined;
      if (room) expect(inner.y + inner.height).toBeLessThanOrEqual(room.y + room.height);
      else expect(end).toBeLessThanOrEqual(inner.x);
    }
  });

  test.describe('with fractional pixels', () => {
    test.use({ deviceScaleFactor: 2.75 });

    test('nothing of a scrolled line shows beside the copy button', async ({ page }) => {
      await page.goto(address('garden', '/docs/plants/roses'));
      const card = page.locator('figure.code', { hasText: 'a line that is so long' });
      await card.scrollIntoViewIfNeeded();
      await card.locator('pre').evaluate((pre) => {
        pre.scrollLeft = 200;
      });
      const { x, y, width } = (await card.boundingBox()) ?? { x: 0, y: 0, width: 0 };
      const paint = (down: number, color: string) =>
        card
          .locator('code')
          .evaluate((code, background) => Object.assign(code.style, { background }), color)
          .then(() =>
            page.screenshot({ clip: { x: x + width - 6, y: y + down, width: 6, height: 4 } }),
          );
      expect((await paint(20, 'red')).equals(await paint(20, 'lime'))).toBe(true);
    });
  });

  test('the copy button leaves the second line in view', async ({ page }) => {
    await page.goto(address('garden', '/docs/tools/rake'));
    const gaps = await page.locator('figure.code > .copy').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const code = button.parentElement?.querySelector(':scope > pre:first-child > code');
        if (!code) return [];
        const lines = document.createRange();
        lines.selectNodeContents(code);
        const tops = [...new Set([...lines.getClientRects()].map(({ top }) => Math.round(top)))];
        const second = tops.sort((a, b) => a - b)[1];
        return second === undefined ? [] : [second - button.getBoundingClientRect().bottom];
      }),
    );
    expect(gaps.length).toBeGreaterThan(0);
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(-1);
  });
});
