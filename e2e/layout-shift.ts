import { expect, type Page } from '@playwright/test';

/**
 * Records layout shifts on a page, from before it loads.
 *
 * @param within the parts to observe
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
 * Expects no layout shift so far. Since an observer that never reports would also see none, it then
 * moves the main area and expects this to be detected.
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
