import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { goLive, openLive } from './live-page.ts';
import { address } from './sites.ts';

const diagrams = address('windmill', '/docs/diagrams');
const year = 'The year of the mill';

/** A diagram by its text alternative. */
function drawing(page: Page, name: string) {
  return page.locator('#page-body').getByRole('img', { name });
}

/** Records the scripts that the page fetches, by how many bytes they have. */
function recordScripts(page: Page): { url: string; bytes: number }[] {
  const scripts: { url: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    // It can no longer be read once the page has been left.
    const body = await response.body().catch(() => undefined);
    if (body) scripts.push({ url: response.url(), bytes: body.length });
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
  await page.locator('#page-body').getByText('The same as a component').scrollIntoViewIfNeeded();
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
  await expect(page.locator('#page-body .code').last()).toContainText('[[[');
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

test.describe('a Gantt chart drawn at build time', () => {
  const sails = 'A new set of sails';

  test('fits the text column, and scrolls inside its frame on a phone', async ({ page }) => {
    await page.goto(diagrams);
    for (const [width, scrolls] of [
      [360, true],
      [1280, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const frame = page.locator('.diagram', { has: page.getByRole('img', { name: sails }) });
      const overflow = await frame.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow > 0).toBe(scrolls);
      const label = drawing(page, sails).getByText('Choose the larch', { exact: true });
      const size = await label.evaluate((element) => element.getBoundingClientRect().height);
      expect(size).toBeGreaterThan(11);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('has the colors of the page in both color modes', async ({ page }) => {
    const colorOf = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      await page.goto(diagrams);
      const text = drawing(page, sails).getByText('Choose the larch', { exact: true });
      const ink = await text.evaluate((element) => [
        getComputedStyle(element).fill,
        getComputedStyle(document.body).color,
      ]);
      expect(ink[0]).toBe(ink[1]);
      const bar = drawing(page, sails).locator('.gantt-task > rect').first();
      return bar.evaluate((element) => getComputedStyle(element).fill);
    };
    expect(await colorOf('light')).not.toBe(await colorOf('dark'));
  });

  test('keeps its labels clear of the frame and of each other', async ({ page }) => {
    await page.goto(diagrams);
    const boxes = await drawing(page, sails)
      .locator('text')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(15);
    const overlapping = boxes.filter((one, index) =>
      boxes.some(
        (other, position) =>
          position > index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom - 2 &&
          other.top < one.bottom - 2,
      ),
    );
    expect(overlapping).toEqual([]);
    const frame = await drawing(page, sails).boundingBox();
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual((frame?.x ?? 0) - 1);
      expect(right).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1);
    }
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a Gantt chart is drawn, with its tasks as a description', async ({ page }) => {
    await page.goto(diagrams);
    const chart = drawing(page, 'Diagram (gantt): A new set of sails');
    await expect(chart).toBeVisible();
    await expect(chart).toHaveAccessibleDescription(
      /^Timber: Choose the larch \(done\), 2024-03-04 – 2024-03-08; .*First turn \(milestone\), 2024-04-16/,
    );
    await expect(page.locator('.diagram figcaption')).toContainText([
      'From field to sack',
      'A new set of sails',
    ]);
  });

  test('a diagram is its source as code', async ({ page }) => {
    await page.goto(diagrams);
    await expect(page.locator('.live-diagram .code').first()).toContainText(
      'Mend the sails :after oil, 12d',
    );
    await expect(page.locator('.live-diagram .code')).toHaveCount(2);
  });
});
