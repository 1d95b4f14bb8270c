/**
 * Watches a page for what must not happen. Each watch ends by causing it, since one that hears nothing, ever, would be
 * content with any page.
 */
import { expect, type Page } from '@playwright/test';

/** Hears what the console of a page says and what its scripts throw. */
export function watchConsole(page: Page): { expectSilence: () => Promise<void> } {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('pageerror', (error) => heard.push(error.message));
  return {
    async expectSilence() {
      expect(heard).toEqual([]);
      await page.evaluate(() => console.error('It hears.'));
      await expect.poll(() => heard).toEqual(['It hears.']);
    },
  };
}

/** Sees the requests of a page that must not be made. */
export function watchRequests(
  page: Page,
  isForbidden: (url: URL, type: string) => boolean,
): { expectNone: (example: string) => Promise<void> } {
  const seen: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (isForbidden(new URL(url), request.resourceType())) seen.push(url);
  });
  return {
    /** @param example the address of a script that would be such a request, and may be missing */
    async expectNone(example) {
      expect(seen).toEqual([]);
      await page.evaluate((src) => {
        const script = document.createElement('script');
        script.src = src;
        document.head.append(script);
      }, example);
      await expect.poll(() => seen).toEqual([example]);
    },
  };
}
