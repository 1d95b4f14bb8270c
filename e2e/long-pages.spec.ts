import { expect, type Page, test } from '@playwright/test';
import { expectNothingMoved, watchShifts } from './layout-shift.ts';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const LONG_PAGE = '/docs/install/environment-variables';

/** Whether the content of each block of the page is laid out. */
function laidOut(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#page-body > *')].map(({ firstElementChild: inner }) => {
      const isShown = inner?.checkVisibility();
      return !isShown || inner?.checkVisibility({ contentVisibilityAuto: true }) === true;
    }),
  );
}

/** Keeps the browser busy for as long as it is open, so that it lays out only what the reader comes near. Call this first. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Names of the headings of the article, as Chromium tells a screen reader. */
async function headingsInTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && role?.value === 'heading')
    .map(({ name }) => String(name?.value ?? ''));
}

/** Position and size of each element from the start of the page to a selector's first match. */
function describeBody(page: Page, last: string): Promise<string[]> {
  return page.evaluate((selector) => {
    // Places where a word may break have no position.
    const elements = [
      ...document.querySelectorAll<HTMLElement>('#page-body, #page-body :not(wbr)'),
    ];
    const end = elements.findIndex((element) => element.matches(selector));
    return elements.slice(1, end + 1).map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y + scrollY, width, height].join(' ');
    });
  }, last);
}

test('a long page leaves out what is far below the window until the reader is near, and nothing moves', async ({
  page,
}) => {
  await neverIdle(page);
  await watchShifts(page, 'body');
  await page.goto(address('real', LONG_PAGE));
  const first = await laidOut(page);
  expect(first.slice(0, 5)).not.toContain(false);
  expect(first.filter((isLaidOut) => !isLaidOut).length).toBeGreaterThan(5);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    expect(await laidOut(page)).not.toContain(false);
  }).toPass();
  await expectNothingMoved(page);
});

for (const isLive of [false, true]) {
  test(`screen readers get all headings of a long page once the browser is idle, and nothing moves, ${isLive ? 'on a live page' : 'before any script file'}`, async ({
    page,
  }) => {
    await watchShifts(page, 'body');
    if (isLive) {
      await openLive(page, address('real', '/docs/install/requirements'));
      await page.locator(`.side-menu a[href$="${LONG_PAGE}"]`).click();
      await expect(page.locator('h1')).toHaveText('Environment variables');
    } else {
      await page.goto(address('real', LONG_PAGE));
    }
    await page.evaluate(() => scrollTo(0, 300));
    const written = await page.locator('#page-body > h2').allTextContents();
    expect(written.length).toBeGreaterThan(5);
    await expect
      .poll(async () => (await headingsInTree(page)).filter((name) => name === ''))
      .toEqual([]);
    const names = await headingsInTree(page);
    for (const words of written) expect(names.join('\n')).toContain(words);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await expectNothingMoved(page);
  });
}

test('screen readers would miss what is not laid out', async ({ page }) => {
  await neverIdle(page);
  await page.goto(address('real', LONG_PAGE));
  expect(await headingsInTree(page)).toContain('');
});

test('a section of a long page is where it would be if all was laid out at once', async ({
  page,
  context,
}) => {
  const target = '#page-body > h2:nth-last-of-type(2)';
  const whole = await context.newPage();
  await whole.goto(`${address('real', LONG_PAGE)}#general`);
  expect(await laidOut(whole)).not.toContain(false);
  await neverIdle(page);
  await page.goto(address('real', LONG_PAGE));
  expect(await describeBody(page, target)).not.toEqual(await describeBody(whole, target));
  await page.locator(target).evaluate((heading) => heading.scrollIntoView());
  await expect.poll(() => describeBody(page, target)).toEqual(await describeBody(whole, target));
  await expect(page.locator(target)).toBeInViewport();
});

test('a reloaded long page is laid out at once, where it was scrolled to', async ({ page }) => {
  await page.goto(address('real', LONG_PAGE));
  await page.evaluate(() => scrollTo(0, 2000));
  await page.reload();
  expect(await laidOut(page)).not.toContain(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});

test('the browser finds, and prints, what is not laid out yet', async ({ page }) => {
  await neverIdle(page);
  await page.goto(address('real', LONG_PAGE));
  const last = page.locator('#page-body > .table-frame td').last();
  const text = (await last.textContent())?.slice(0, 20);
  await page.emulateMedia({ media: 'print' });
  expect(await laidOut(page)).not.toContain(false);
  await page.emulateMedia({ media: 'screen' });
  const isFound = await page.evaluate(
    (words) => 'find' in window && typeof window.find === 'function' && window.find(words),
    text,
  );
  expect(isFound).toBe(true);
});

test('a live page leaves out what is far below the window of the next one, but not after going back', async ({
  page,
}) => {
  await neverIdle(page);
  await openLive(page, address('real', '/docs/install/requirements'));
  await page.locator(`.side-menu a[href$="${LONG_PAGE}"]`).click();
  await expect(page.locator('h1')).toHaveText('Environment variables');
  expect(await laidOut(page)).toContain(false);
  // What is above gets its real height when the jump arrives, so the position changes once more.
  await page.locator('#page-body > h2').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await laidOut(page)).slice(0, -10)).not.toContain(false);
  await page.locator('#page-body > h2').last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Requirements');
  await page.goForward();
  await expect(page.locator('h1')).toHaveText('Environment variables');
  expect(await laidOut(page)).not.toContain(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
});

test('a live link to a section of a long page leads to its real place', async ({ page }) => {
  await openLive(page, address('real', '/docs/install/requirements'));
  await page.evaluate(
    (url) => {
      const link = Object.assign(document.createElement('a'), { href: url, id: 'to-section' });
      document.querySelector('#page-body')?.prepend(link);
      link.click();
    },
    `${address('real', LONG_PAGE)}#general`,
  );
  await expect(page.locator('h1')).toHaveText('Environment variables');
  await expect(page.locator('#general')).toBeInViewport();
  expect(await laidOut(page)).not.toContain(false);
});

test('resting on a link of a long page does not restyle it: the rules of all pages come with the next page', async ({
  page,
}) => {
  await openLive(page, address('real', LONG_PAGE));
  const sheet = page.locator('link[rel=stylesheet]');
  await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet)).toBeTruthy();
  const link = page.locator('.pagination a[rel=prev]');
  await link.hover();
  // Rules are applied when the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(sheet).toHaveAttribute('media', 'not all');
  await link.click();
  await expect(sheet).toHaveAttribute('media', '');
});

test('a long page is laid out in steps before its first paint, which leave nothing in the document', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const measure = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      if (this === document.body && document.readyState === 'loading')
        document.body.dataset.steps = `${document.body.dataset.steps ?? ''} ${document.querySelectorAll('#page-body *').length}`;
      return measure.call(this);
    };
  });
  const response = await page.goto(address('real', LONG_PAGE));
  const html = (await response?.text()) ?? '';
  expect(html.match(/<script data-step="">/g)?.length ?? 0).toBeGreaterThan(2);
  // Its tables are long.
  expect(html).toMatch(/<\/tr>\s*<script data-step="">/);
  const steps = ((await page.locator('body').getAttribute('data-steps')) ?? '').trim().split(' ');
  // The sidebar, the table of contents, the first screen, and more.
  expect(steps.slice(0, 2)).toEqual(['0', '0']);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps.slice(1).map(Number)).toEqual([...new Set(steps.map(Number))]);
  // The last one has the whole article.
  expect(Number(steps.at(-1))).toBe(await page.locator('#page-body *').count());
  await expect(page.locator('#page-body script')).toHaveCount(0);
});

test('a short page has a step between its article and what follows', async ({ page }) => {
  const response = await page.goto(address('garden', '/docs/tools/rake'));
  const html = (await response?.text()) ?? '';
  expect(html.match(/<script data-step="">/g)).toHaveLength(1);
  expect(html).toMatch(/<\/div><script data-step="">[^<]*<\/script><footer class="page-footer">/);
  await expect(page.locator('main script')).toHaveCount(0);
});

test('without scripts, each tab of a page with steps shows its panel', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const response = await page.goto(address('real', '/docs/features/ml-hardware-acceleration'));
  expect(await response?.text()).toContain('<script data-step="">');
  const labels = page.locator('.tabs > label');
  expect(await labels.count()).toBeGreaterThan(2);
  for (const label of await labels.all()) {
    await label.click();
    await expect(label.locator('+ .tab-panel')).toBeVisible();
  }
  await page.close();
});

test('following a link before the shell is live leaves no steps in the document either', async ({
  page,
}) => {
  await page.goto(address('real', '/docs/install/requirements'));
  await page.locator(`.side-menu a[href$="${LONG_PAGE}"]`).click();
  await expect(page.locator('h1')).toHaveText('Environment variables');
  await expect(page.locator('#page-body script')).toHaveCount(0);
});
