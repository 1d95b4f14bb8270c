import type { Page } from '@playwright/test';

/** Takes down what moves in the main area and the footer, from before a page is loaded. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        for (const source of Array.isArray(sources) ? sources : []) {
          const node: unknown = Reflect.get(source, 'node');
          if (node instanceof Element && node.closest('main, footer')) moved.push(node.outerHTML);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The elements that have moved. */
export function movedElements(page: Page): Promise<unknown> {
  return page.evaluate(() => Reflect.get(window, 'moved'));
}
