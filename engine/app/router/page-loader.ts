import { type AddressForm, pathToRoute, routeToPageFile } from '../../contract/address.ts';
import type { PageFile } from '../../contract/page-data.ts';
import type { LoadedPage } from './router.ts';

const KEPT_PAGES = 60;

export type PageLoader = {
  /**
   * Undefined where no page data stands at the address or another build wrote it: the document must be loaded.
   * `isFresh` passes over what is kept.
   */
  load: (target: string, isFresh?: boolean) => Promise<LoadedPage | undefined>;
  prefetch: (target: string) => void;
};

/** Fetches page data files and keeps the last of them. A failed fetch is not kept, so that a retry asks again. */
export function makePageLoader(build: string, address: AddressForm): PageLoader {
  const pages = new Map<string, Promise<PageFile | undefined>>();

  function fetchPage(target: string, isFresh = false): Promise<PageFile | undefined> {
    const url = pageFileUrl(target, address);
    if (url === undefined) return Promise.resolve(undefined);
    const kept = isFresh ? undefined : pages.get(url);
    if (kept) return kept;
    const page = request(url, isFresh);
    pages.set(url, page);
    page.catch(() => pages.delete(url));
    const [oldest] = pages.keys();
    if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest);
    return page;
  }

  return {
    async load(target, isFresh) {
      const file = await fetchPage(target, isFresh);
      if (!file || file.build !== build) return undefined;
      const { html, ...page } = file;
      return { html, page };
    },
    prefetch(target) {
      fetchPage(target).catch(() => {});
    },
  };
}

/** The page data file of an address, or undefined for an address outside of the site. */
function pageFileUrl(target: string, address: AddressForm): string | undefined {
  const route = pathToRoute(new URL(target, location.href).pathname, address.baseUrl);
  return route && address.baseUrl + encodeURI(routeToPageFile(route, address.trailingSlash));
}

async function request(url: string, isFresh: boolean): Promise<PageFile | undefined> {
  const response = await (isFresh ? fetch(url, { cache: 'reload' }) : fetch(url));
  if (response.status === 404 || !isJson(response)) return undefined;
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  const page: PageFile = await response.json();
  return page;
}

/** Some hosts answer an unknown path with a page and status 200. */
function isJson(response: Response): boolean {
  return !response.ok || (response.headers.get('content-type') ?? '').includes('json');
}
