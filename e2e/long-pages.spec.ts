import { expect, type Page, test } from '@playwright/test';
import { expectNothingMoved, watchShifts } from './layout-shift.ts';
import { address } from './sites.ts';

const LONG_PAGE = '/docs/install/environment-variables';

/** Makes idle callbacks wait until `runIdle`. */
async function holdIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waiting: (() => void)[] = [];
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => waiting.push(callback),
      runIdle: () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) next();
      },
    });
  });
}

const runIdle = (page: Page) => page.evaluate('runIdle()');

/** Whether the content of each block of the page is laid out. */
function laidOut(page: Page): Promise<boolean[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('#body > *')].map(({ firstElementChild: inner }) => {
      const isShown = inner?.checkVisibility();
      return !isShown || inner?.checkVisibility({ contentVisibilityAuto: true }) === true;
    }),
  );
}

/** Position and size of each element of the page, and its attributes. */
function describeBody(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // Places where a word may break have no position.
    [...document.querySelectorAll<HTMLElement>('#body, #body :not(wbr)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const attributes = [...element.attributes].map(({ name, value }) => `${name}=${value}`);
      return [element.tagName, ...attributes, x, y + scrollY, width, height].join(' ');
    }),
  );
}

test('a long page lays out what is far below the window later, and nothing moves', async ({
  page,
}) => {
  await holdIdle(page);
  await watchShifts(page, 'body');
  await page.goto(address('real', LONG_PAGE));
  const first = await laidOut(page);
  expect(first.slice(0, 5)).not.toContain(false);
  expect(first.filter((isLaidOut) => !isLaidOut).length).toBeGreaterThan(5);
  await runIdle(page);
  expect(await laidOut(page)).not.toContain(false);
  await expectNothingMoved(page);
});

test('a long page ends up like one that was laid out at once', async ({ page, context }) => {
  const section = await context.newPage();
  await section.goto(`${address('real', LONG_PAGE)}#general`);
  expect(await laidOut(section)).not.toContain(false);
  await holdIdle(page);
  await page.goto(address('real', LONG_PAGE));
  expect(await describeBody(page)).not.toEqual(await describeBody(section));
  await runIdle(page);
  expect(await describeBody(page)).toEqual(await describeBody(section));
});

test('a reloaded long page is laid out at once, where it was scrolled to', async ({ page }) => {
  await holdIdle(page);
  await page.goto(address('real', LONG_PAGE));
  await runIdle(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.reload();
  expect(await laidOut(page)).not.toContain(false);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
});

test('the browser finds, and prints, what is not laid out yet', async ({ page }) => {
  await holdIdle(page);
  await page.goto(address('real', LONG_PAGE));
  const last = page.locator('#body > .table-frame td').last();
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
