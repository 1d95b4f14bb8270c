import { expect, type Page, test } from '@playwright/test';
import { openLive } from './live-page.ts';
import { address } from './sites.ts';

const roses = address('garden', '/docs/plants/roses');

/** The focused element's accessible name or text. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim();
  });
}

/** The Tab stops in order, from the start of the page to the first one in the main area. */
async function tabStops(page: Page): Promise<string[]> {
  const stops: string[] = [];
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.closest('main'))) break;
    stops.push(await focused(page));
  }
  return stops;
}

test('Tab moves from the skip link through the bar and the sidebar to the text', async ({
  page,
}) => {
  await page.goto(roses);
  expect(await tabStops(page)).toEqual([
    'Skip to main content',
    'Cover the roses',
    'Close',
    'Garden Book',
    'Book',
    'Search',
    'About',
    'More',
    'Forum (opens another site)',
    'Switch to dark mode',
    'Introduction',
    'Plants',
    'Roses',
    'Tulips',
    'Tools',
    'Tools',
    'Seeds',
  ]);
});

test('tabbing through the bar and the sidebar opens nothing', async ({ page }) => {
  await openLive(page, roses);
  const isOpen = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('details')].map((details) => details.open).join(),
    );
  const before = await isOpen();
  await tabStops(page);
  expect(await isOpen()).toBe(before);
});

test('the skip link skips all of it', async ({ page }) => {
  await page.goto(roses);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('the landmarks are in the order of the page, each with a name', async ({ page }) => {
  await openLive(page, roses);
  const landmarks = await page
    .locator('body')
    .ariaSnapshot()
    .then((snapshot) =>
      [...snapshot.matchAll(/- (banner|region|navigation|main|contentinfo)(?: "([^"]*)")?/g)].map(
        ([, role, name]) => (name === undefined ? role : `${role} ${name}`),
      ),
    );
  expect(landmarks).toEqual([
    'region Announcement',
    'banner',
    'navigation Main',
    'navigation Docs pages',
    'main',
    'navigation Breadcrumbs',
    'navigation On this page',
    'navigation Previous and next page',
    'contentinfo',
    'navigation Footer',
  ]);
});

test('a category in the sidebar opens with Enter and Space', async ({ page }) => {
  await openLive(page, roses);
  const tools = page.locator('.sidebar details', { hasText: 'Rake' });
  await tools.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(tools).toHaveAttribute('open');
  await page.keyboard.press(' ');
  await expect(tools).not.toHaveAttribute('open');
});

test('a tab group is one Tab stop, with arrow keys to move and Space to select', async ({
  page,
}) => {
  await page.goto(address('garden', '/docs/plants/tulips'));
  const spring = page.getByRole('radio', { name: 'Spring' }).first();
  await page.getByRole('radio', { name: 'Autumn' }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(spring).toBeChecked();
  await expect(spring).toBeFocused();
});

for (const [site, path] of [
  ['garden', '/docs/plants/roses'],
  ['orchard', '/docs/trees/apple'],
] as const) {
  test(`each Tab stop of ${site} shows a visible focus ring`, async ({ page }) => {
    await openLive(page, address(site, path));
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return 'nothing is focused';
        const target = element.matches('.tabs input') ? element.parentElement : element;
        const { outlineStyle, outlineWidth } = getComputedStyle(target ?? element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          ? 'ring'
          : `no ring on ${element.outerHTML.slice(0, 120)}`;
      });
      expect(ring).toBe('ring');
    }
  });
}

for (const [what, url] of [
  ['the sidebar and the contents list', roses],
  ['the samples of an operation', address('harbor', '/docs/api/book-berth')],
  ['a sidebar on the right', address('harbor', '/ar/docs')],
] as const) {
  test(`no focus ring is cut off: ${what}`, async ({ page }) => {
    await openLive(page, url);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(cutRings)).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.sidebar a { outline-offset: 9px !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    expect((await page.evaluate(cutRings)).length).toBeGreaterThan(0);
  });
}

/** The elements whose focus ring extends beyond an ancestor that clips it. */
function cutRings(): string[] {
  const stops = document.querySelectorAll<HTMLElement>('a[href], button, summary, pre[tabindex]');
  return [...stops].flatMap((stop) => {
    stop.focus();
    if (document.activeElement !== stop) return [];
    const { outlineWidth, outlineOffset } = getComputedStyle(stop);
    // Fractions of a pixel are not visible.
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) - 0.5;
    const ring = stop.getBoundingClientRect();
    const isCut = ({ left, right }: DOMRect) =>
      ring.left - reach < left || ring.right + reach > right;
    for (
      let outer = stop.parentElement;
      outer?.closest('#page-shell');
      outer = outer.parentElement
    ) {
      const clips = getComputedStyle(outer).overflowX !== 'visible';
      if (clips && isCut(outer.getBoundingClientRect())) return [stop.outerHTML.slice(0, 120)];
    }
    return [];
  });
}
