import { expect, test } from '@playwright/test';
import { address } from './sites.ts';

const roses = address('garden', '/docs/plants/roses');

test('lines of code have room between them, also in samples of an API', async ({ page }) => {
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

test('code within a paragraph leaves the height of its lines as it is', async ({ page }) => {
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
