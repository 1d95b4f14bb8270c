import { expect, test } from '@playwright/test';
import { address } from './sites.ts';
import { htmlFiles, readPage } from './static/built-page.ts';

function pagesWithFigures(): string[] {
  return htmlFiles('real')
    .filter((file) => file.startsWith('docs/') && !file.startsWith('docs/api/'))
    .map((file) => `/${file.replace(/(?:\/index)?\.html$/, '')}`)
    .filter((path) => readPage('real', path).all('.screen').length > 0);
}

test('figures fit a window of 320 px', async ({ page }) => {
  const paths = pagesWithFigures();
  expect(paths.length).toBeGreaterThan(20);
  await page.setViewportSize({ width: 320, height: 800 });
  const wider: string[] = [];
  for (const path of paths) {
    await page.goto(address('real', path));
    const widths = await page
      .locator('.screen')
      .evaluateAll((figures) => figures.map((figure) => figure.scrollWidth - figure.clientWidth));
    if (widths.some((width) => width > 1)) wider.push(path);
  }
  expect(wider).toEqual([]);
  await page
    .locator('.screen')
    .first()
    .evaluate((figure) => {
      const wide = document.createElement('div');
      wide.style.width = '400px';
      wide.textContent = 'wide';
      figure.append(wide);
    });
  expect(
    await page
      .locator('.screen')
      .first()
      .evaluate((figure) => figure.scrollWidth > 320),
  ).toBe(true);
});

test('the styles of figures change nothing outside of them', async ({ page }) => {
  await page.goto(address('real', '/docs/guides/external-library'));
  const code = page.locator('main pre code').filter({ hasText: 'immich-server' }).first();
  await expect(code).toHaveText(/\n {2}immich-server:\s*?\n {4}volumes:/, { useInnerText: true });
});
