import { type AddressForm, pathToRoute, routeToPageFile } from '../../contract/address.ts';
import type { PageFile } from '../../contract/page-data.ts';
import { fetchInTime } from '../fetch-in-time.ts';
import { readPage } from './read-page.ts';
import type { LoadedPage } from './router.ts';

const CACHED_PAGES = 60;

/**
 * Status codes about the URL itself or the network, for which its document can show the right page,
 * such as one to sign in. 0 is the status of a redirect:
 * https://fetch.spec.whatwg.org/#concept-filtered-response-opaque-redirect
 */
const DOCUMENT_STATUSES = [0, 401, 403, 404, 407, 410, 511];

export type PageLoader = {
  /**
   * Loads a page. Undefined if there is no page data at the URL, or it is from another build, of
   * another page or incomplete, so that the document must be loaded. `isFresh` bypasses the cache.
   */
  load: (target: string, isFresh?: boolean) => Promise<LoadedPage | undefined>;
};

/**
 * Fetches page data files and caches the most recent. Failed requests are not cached, so that a
 * retry sends a new one.
 *
 * @param first the page that the visit began with. It is cached forever, so that going back to it
 * never requires the network.
 * @param ahead a document of the same build that was fetched before the shell was live
 */
export function makePageLoader(
  build: string,
  address: AddressForm,
  first?: LoadedPage,
  ahead?: Window['ahead'],
): PageLoader {
  const pages = new Map<string, Promise<LoadedPage | undefined>>();
  const firstUrl = first && pageFileUrl(location.href, address);
  if (ahead?.url && ahead.loading) {
    const url = pageFileUrl(ahead.url, address);
    const page = ahead.loading.then(({ next, rules }) => readPage(next, rules));
    if (url) keep(url, page);
  }

  async function request(url: string, isFresh: boolean): Promise<LoadedPage | undefined> {
    const response = await fetchInTime(url, {
      redirect: 'manual',
      cache: isFresh ? 'reload' : 'default',
    });
    if (DOCUMENT_STATUSES.includes(response.status)) return undefined;
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    // Some hosts and networks respond to any path with a page and status 200.
    if (!response.headers.get('content-type')?.includes('json')) return undefined;
    const file: PageFile | null = await response.json();
    if (file?.build !== build || typeof file.html !== 'string') return undefined;
    if (pageFileUrl(file.href, address) !== url) return undefined;
    const { html, ...page } = file;
    return { html, page };
  }

  // A promise that nobody waits for may fail: the one below has a handler.
  function load(target: string, isFresh = false): Promise<LoadedPage | undefined> {
    const url = pageFileUrl(target, address);
    if (!url || (url === firstUrl && !isFresh)) return Promise.resolve(url ? first : undefined);
    return keep(url, (isFresh ? undefined : pages.get(url)) ?? request(url, isFresh));
  }

  function keep(
    url: string,
    page: Promise<LoadedPage | undefined>,
  ): Promise<LoadedPage | undefined> {
    // Deleted first, so that the pages are ordered by their last use.
    pages.delete(url);
    pages.set(url, page);
    page.catch(() => {
      if (pages.get(url) === page) pages.delete(url);
    });
    const [oldest] = pages.keys();
    if (pages.size > CACHED_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  }

  return { load };
}

/** The page data file of a URL, or undefined if the URL is outside the site. */
function pageFileUrl(target: string, address: AddressForm): string | undefined {
  const route = pathToRoute(new URL(target, location.href).pathname, address.baseUrl);
  return route && address.baseUrl + encodeURI(routeToPageFile(route, address.trailingSlash));
}
