import type { Page } from '@playwright/test';

/**
 * Whether the browser never fetches a module again once it has failed, like older versions of Chromium
 * (https://github.com/whatwg/html/issues/6768).
 */
export async function keepsFailedModules(page: Page): Promise<boolean> {
  let requests = 0;
  await page.route('**/probe.js', (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.fulfill({ contentType: 'text/javascript' });
  });
  await page.evaluate(async () => {
    const load = (url: string) => import(url).catch(() => {});
    await load('/probe.js');
    await load('/probe.js');
  });
  return requests === 1;
}
