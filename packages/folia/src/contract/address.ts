/**
 * Addresses of pages. A *route* is an address without base path, ending and trailing slash (`/docs/install`);
 * an *href* is what a link writes. Both sides of the site, build and browser, use these functions.
 */

export type AddressForm = { baseUrl: string; trailingSlash?: boolean };

/**
 * The link to a route.
 * @example routeToHref('/docs/a', { baseUrl: '/x/', trailingSlash: true }) // '/x/docs/a/'
 */
export function routeToHref(route: string, form: AddressForm): string {
  if (route === '/') return form.baseUrl;
  return withBase(route, form.baseUrl) + (form.trailingSlash ? '/' : '');
}

/** Puts the base path before a path from the site's root. */
export function withBase(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\//, '');
}

/**
 * The route of a path, or undefined where the path lies outside the base path.
 * `.html`, `/index.html` and a trailing slash are dropped.
 * @example pathToRoute('/x/docs/a/index.html', '/x/') // '/docs/a'
 */
export function pathToRoute(pathname: string, baseUrl: string): string | undefined {
  if (`${pathname}/` === baseUrl) return '/';
  if (!pathname.startsWith(baseUrl)) return undefined;
  const path = decodePath(`/${pathname.slice(baseUrl.length)}`);
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

/** The document of a route, as a path within the output folder (no leading slash). */
export function routeToDocumentFile(route: string, trailingSlash: boolean | undefined): string {
  return `${routeToFileStem(route, trailingSlash)}.html`;
}

/** The page data file of a route, beside its document. */
export function routeToPageFile(route: string, trailingSlash: boolean | undefined): string {
  return `${routeToFileStem(route, trailingSlash)}.page.json`;
}

function routeToFileStem(route: string, trailingSlash: boolean | undefined): string {
  if (route === '/') return 'index';
  return trailingSlash === false ? route.slice(1) : `${route.slice(1)}/index`;
}

/** A path with its percent-encoding read; a malformed one comes back as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A link's path, and its query and fragment behind it. */
export function splitSuffix(url: string): { pathname: string; suffix: string } {
  const cut = url.search(/[?#]/);
  return cut === -1
    ? { pathname: url, suffix: '' }
    : { pathname: url.slice(0, cut), suffix: url.slice(cut) };
}
