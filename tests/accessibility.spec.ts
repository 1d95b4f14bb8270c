import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { address } from './sites.ts';

/** What axe finds on a page, one line for each kind of mistake with the first element that has it. */
async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 200)}`);
}

const PAGES = [
  ['garden', '/'],
  ['garden', '/docs'],
  ['garden', '/docs/plants/roses'],
  ['garden', '/docs/plants/tulips'],
  ['garden', '/about'],
  ['garden', '/no-such-page'],
  ['observatory', '/guide/moon/'],
  ['atlas', '/docs/region-2/map-7'],
  ['real', '/'],
  ['real', '/docs/overview/introduction'],
  ['real', '/docs/install/requirements'],
  ['real', '/docs/install/docker-compose'],
] as const;

for (const [site, path] of PAGES) {
  test(`axe finds nothing on ${path} of the site ${site}, at three widths in both modes`, async ({
    page,
  }) => {
    test.slow();
    // Colors that are on their way from one mode to the other are nobody's choice.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address(site, path));
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => localStorage.setItem('theme', theme), mode);
      await page.reload();
      for (const width of [360, 900, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findViolations(page), `${mode}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('axe finds nothing in the open side menu and the open dropdown', async ({ page }) => {
  await page.goto(address('garden', '/docs/plants/roses'));
  await page.locator('.navbar .dropdown summary').click();
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.waitForTimeout(300);
  expect(await findViolations(page)).toEqual([]);
});
