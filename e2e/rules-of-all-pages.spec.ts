/**
 * A document has only the rules that may match its elements. Those of all pages take their place when a reader is about to
 * navigate, and must look the same: what moves under the pointer is not clicked.
 */
import { expect, type Page, test } from '@playwright/test';
import { treatAsShort, untilLive } from './live-page.ts';
import { address } from './sites.ts';
import { TEMPLATES } from './templates.ts';

/**
 * What each element looks like and where it is, by its place in the document. Closed parts are left out: they have no position
 * until the browser happens to lay them out.
 */
function readLooks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties = [
      ...[
        'display',
        'position',
        'color',
        'background',
        'border',
        'box-shadow',
        'margin',
        'padding',
      ],
      ...[
        'font',
        'letter-spacing',
        'text-align',
        'text-decoration',
        'white-space',
        'opacity',
        'gap',
      ],
    ];
    // Lists of the bar may be filled meanwhile, or turn out to be empty.
    const settled = ':not(.dropdown, .dropdown *, .plain-version, .plain-version *)';
    return [...document.body.querySelectorAll(settled)].map((element) => {
      if (!element.checkVisibility()) return 'not visible';
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const look = properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
      const name = `${element.tagName} ${element.getAttribute('class')}`;
      return `${name} ${[x, y, width, height].map(Math.round)} ${look}`;
    });
  });
}

/** Opens the request builder of an operation, which adds elements. */
async function openBuilder(page: Page): Promise<void> {
  const summary = page.locator('.builder > summary');
  if ((await summary.count()) === 0) return;
  await summary.dispatchEvent('click');
  await expect(page.locator('.builder-form')).toBeVisible();
}

/**
 * Lays out what is far below the window, whose height is only estimated until the browser has the time. That includes what
 * only becomes far content while the page goes on.
 */
function layOutFarContent(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('#page-body > *')) {
      element.style.contentVisibility = 'visible';
    }
  });
}

/** Longer than a pointer has to rest on a link until its page is fetched, in milliseconds. */
const REST = 60;

/** Makes the shell believe that the pointer rests on some links, one after the other, which would change their look. */
function announcePointer(page: Page): Promise<void> {
  return page.evaluate(async (rest) => {
    for (const link of [...document.querySelectorAll('.sidebar a, main a, .brand')].slice(0, 9)) {
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
  }, REST);
}

/** Diagrams that the browser draws change while they are compared. */
const STILL = TEMPLATES.filter(([site]) => site !== 'windmill');

for (const [site, paths] of STILL) {
  test(`the rules of all pages change nothing on the pages of ${site}`, async ({ page }) => {
    await treatAsShort(page);
    for (const path of paths) {
      await page.goto(address(site, path));
      // A sign of activity that neither moves the pointer over a link nor scrolls.
      await page.locator('h1').dispatchEvent('wheel');
      await untilLive(page);
      await openBuilder(page);
      const sheet = page.locator('link[rel=stylesheet]');
      await expect(sheet).toHaveAttribute('media', 'not all');
      // Until it has loaded, there is nothing to apply.
      await expect.poll(() => sheet.evaluate((link: HTMLLinkElement) => link.sheet)).toBeTruthy();
      await layOutFarContent(page);
      const before = await readLooks(page);
      await announcePointer(page);
      await expect(sheet).toHaveAttribute('media', '');
      const after = await readLooks(page);
      const changed = before.flatMap((look, index) =>
        look === after[index] ? [] : [{ before: look, after: after[index] }],
      );
      expect(changed.slice(0, 3), path).toEqual([]);
    }
  });
}
