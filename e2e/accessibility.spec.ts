import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { changeAnswers } from './changed-answers.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';
import { withoutTransitions } from './without-transitions.ts';

/** The rules that depend on the color mode. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that depend on the width of the viewport. */
const WIDTH_RULES = ['color-contrast', 'target-size'];

const ALL_RULES_EVERYWHERE = process.env.TEST_MATRIX === 'full';

/** The viewport is 1,280 px wide initially, where all rules are checked. */
const WIDTHS = ALL_RULES_EVERYWHERE ? [360, 900, 1280] : [360, 900];

const TEMPLATES = [
  ['a home page', 'garden', '/'],
  ['the first page of the docs, with a picture', 'garden', '/docs'],
  ['a page with code, boxes and a diagram', 'garden', '/docs/plants/roses'],
  ['a page with tabs', 'garden', '/docs/plants/tulips'],
  ['a standalone page', 'garden', '/about'],
  ['the not-found page', 'garden', '/no-such-page'],
  ['a right-to-left page', 'harbor', '/ar/docs/ropework/knots/bowline'],
  ['an untranslated page', 'harbor', '/ar/docs/tides/spring'],
  ['the introduction of an API', 'harbor', '/docs/api'],
  ['an operation', 'harbor', '/docs/api/book-berth'],
  ['an operation with file uploads', 'harbor', '/docs/api/upload-papers'],
  ['a model', 'harbor', '/docs/api/models/berth'],
  ['a family of operations', 'harbor', '/docs/api/families/berths'],
  ['the list of a blog', 'harbor', '/blog'],
  ['a post', 'harbor', '/blog/2023/05/02/ferry'],
  ['the archive of a blog', 'harbor', '/blog/archive'],
  ['an author', 'harbor', '/blog/authors/keeper'],
  ["a bar in the site's primary color", 'orchard', '/docs/trees/apple'],
  ['an unlisted page', 'orchard', '/docs/harvest'],
  ['a page with images', 'orchard', '/docs/pictures'],
  ['a partial sidebar', 'atlas', '/docs/region-2/map-7'],
  ['the home page of the real site', 'real', '/'],
  ['a page with large tables', 'real', '/docs/install/requirements'],
] as const;

async function setMode(page: Page, mode: string): Promise<void> {
  await page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme;
  }, mode);
}

for (const [name, site, path] of TEMPLATES) {
  test(`axe finds nothing on ${name}, in both modes and at three widths`, async ({ page }) => {
    await page.goto(address(site, path));
    // Otherwise colors would be measured during their transition to the other mode.
    await withoutTransitions(page);
    await page.locator('.api-words details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolations(page, ['target-size'])).toEqual([]);
    await setMode(page, 'dark');
    expect(await findViolations(page, COLOR_RULES), 'dark').toEqual([]);
    for (const mode of ALL_RULES_EVERYWHERE ? ['dark', 'light'] : ['light']) {
      await setMode(page, mode);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const rules = ALL_RULES_EVERYWHERE ? [] : WIDTH_RULES;
        expect(await findViolations(page, rules), `${mode}, ${width} px`).toEqual([]);
      }
    }
  });
}

test('axe reports low contrast, small targets and links without a label', async ({ page }) => {
  await page.goto(address('garden', '/about'));
  await page.evaluate(() => {
    const faults = document.createElement('div');
    const add = (name: string, text: string, attributes: Record<string, string> = {}) => {
      const element = Object.assign(document.createElement(name), { textContent: text });
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      faults.append(element);
    };
    add('p', 'Faint');
    add('a', '', { href: '/' });
    add('button', 'a', { class: 'small' });
    add('button', 'b', { class: 'small' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '#faults p { color: #999; background: #aaa } #faults .small { all: unset; display: inline-block; inline-size: 9px; block-size: 9px; overflow: hidden }',
    );
    document.adoptedStyleSheets.push(sheet);
    faults.id = 'faults';
    document.querySelector('main')?.append(faults);
  });
  const found = [...(await findViolations(page)), ...(await findViolations(page, WIDTH_RULES))];
  expect(new Set(found.map((line) => line.split(':')[0]))).toEqual(
    new Set(['color-contrast', 'link-name', 'target-size']),
  );
});

for (const mode of ['light', 'dark']) {
  test.describe(`axe finds nothing in the states of the shell, ${mode}`, () => {
    const rules = mode === 'dark' && !ALL_RULES_EVERYWHERE ? COLOR_RULES : [];

    test.beforeEach(async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    });

    test('an open dropdown', async ({ page }) => {
      await openLive(page, address('orchard', '/docs/trees/apple'));
      for (const label of ['Fruit', '2023', 'English']) {
        await page.locator('.navbar .dropdown', { hasText: label }).locator('summary').click();
        expect(await findViolations(page, rules), label).toEqual([]);
      }
    });

    test('both panels of the side menu', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openLive(page, address('orchard', '/docs/trees/apple'));
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.locator('#side-menu')).toBeVisible();
      expect(await findViolations(page, rules)).toEqual([]);
      await page.getByRole('button', { name: 'Main menu' }).click();
      await page.locator('#main-menu summary', { hasText: 'Fruit' }).click();
      await expect(page.locator('#main-menu').getByText('Pears')).toBeVisible();
      expect(await findViolations(page, rules)).toEqual([]);
    });

    test('a page that fails to load', async ({ page }) => {
      await openLive(page, address('garden', '/docs/plants/roses'));
      await page.route('**/spade.page.json', (route) => route.abort());
      await page.locator('.sidebar').getByRole('link', { name: 'Tools' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      expect(await findViolations(page, rules)).toEqual([]);
    });

    test('a page that crashed', async ({ page }) => {
      await openLive(page, address('garden', '/docs/plants/roses'));
      await changeAnswers(page, 'garden', '**/tulips.page.json', { breadcrumbs: null });
      await page.locator('.sidebar').getByRole('link', { name: 'Tulips' }).click();
      await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
      expect(await findViolations(page, rules)).toEqual([]);
    });
  });
}
