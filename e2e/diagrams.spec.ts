import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { goLive, openLive } from './live-page.ts';
import { address } from './sites.ts';

const diagrams = address('windmill', '/docs/diagrams');
const year = 'The year of the mill';

/** A diagram by its text alternative. */
function drawing(page: Page, name: string) {
  return page.locator('#body').getByRole('img', { name });
}

/** Records the scripts that the page fetches, by how many bytes they have. */
function recordScripts(page: Page): { url: string; bytes: number }[] {
  const scripts: { url: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    scripts.push({ url: response.url(), bytes: (await response.body()).length });
  });
  return scripts;
}

test('a diagram with frontmatter, directives, comments and semicolons is drawn at build time', async ({
  page,
}) => {
  await page.goto(diagrams);
  const first = page.locator('.diagram').first();
  await expect(first.locator('figcaption')).toHaveText('From field to sack');
  await expect(first.getByRole('img')).toHaveAccessibleName(/Field, Mill, Sack, Bakery/);
  await expect(first).not.toContainText('forest');
});

test('other kinds are drawn in the browser when the reader comes near, fenced or as a component', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openLive(page, diagrams);
  await expect(drawing(page, year)).toHaveCount(0);
  await page.locator('#body').getByText('The same as a component').scrollIntoViewIfNeeded();
  await expect(drawing(page, year)).toBeVisible();
  await expect(drawing(page, year)).toContainText('Mend the sails');
  await page.getByText('What nobody understands').scrollIntoViewIfNeeded();
  await expect(drawing(page, 'Diagram (pie): Flour')).toContainText('Rye');
});

test('drawing moves nothing that the reader sees', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openLive(page, diagrams);
  const after = page.getByText('The end of the page.');
  const before = await after.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.getByText('What nobody understands').scrollIntoViewIfNeeded();
  await expect(drawing(page, 'Diagram (pie): Flour')).toBeVisible();
  await expect(drawing(page, year)).toBeVisible();
  const top = await after.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(Math.abs(top - before)).toBeLessThanOrEqual(2);
});

test('a diagram is drawn again in the colors of the other color mode', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await openLive(page, diagrams);
  const title = drawing(page, year).locator('.titleText');
  await expect(title).toBeVisible();
  const colorOf = () => title.evaluate((element) => getComputedStyle(element).fill);
  const light = await colorOf();
  await page.locator('.color-mode').click();
  await expect.poll(colorOf).not.toBe(light);
  await expect(drawing(page, year)).toHaveCount(1);
});

test('a diagram that Mermaid does not understand stays code', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2000 });
  await openLive(page, diagrams);
  await expect(drawing(page, year)).toBeVisible();
  await expect(page.locator('#body .code').last()).toContainText('[[[');
});

test('a page in view has no violation of accessibility rules, in either color mode', async ({
  page,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 1280, height: 2000 });
    await openLive(page, diagrams);
    await expect(drawing(page, year)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  }
});

test('a page without such a diagram fetches no script of Mermaid', async ({ page }) => {
  const scripts = recordScripts(page);
  await openLive(page, address('windmill', '/docs/grain/rye'));
  await page.waitForLoadState('networkidle');
  const largest = Math.max(...scripts.map(({ bytes }) => bytes));
  expect(scripts.length).toBeGreaterThan(2);
  expect(largest).toBeLessThan(300_000);
  const few = scripts.length;
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto(diagrams);
  await goLive(page);
  await expect(drawing(page, year)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(few + 5);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a diagram is its source as code', async ({ page }) => {
    await page.goto(diagrams);
    await expect(page.locator('.live-diagram .code').first()).toContainText(
      'Mend the sails :after oil, 12d',
    );
    await expect(page.locator('.live-diagram .code')).toHaveCount(2);
  });
});
