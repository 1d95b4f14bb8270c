/**
 * URLs of pages. A *route* is a path without base path, extension and trailing slash
 * (`/docs/install`); an *href* is the form used in links. Build and browser share these functions.
 */

export type AddressForm = {
  baseUrl: string;
  trailingSlash?: boolean;
  /** The base path of the default locale, if it differs. */
  siteBaseUrl?: string;
};

/**
 * The link to a route.
 *
 * @example routeToHref('/docs/a', { baseUrl: '/x/', trailingSlash: true }) // '/x/docs/a/'
 */
export function routeToHref(route: string, form: AddressForm): string {
  if (route === '/') return form.baseUrl;
  return withBase(route, form.baseUrl) + (form.trailingSlash ? '/' : '');
}

/** Prepends the base path to a path from the site's root. */
export function withBase(path: string, baseUrl: string): string {
  return baseUrl + path.replace(/^\//, '');
}

/**
 * Removes the base path from a path that may already begin with it: Docusaurus adds the base path only to paths without it.
 *
 * @param isOwn whether the site has a path that happens to begin like the base path; such a path is unchanged
 * @example withoutBase('/x/docs/a#b', { baseUrl: '/x/' }, () => false) // '/docs/a#b'
 */
export function withoutBase(
  path: string,
  { baseUrl, siteBaseUrl = baseUrl }: AddressForm,
  isOwn: (path: string) => boolean,
): string {
  const { pathname, suffix } = splitSuffix(path);
  const base = [baseUrl, siteBaseUrl].find(
    (candidate) => candidate !== '/' && `${pathname}/`.startsWith(candidate),
  );
  return base === undefined || isOwn(pathname) ? path : `/${pathname.slice(base.length)}${suffix}`;
}

/**
 * The href of a `pathname://` link, which Docusaurus neither checks nor changes except for the base path; undefined for any
 * other link. It leads to files, which are below the base path of the default locale.
 *
 * @example uncheckedHref('pathname:///a.html', { baseUrl: '/x/' }) // '/x/a.html'
 */
export function uncheckedHref(
  url: string,
  { baseUrl, siteBaseUrl = baseUrl }: AddressForm,
): string | undefined {
  const path = /^pathname:\/\/(.*)$/.exec(url)?.[1];
  const isBare = path?.startsWith('/') && !`${path}/`.startsWith(siteBaseUrl);
  return path !== undefined && isBare ? withBase(path, siteBaseUrl) : path;
}

/**
 * The route of a path, or undefined if the path is outside the base path. Removes `.html`,
 * `/index.html` and a trailing slash.
 *
 * @example pathToRoute('/x/docs/a/index.html', '/x/') // '/docs/a'
 */
export function pathToRoute(pathname: string, baseUrl: string): string | undefined {
  if (`${pathname}/` === baseUrl) return '/';
  if (!pathname.startsWith(baseUrl)) return undefined;
  const path = decodePath(`/${pathname.slice(baseUrl.length)}`);
  return path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';
}

/** The document of a route, as a path within the output folder (without a leading slash). */
export function routeToDocumentFile(route: string, trailingSlash: boolean | undefined): string {
  return `${routeToFileStem(route, trailingSlash)}.html`;
}

/** The file with the Markdown of a route, next to its document. */
export function routeToMarkdownFile(route: string, trailingSlash: boolean | undefined): string {
  return `${routeToFileStem(route, trailingSlash)}.md`;
}

/**
 * The URL of the Markdown of a page.
 *
 * @param href of the page, as used in links
 * @example markdownHref('/x/docs/a', { baseUrl: '/x/', trailingSlash: false }) // '/x/docs/a.md'
 */
export function markdownHref(href: string, { baseUrl, trailingSlash }: AddressForm): string {
  const route = pathToRoute(href, baseUrl) ?? '/';
  return baseUrl + encodeURI(routeToMarkdownFile(route, trailingSlash));
}

/** The page data file of a route, next to its document. */
export function routeToPageFile(route: string, trailingSlash: boolean | undefined): string {
  return `${routeToFileStem(route, trailingSlash)}.page.json`;
}

function routeToFileStem(route: string, trailingSlash: boolean | undefined): string {
  if (route === '/') return 'index';
  return trailingSlash === false ? route.slice(1) : `${route.slice(1)}/index`;
}

/** Percent-encodes the path of a file, which may contain `#` and `?`. @example encodePath('c#') // 'c%23' */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** Percent-decodes a path, or returns it unchanged if the encoding is malformed. */
export function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Splits a link into its path, and its query and fragment. */
export function splitSuffix(url: string): { pathname: string; suffix: string } {
  const cut = url.search(/[?#]/);
  return cut === -1
    ? { pathname: url, suffix: '' }
    : { pathname: url.slice(0, cut), suffix: url.slice(cut) };
}

/** The fragment in the query and fragment of a link, without `#`; empty if there is none. */
export function fragmentOf(suffix: string): string {
  return suffix.includes('#') ? suffix.slice(suffix.indexOf('#') + 1) : '';
}

/**
 * Whether a target is a URL with a scheme or with the host of another site
 * (https://url.spec.whatwg.org/#scheme-relative-special-url-string), and thus not a path of the site.
 */
export function isElsewhere(target: string): boolean {
  return hasScheme(target) || target.startsWith('//');
}

/** Whether a target begins with a scheme: https://url.spec.whatwg.org/#url-scheme-string */
export function hasScheme(target: string): boolean {
  return /^[a-z][a-z\d+.-]*:/i.test(target);
}
