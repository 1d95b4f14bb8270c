import { expect, test } from '@playwright/test';
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
