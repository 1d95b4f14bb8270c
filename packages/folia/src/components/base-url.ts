import {
  isElsewhere,
  routeToHref,
  splitSuffix,
  uncheckedHref,
  withBase,
} from '../contract/address.ts';
import { type SiteValues, useSiteValues } from './site-values.ts';

/** URLs of other sites, fragments, and relative paths. */
function isNotFromRoot(url: string): boolean {
  return isElsewhere(url) || /^[#.]/.test(url);
}

/** Prepends the base path to a path from the site's root; other URLs are unchanged. */
export function useBaseUrl(path = '/'): string {
  return useBaseUrlUtils().withBaseUrl(path);
}

type Options = {
  /** Prepends the base path even to paths that already start with it. */
  forcePrependBaseUrl?: boolean;
  /** Also prepends the site's origin. */
  absolute?: boolean;
};

/** Returns `withBaseUrl`, which is `useBaseUrl` with options. It is not a hook, so it can be called anywhere. */
export function useBaseUrlUtils() {
  const { baseUrl, siteBaseUrl = baseUrl, url } = useSiteValues();
  return {
    withBaseUrl(path: string, { forcePrependBaseUrl, absolute }: Options = {}): string {
      if (path === '' || isNotFromRoot(path)) return path;
      const base = isStaticFile(path) ? siteBaseUrl : baseUrl;
      const hasBase = base !== '/' && path.startsWith(base) && !forcePrependBaseUrl;
      const full = hasBase ? path : withBase(path, base);
      return absolute ? url + full : full;
    },
  };
}

/** Static files are not translated, so they are below the base path of the whole site. */
function isStaticFile(path: string): boolean {
  return /\.(?!html?$)\w+$/i.test(splitSuffix(path).pathname);
}

/**
 * The URL of a link to a page of the site: with the base path, and with or without a trailing slash
 * according to the config.
 */
export function pageHref(to: string, site: SiteValues): string {
  const { baseUrl } = site;
  // The compiler completes these links in pages, since it must not check them.
  const unchecked = site.published ? undefined : uncheckedHref(to, site);
  if (unchecked !== undefined) return unchecked;
  if (!to.startsWith('/') || isNotFromRoot(to)) return to;
  if (baseUrl !== '/' && to.startsWith(baseUrl)) return to;
  const { pathname, suffix } = splitSuffix(to);
  const isFile = /\.\w+$/.test(pathname);
  if (isFile || site.trailingSlash === undefined) return withBase(to, baseUrl);
  return routeToHref(pathname.replace(/\/+$/, '') || '/', site) + suffix;
}
