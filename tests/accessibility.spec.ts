import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { changeAnswers } from './changed-answers.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

/** What axe finds on a page, one line for each kind of mistake with the first element that has it. */
async function findViolations(page: Page, rules: string[] = []): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes[0]?.html.slice(0, 200)}`);
}

/** What the other mode can change: all else is the same in both. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const PAGES = [
  ['garden', '/'],
  ['garden', '/docs'],
  ['garden', '/docs/plants/roses'],
  ['garden', '/docs/plants/tulips'],
  ['garden', '/about'],
  ['garden', '/no-such-page'],
  ['observatory', '/guide/moon/'],
  ['harbor', '/ar/docs/ropework/knots/bowline'],
  ['harbor', '/ar/docs/tides/spring'],
  ['orchard', '/docs/trees/apple'],
  ['orchard', '/docs/harvest'],
  ['orchard', '/docs/pictures'],
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
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
        // Until the colors of the mode have been painted.
        return new Promise((resolve) => setTimeout(resolve, 100));
      }, mode);
      for (const width of [360, 900, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const rules = mode === 'dark' ? COLOR_RULES : [];
        expect(await findViolations(page, rules), `${mode}, ${width} px`).toEqual([]);
      }
    }
  });
}

for (const mode of ['light', 'dark']) {
  test.describe(`axe finds nothing in the states of the shell, ${mode}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    });

    test('an open dropdown', async ({ page }) => {
      await openLive(page, address('orchard', '/docs/trees/apple'));
      for (const label of ['Fruit', '2023', 'English']) {
        await page.locator('.navbar .dropdown', { hasText: label }).locator('summary').click();
        expect(await findViolations(page), label).toEqual([]);
      }
    });

    test('both panels of the side menu', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openLive(page, address('orchard', '/docs/trees/apple'));
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#side-menu')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Main menu' }).click();
      await page.locator('#main-menu summary', { hasText: 'Fruit' }).click();
      await expect(page.locator('#main-menu').getByText('Pears')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test('a page that does not load', async ({ page }) => {
      await openLive(page, address('garden', '/docs/plants/roses'));
      await page.route('**/spade.page.json', (route) => route.abort());
      await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test('a page that crashed', async ({ page }) => {
      await openLive(page, address('garden', '/docs/plants/roses'));
      await changeAnswers(page, 'garden', '**/tulips.page.json', { breadcrumbs: null });
      await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
      await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
