import { openBrowser } from './browser.ts';
import type { BuiltSite } from './built-site.ts';
import { startServer } from './engine-command.ts';
import { measureGoingLive } from './measure-going-live.ts';
import { measureNavigation } from './measure-navigation.ts';
import { measureReading } from './measure-reading.ts';
import type { Section } from './measurement.ts';

/** Measures a built site in a browser, from one of its docs pages. */
export async function measureBrowser(
  site: BuiltSite,
  href: string,
  chromium: string,
): Promise<Section[]> {
  const server = await startServer(site.folder);
  try {
    const browser = await openBrowser(chromium);
    try {
      const url = new URL(href, server.origin).href;
      return [
        await measureReading(browser, url),
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
