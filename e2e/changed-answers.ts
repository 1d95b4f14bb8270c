import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { outputFolder, SITES, type SiteName } from './sites.ts';

/**
 * Answers requests for JSON files of a site with what was built, changed. It reads the file: asking the server from a test
 * (`route.fetch`) opens a connection by name, which takes seconds where the network has no name server.
 * @param pattern which addresses, as for `page.route`
 * @returns a way back to the answers of the server
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
