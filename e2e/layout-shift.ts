import { expect, type Page } from '@playwright/test';

/**
 * Notes what moves on a page, from before it is loaded.
 * @param within the parts that are watched
 * @see https://wicg.github.io/layout-instability/
 */
export async function watchShifts(page: Page, within = 'main, footer'): Promise<void> {
  await page.addInitScript((parts) => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        for (const source of Array.isArray(sources) ? sources : []) {
          const node: unknown = Reflect.get(source, 'node');
          if (node instanceof Element && node.closest(parts)) moved.push(node.outerHTML);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
}

/**
 * Expects that nothing has moved so far. As an observer that never reports would see nothing either, it then moves the
 * main area and expects that this is seen.
 */
export async function expectNothingMoved(page: Page): Promise<void> {
  expect(await movedElements(page)).toEqual([]);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.style.setProperty('padding-block-start', '150px', 'important');
  });
  await expect.poll(() => movedElements(page)).not.toEqual([]);
}

function movedElements(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'moved'));
}
