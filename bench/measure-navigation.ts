import type { Browser, Page } from '@playwright/test';
import { brotliSize } from './brotli.ts';
import { type FreshPage, withFreshPage } from './browser.ts';
import { budgets } from './budgets.ts';
import { type BuiltPage, type BuiltSite, docsPages, readBuiltFile } from './built-site.ts';
import { centreOf, findFirstLink, goLive, openAndRest } from './going-live.ts';
import { type Section, timed } from './measurement.ts';
import { repeat } from './repeat.ts';
import { logRequests } from './request-log.ts';

/** Time between hovering a link and clicking it. */
const HESITATION_MS = 500;

/**
 * Measures the time a live shell takes from a click to the painted heading of another docs page.
 */
export async function measureNavigation(
  browser: Browser,
  url: string,
  site: BuiltSite,
): Promise<Section> {
  const target = await findTarget(browser, url, site);
  const link = `nav a[href="${target.href}"]`;
  const prefetched = await repeat(() =>
    navigate(browser, url, async ({ page }) => {
      const visible = page.locator(link).locator('visible=true').first();
      await visible.scrollIntoViewIfNeeded();
      const { x, y } = await centreOf(visible);
      await page.mouse.move(x, y);
      await page.waitForTimeout(HESITATION_MS);
      return () => page.mouse.click(x, y);
    }),
  );
  const cold = await repeat(() =>
    navigate(browser, url, async ({ page, impose }) => {
      await impose({ slowNetwork: true, slowProcessor: true });
      // A click without hovering first, which would prefetch the page.
      return () => page.locator(link).first().dispatchEvent('click');
    }),
  );
  return {
    title: 'From a click to the painted heading of the next page',
    measurements: [
      timed(prefetched, {
        what: 'prefetched while hovering the link',
        budget: budgets.milliseconds.prefetchedNavigation,
      }),
      timed(cold, {
        what: 'not prefetched, slow network and processor',
        budget: budgets.milliseconds.coldNavigation,
      }),
      {
        what: 'page data of that page, Brotli 11',
        value: await brotliSize(readBuiltFile(site, target.pageDataPath)),
        unit: 'bytes',
        note: target.pageDataPath,
      },
    ],
  };
}

/**
 * Goes live on a page, prepares a click, and measures it.
 *
 * @returns milliseconds from the click to the frame with the new heading
 */
function navigate(
  browser: Browser,
  url: string,
  prepare: (fresh: FreshPage) => Promise<() => Promise<void>>,
): Promise<number> {
  return withFreshPage(browser, {}, async (fresh) => {
    const { page } = fresh;
    const log = logRequests(page);
    await openAndRest(page, url, log);
    await goLive(page, await findFirstLink(page), log);
    const click = await prepare(fresh);
    const watch = await page.evaluateHandle(watchHeading);
    let loadedDocument = false;
    page.on('request', (request) => {
      loadedDocument ||= request.isNavigationRequest();
    });
    await click();
    try {
      return await watch.evaluate(({ painted }) => painted);
    } catch (error) {
      if (!loadedDocument) throw error;
      throw new Error('The shell did not go live: the click loaded a document.', { cause: error });
    }
  });
}

/** Runs in the page. */
function watchHeading(): { painted: Promise<number> } {
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const before = heading();
  let clicked = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    { capture: true, once: true },
  );
  const painted = new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (heading() === '' || heading() === before) return;
      observer.disconnect();
      // A task after the next frame's callbacks runs once that frame has been painted.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return { painted };
}

/** A docs page linked in the sidebar but not in the article, since links in view are prefetched. */
async function findTarget(browser: Browser, url: string, site: BuiltSite): Promise<BuiltPage> {
  const paths = await withFreshPage(browser, {}, async ({ page }) => {
    await page.goto(url);
    return linkedPaths(page);
  });
  const neighbors = folderOf(new URL(url).pathname);
  const target = paths
    .filter((path) => folderOf(path) === neighbors)
    .map((path) => docsPages(site).find(({ href }) => href === path))
    .find((page) => page !== undefined);
  if (!target) throw new Error(`The sidebar of ${url} has no link to another docs page.`);
  return target;
}

function linkedPaths(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const isInArticle = (link: HTMLAnchorElement) => link.closest('main') !== null;
    const inArticle = links.filter(isInArticle).map(({ pathname }) => pathname);
    return links
      .filter((link) => link.closest('nav') && !isInArticle(link) && link.checkVisibility())
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname)
      .filter((path) => path !== location.pathname && !inArticle.includes(path));
  });
}

function folderOf(path: string): string {
  const plain = path.replace(/\/$/, '');
  return plain.slice(0, plain.lastIndexOf('/'));
}
