/**
 * Watches a page for forbidden events. Each watch ends by causing such an event, since one that
 * detects nothing would pass on any page.
 */
import { expect, type Page } from '@playwright/test';

const NOTICES = [
  // After some seconds, in which a busy machine gets nothing done.
  'was preloaded using link preload but not used within a few seconds',
  // A field for an API key is masked, but nobody signs in with it.
  'Password forms should have (optionally hidden) username fields',
];

/** Whether a message is a notice of Chromium that depends on the time or is about something else. */
export function isNotice(message: string): boolean {
  return NOTICES.some((notice) => message.includes(notice));
}

/** Records console messages and script errors of a page. */
export function watchConsole(page: Page): { expectSilence: () => Promise<void> } {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!isNotice(message.text())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return {
    async expectSilence() {
      expect(heard).toEqual([]);
      await page.evaluate(() => console.error('It hears.'));
      await expect.poll(() => heard).toEqual(['It hears.']);
    },
  };
}

/** Records forbidden requests of a page. */
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
    /**
     * @param example the URL of a script that would be such a request; the script need not exist
     */
    async expectNone(example) {
      expect(seen).toEqual([]);
      await page.evaluate((src) => void import(src).catch(() => {}), example);
      await expect.poll(() => seen).toEqual([example]);
    },
  };
}
