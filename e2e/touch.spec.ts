import { expect, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test('links of breadcrumbs and of types are high enough for a finger', async ({ page }) => {
  for (const [path, links] of [
    ['/docs/ropework/knots/bowline', '.breadcrumbs a'],
    ['/docs/api/models/vessel', '.api-type a'],
  ] as const) {
    await page.goto(address('harbor', path));
    const heights = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => link.getClientRects()[0]?.height ?? 0));
    expect(heights.length, links).toBeGreaterThan(0);
    expect(Math.min(...heights), links).toBeGreaterThanOrEqual(24);
  }
});

test('phones do not zoom in on a field, since none has text below 16 px', async ({ page }) => {
  for (const [path, count] of [
    ['/docs/ropework/knots/bowline', 1],
    ['/docs/api/models/vessel', 2],
  ] as const) {
    await openLive(page, address('harbor', path));
    const sizes = await page
      .locator('input[type="search"], input[type="text"], select')
      .evaluateAll((fields) => fields.map((field) => parseFloat(getComputedStyle(field).fontSize)));
    expect(sizes.length, path).toBeGreaterThanOrEqual(count);
    expect(Math.min(...sizes), path).toBeGreaterThanOrEqual(16);
  }
});

test('at the end of a page, the button to its top covers nothing', async ({ page }) => {
  await openLive(page, address('garden', '/docs/almanac'));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.locator('.site-footer > :last-child');
  // Of 44 px, above a gap of 16 px.
  await expect
    .poll(() => last.evaluate((element) => innerHeight - element.getBoundingClientRect().bottom))
    .toBeGreaterThanOrEqual(60);
});

test('the drawn phone of the home page has its tabs in one row', async ({ page }) => {
  await page.goto(address('real', '/'));
  const tops = await page
    .locator('.phone-tabs')
    .first()
    .locator('.phone-tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops.length).toBe(4);
  expect(new Set(tops).size).toBe(1);
});
