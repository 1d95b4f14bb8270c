import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outputFolder, SITES, type SiteName } from './sites.ts';

/**
 * Responds to requests for JSON files of a site with modified build output. Reads the file itself:
 * requesting it from a test (`route.fetch`) opens a connection by host name, which takes seconds on
 * a network without a name server.
 *
 * @param pattern the URLs, as for `page.route`
 * @returns a function that restores the server's responses
 */
export async function changeAnswers(
  page: Page,
  site: SiteName,
  pattern: string,
  changes: Record<string, unknown>,
): Promise<() => void> {
  let isChanged = true;
  await page.route(pattern, (route) => {
    if (!isChanged) return route.continue();
    const { pathname } = new URL(route.request().url());
    const file = join(outputFolder(site), pathname.slice(SITES[site].baseUrl.length));
    return route.fulfill({ json: { ...JSON.parse(readFileSync(file, 'utf8')), ...changes } });
  });
  return () => {
    isChanged = false;
  };
}
