import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from './browser.ts';
import type { BuiltSite } from './built-site.ts';
import { startServer } from './engine-command.ts';
import { measureGoingLive } from './measure-going-live.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measureReading } from './measure-reading.ts';
import type { Section } from './measurement.ts';

const EMPTY_DOCUMENT = 'empty-for-comparison.html';

/** Measures a built site in a browser, from one of its docs pages. */
export async function measureBrowser(
  site: BuiltSite,
  href: string,
  chromium: string,
): Promise<Section[]> {
  writeFileSync(
    join(site.folder, EMPTY_DOCUMENT),
    '<!doctype html><title>Empty</title><p>Nothing.',
  );
  const server = await startServer(site.folder);
  try {
    const browser = await openBrowser(chromium);
    try {
      const url = new URL(href, server.origin).href;
      const emptyUrl = new URL(EMPTY_DOCUMENT, server.origin).href;
      return [
        await measureReading(browser, url, emptyUrl),
        await measureGoingLive(browser, url, site),
        await measureNavigation(browser, url, site),
      ];
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}
