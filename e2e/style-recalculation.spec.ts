/**
 * A live page has the rules of all pages, so any of them can slow down every change: after `:has(…) > *`, for example, a
 * browser calculates the styles of the whole document again when a word changes.
 */
import { expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { openLive, treatAsShort } from './live-page.ts';
import { recordTrace } from './record-trace.ts';
import { address, type SiteName } from './sites.ts';

const recalculationSchema = z.object({ elementCount: z.number() });

/** Small changes of a page, by name. Each function runs in the page. */
const CHANGES: Record<string, () => void> = {
  'a word': () => {
    const paragraph = document.querySelector('#page-body p');
    if (paragraph) paragraph.textContent = 'Another word';
  },
  'a class': () => {
    document.querySelector('#page-body p')?.classList.add('another');
  },
  'an added element': () => {
    document.querySelector('#page-body p')?.append(document.createElement('span'));
  },
  'an element before the shell': () => {
    document.body.prepend(document.createElement('span'));
  },
  'the current entry of the sidebar': () => {
    document.querySelector('.sidebar a:not([aria-current])')?.setAttribute('aria-current', 'page');
  },
  'the current section': () => {
    document.querySelector('.toc a:not([aria-current])')?.setAttribute('aria-current', 'true');
  },
};

/** Runs a change in the page. @returns the number of elements whose styles the browser calculates for it */
async function countRestyled(page: Page, change: () => void): Promise<number> {
  const nextFrames = () =>
    page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  await nextFrames();
  const events = await recordTrace(page, async () => {
    await page.evaluate(change);
    await nextFrames();
  });
  return events
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce(
      (sum, { args }) => sum + (recalculationSchema.safeParse(args).data?.elementCount ?? 0),
      0,
    );
}

/** The smallest of the pages has 300 elements. */
const FEW = 20;

const PAGES: [SiteName, string][] = [
  ['garden', '/docs/plants/roses'],
  ['harbor', '/docs/api/book-berth'],
  ['windmill', '/docs/grain/old-rye'],
];

for (const [site, path] of PAGES) {
  test(`on a live page, a small change restyles few elements: ${path} of ${site}`, async ({
    page,
  }) => {
    await treatAsShort(page);
    await openLive(page, address(site, path));
    // The reader is about to navigate: the rules of all pages apply.
    await page.locator('.sidebar a:not([aria-current])').first().hover();
    await expect(page.locator('link[rel="stylesheet"]')).toHaveJSProperty('media', '');
    await page.mouse.move(0, 0);
    for (const [name, change] of Object.entries(CHANGES)) {
      expect.soft(await countRestyled(page, change), name).toBeLessThan(FEW);
    }
  });
}

test('following a link of the open menu recalculates no styles of the page being left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 760 });
  await treatAsShort(page);
  await openLive(page, address('garden', '/docs/plants/roses'));
  const fetched = page.waitForResponse('**/tulips.page.json');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await (await fetched).finished();
  await expect(page.locator('link[rel="stylesheet"]')).toHaveJSProperty('media', '');
  const restyled = await countRestyled(page, () => {
    document.querySelector<HTMLElement>('.sidebar a[href$="/tulips"]')?.click();
  });
  await expect(page.locator('h1')).toHaveText('Tulips');
  const elements = await page.evaluate(() => document.querySelectorAll('body *').length);
  expect(restyled).toBeLessThan(elements);
});
