import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { expectToFit } from './fits-window.ts';
import { address } from './sites.ts';
import { watchRequests } from './watch.ts';
import { withoutTransitions } from './without-transitions.ts';

const OPERATION = address('harbor', '/docs/api/report-survey');
const MODEL = address('harbor', '/docs/api/models/survey');
const OPERATIONS = address('harbor', '/docs/api/operations');

/** The properties of the request body that are visible. */
const shown = (page: Page) =>
  page.locator('.api-rows > li:visible').evaluateAll((rows) => rows.map(({ id }) => id));

const property = (page: Page, id: string) => page.locator(`[id="${id}"]`);

test.describe('nested properties', () => {
  test('expand all at once, to a level, and collapse, and the number is announced', async ({
    page,
  }) => {
    await page.goto(MODEL);
    const levels = page.getByRole('group', { name: 'Nested properties' });
    const loose = property(page, 'property.frames.plates.rivets.loose');
    await expect(loose).toBeHidden();
    await levels.getByRole('button', { name: 'Expand all' }).click();
    await expect(loose).toBeVisible();
    await expect(levels.getByRole('status')).toHaveText('6 expanded');
    await levels.getByRole('button', { name: 'Level 2' }).click();
    await expect(loose).toBeHidden();
    await expect(property(page, 'property.frames.plates.thickness')).toBeVisible();
    await levels.getByRole('button', { name: 'Collapse all' }).focus();
    await page.keyboard.press('Enter');
    await expect(property(page, 'property.frames.number')).toBeHidden();
    await expect(levels.getByRole('status')).toHaveText('0 expanded');
  });

  test('have these buttons only where something is nested', async ({ page }) => {
    await page.goto(address('harbor', '/docs/api/models/yacht'));
    await expect(page.locator('.api-whole')).toBeVisible();
    await expect(page.locator('.api-levels')).toHaveCount(0);
  });

  test('are indented', async ({ page }) => {
    await page.goto(MODEL);
    const row = property(page, 'property.paint');
    await row.locator('summary').click();
    const [outer, inner] = await Promise.all(
      [row, property(page, 'property.paint.color')].map((one) => one.boundingBox()),
    );
    expect((inner?.x ?? 0) - (outer?.x ?? 0)).toBeGreaterThan(10);
  });
});

test.describe('the filter of properties', () => {
  test('keeps the rows whose names match, with what they are nested in', async ({ page }) => {
    await page.goto(MODEL);
    const filter = page.getByRole('searchbox', { name: 'Filter properties by name' });
    await filter.fill('LOOSE');
    await expect(page.locator('.api-filter').getByRole('status')).toHaveText('1 of 23 properties');
    expect(await shown(page)).toEqual([
      'property.frames',
      'property.frames.plates',
      'property.frames.plates.rivets',
      'property.frames.plates.rivets.loose',
    ]);
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(page.locator('.api-filter').getByRole('status')).toHaveText('');
    expect((await shown(page)).length).toBe(13);
  });

  test('searches paths for words with dots, and descriptions if no name matches', async ({
    page,
  }) => {
    await page.goto(MODEL);
    const filter = page.getByRole('searchbox', { name: 'Filter properties by name' });
    await filter.fill('plates[].th');
    await expect(property(page, 'property.frames.plates.thickness')).toBeVisible();
    await expect(property(page, 'property.paint')).toBeHidden();
    await filter.fill('signature');
    await expect(page.locator('.api-filter').getByRole('status')).toHaveText(
      'No name matches, 1 descriptions do',
    );
    expect(await shown(page)).toEqual(['property.surveyor']);
  });

  test('selects the tab of a response that has what is found', async ({ page }) => {
    await page.goto(OPERATION);
    await page.getByRole('searchbox', { name: 'Filter properties by name' }).fill('rival');
    await expect(property(page, 'response-409.rival')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Query parameters' })).toBeHidden();
  });

  test('keeps what is typed before its code has arrived', async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(MODEL);
    const filter = page.getByRole('searchbox', { name: 'Filter properties by name' });
    await filter.pressSequentially('color');
    go();
    await expect(property(page, 'property.surveyor')).toBeHidden();
    await expect(filter).toHaveValue('color');
    expect(await shown(page)).toEqual(['property.paint', 'property.paint.color']);
  });

  test('is not on pages with few properties', async ({ page }) => {
    await page.goto(address('harbor', '/docs/api/free-berth'));
    await expect(page.locator('.api-filter')).toHaveCount(0);
  });

  test('fetches no script until it is used', async ({ page }) => {
    const scripts = watchRequests(page, (url) => url.pathname.endsWith('.js'));
    await page.goto(MODEL, { waitUntil: 'networkidle' });
    await page.locator('.api-filter').scrollIntoViewIfNeeded();
    await scripts.expectNone(address('harbor', '/probe.js'));
  });
});

test.describe('the path of a property', () => {
  const PATHS = [
    ['body.frames.plates.rivets.loose', '[].frames[].plates[].rivets.loose'],
    ['body.marks.-.height', '[].marks.*.height'],
    ['body.berth-no.', '[]["berth no."]'],
    ['query-filter.side', 'filter[side]'],
    ['query-page-size-', 'page[size]'],
    ['response-201.paint.color', 'paint.color'],
  ] as const;

  test('is copied as readers write it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(OPERATION);
    await page.locator('.api-words details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '');
    });
    for (const [id, path] of PATHS) {
      const row = property(page, id);
      await row.locator('> .api-head').hover();
      await row.locator('> .api-head').getByRole('button', { name: 'Copy the path' }).click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), id).toBe(path);
    }
    await expect(page.locator('output', { hasText: 'Copied' })).toHaveCount(1);
  });

  test('has no empty line for its button where the name leaves no room beside it', async ({
    page,
  }) => {
    await page.goto(MODEL);
    const empty = await page.locator('.api-head:visible').evaluateAll((heads) =>
      heads.map((head) => {
        const words = [...head.children].filter((child) => !child.matches('button'));
        const end = (side: 'right' | 'bottom') =>
          Math.max(...words.map((word) => word.getBoundingClientRect()[side]));
        const { left } = head.getBoundingClientRect();
        if (head instanceof HTMLElement) head.style.inlineSize = `${end('right') - left + 10}px`;
        return head.getBoundingClientRect().bottom - end('bottom');
      }),
    );
    expect(empty.length).toBeGreaterThan(3);
    expect(Math.max(...empty)).toBeLessThan(8);
  });

  test('has a button that only appears when it is pointed at or focused', async ({ page }) => {
    await page.goto(MODEL);
    const row = property(page, 'property.date');
    const button = row.getByRole('button', { name: 'Copy the path' });
    await expect(button).toHaveCSS('opacity', '0');
    await row.locator('> .api-head').hover();
    await expect(button).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await row.getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveCSS('opacity', '1');
  });
});

test.describe('many responses', () => {
  test('are tabs, with the first success selected', async ({ page }) => {
    await page.goto(OPERATION);
    const responses = page.locator('.api-responses');
    await expect(responses.getByRole('radio', { name: '201' })).toBeChecked();
    await expect(page.getByText('Filed.', { exact: true })).toBeVisible();
    await responses.getByText('404', { exact: true }).first().click();
    await expect(page.getByText('No such vessel.', { exact: true })).toBeVisible();
    await expect(page.getByText('Filed.', { exact: true })).toBeHidden();
  });

  test('open at the address of a status or of a property in it', async ({ page }) => {
    await page.goto(`${OPERATION}#response-403`);
    await expect(page.getByText('Not the surveyor.', { exact: true })).toBeInViewport();
    await page.goto(`${OPERATION}#response-409.rival`);
    await expect(page.getByText('Who was faster.', { exact: true })).toBeInViewport();
  });

  test('are all printed', async ({ page }) => {
    await page.goto(OPERATION);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Filed.', { exact: true })).toBeVisible();
    await expect(page.getByText('No such vessel.', { exact: true })).toBeVisible();
    await expect(page.locator('.api-filter, .api-levels, .tabs-more').first()).toBeHidden();
  });

  test('can all be reached without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(OPERATION);
    await page.locator('.api-responses').getByText('404', { exact: true }).first().click();
    await expect(page.getByText('No such vessel.', { exact: true })).toBeVisible();
    await expect(page.locator('.api-filter')).toBeHidden();
    await context.close();
  });
});

test.describe('the languages of samples', () => {
  const languages = (page: Page) => page.locator('.api-samples .tabs').first();

  test('are on one line, and the rest appear on request, even without scripts', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(OPERATION);
    const more = languages(page).locator('summary');
    const lines = () =>
      languages(page)
        .locator('> label, > details')
        .evaluateAll((all) => {
          const boxes = all.map((one) => one.getBoundingClientRect());
          return new Set(boxes.filter(({ width }) => width > 1).map(({ top }) => Math.round(top)))
            .size;
        });
    expect(await lines()).toBe(1);
    await more.click();
    expect(await lines()).toBeGreaterThan(1);
    await languages(page).getByText('Java', { exact: true }).click();
    await more.click();
    expect(await lines()).toBe(1);
    await expect(languages(page).locator('label', { hasText: /^Java$/ })).toBeVisible();
    await expect(page.getByText('HttpClient.newHttpClient()')).toBeVisible();
    await context.close();
  });

  test('are reached by arrow keys, and the selected one is visible', async ({ page }) => {
    await page.goto(OPERATION);
    await languages(page).getByRole('radio').first().focus();
    await page.keyboard.press('ArrowLeft');
    const last = languages(page).locator('label').last();
    await expect(last.getByRole('radio')).toBeChecked();
    expect((await last.boundingBox())?.width).toBeGreaterThan(10);
  });

  test('do not move when the page goes live', async ({ page }) => {
    await page.goto(OPERATION);
    await languages(page).locator('summary').click();
    await languages(page).getByText('Java', { exact: true }).click();
    // Pages that follow in the same visit go live without a sign of intent.
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    await page.reload();
    const before = await languages(page).boundingBox();
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    expect(await languages(page).boundingBox()).toEqual(before);
    await expect(page.getByText('HttpClient.newHttpClient()')).toBeVisible();
  });
});

test('a printed page has the whole sample in one language, without overlaps', async ({ page }) => {
  await page.goto(OPERATION);
  await page.emulateMedia({ media: 'print' });
  const panels = page.locator('.api-samples .tabs').first().locator('> .tab-panel:visible');
  await expect(panels).toHaveCount(1);
  const heights = await panels
    .locator('pre')
    .evaluate((pre) => [pre.clientHeight, pre.querySelector('code')?.offsetHeight]);
  expect(heights[0]).toBeGreaterThanOrEqual(heights[1] ?? Number.POSITIVE_INFINITY);
});

test.describe('the list of all operations', () => {
  test('is linked from the introduction and the sidebar', async ({ page }) => {
    await page.goto(address('harbor', '/docs/api'));
    await expect(
      page
        .getByRole('navigation', { name: 'Docs pages' })
        .getByRole('link', { name: 'All operations' }),
    ).toHaveAttribute('href', '/harbor/docs/api/operations');
    await page.locator('.api-introduction').getByRole('link', { name: 'All operations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All operations' })).toBeVisible();
    await page.getByRole('link', { name: 'Book a berth' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Book a berth' })).toBeVisible();
  });

  test('is filtered by words and method, without families that have none', async ({ page }) => {
    await page.goto(OPERATIONS);
    const filter = page.getByRole('searchbox', { name: 'Filter by name or path' });
    const rows = page.locator('.api-index section li:visible');
    await filter.fill('Berth post');
    await expect(rows).toHaveText(['POST Book a berth /berths']);
    await expect(page.locator('.api-filter').getByRole('status')).toHaveText('1 of 6 operations');
    await expect(page.getByRole('heading', { name: 'Vessels' })).toBeHidden();
    await filter.fill('{callsign}');
    await page.getByRole('combobox', { name: 'Method' }).selectOption('PUT');
    await expect(rows).toHaveText(['PUT Upload the papers of a vessel /vessels/{callSign}/papers']);
    await page.getByRole('combobox', { name: 'Method' }).selectOption('any method');
    await filter.press('Escape');
    await expect(rows).toHaveCount(6);
  });

  test('has families with anchors', async ({ page }) => {
    await page.goto(`${OPERATIONS}#vessels`);
    await expect(page.getByRole('heading', { name: 'Vessels' })).toBeInViewport();
  });
});

test('the copied link of a property leads to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(MODEL);
  await page.mouse.move(300, 300);
  await page.locator('.search-box').hover();
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await property(page, 'property.date').getByRole('link', { name: 'date' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${MODEL}#property.date`);
  expect(page.url()).toBe(`${MODEL}#property.date`);
});

for (const width of [320, 360, 768]) {
  test(`long paths and deep nesting fit at ${width} px, in both directions`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['', '/ar']) {
      await page.goto(address('harbor', `${path}/docs/api/report-survey`));
      await page.locator('.api-words details').evaluateAll((all) => {
        for (const details of all) details.setAttribute('open', '');
      });
      await expectToFit(page, path);
      const [method, copy] = await Promise.all(
        ['.method', '.copy'].map((part) =>
          page.locator(`.api-endpoint > ${part}`).first().boundingBox(),
        ),
      );
      // Beside the first line of the path.
      expect(Math.abs((method?.y ?? 0) - (copy?.y ?? 0))).toBeLessThan(16);
    }
  });
}

for (const path of ['/docs/api/report-survey', '/docs/api/models/survey', '/docs/api/operations']) {
  test(`axe finds nothing on ${path} while it is filtered`, async ({ page }) => {
    await page.goto(address('harbor', path));
    await withoutTransitions(page);
    const filter = page.locator('.api-filter input');
    if (await filter.count()) {
      await filter.fill('e');
      await expect(page.locator('.api-filter output')).not.toBeEmpty();
    }
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await findViolations(page, ['target-size', 'color-contrast'])).toEqual([]);
  });
}
