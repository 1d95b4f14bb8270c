import { routeToHref, splitSuffix, withBase } from '../contract/address.ts';
import { type SiteValues, useSiteValues } from './site-values.ts';

/** Addresses elsewhere, sections of the page, and relative paths. */
const NOT_FROM_ROOT = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|\.)/i;

/** A path from the site's root with the base path before it; what is relative or elsewhere stays as it is. */
export function useBaseUrl(path = '/'): string {
  return useBaseUrlUtils().withBaseUrl(path);
}

type Options = {
  /** The base path stands before everything, what has it already included. */
  forcePrependBaseUrl?: boolean;
  /** The origin of the site stands before the path. */
  absolute?: boolean;
};

export function useBaseUrlUtils() {
  const { baseUrl, url } = useSiteValues();
  return {
    withBaseUrl(path: string, { forcePrependBaseUrl, absolute }: Options = {}): string {
      if (path === '' || NOT_FROM_ROOT.test(path)) return path;
      const hasBase = baseUrl !== '/' && path.startsWith(baseUrl) && !forcePrependBaseUrl;
      const full = hasBase ? path : withBase(path, baseUrl);
      return absolute ? url + full : full;
    },
  };
}

/** The address that a link to a page of the site has: with the base path, and the slash at its end as the site has it. */
export function pageHref(to: string, site: SiteValues): string {
  const { baseUrl } = site;
  if (!to.startsWith('/') || NOT_FROM_ROOT.test(to)) return to;
  if (baseUrl !== '/' && to.startsWith(baseUrl)) return to;
  const { pathname, suffix } = splitSuffix(to);
  const isFile = /\.\w+$/.test(pathname);
  if (isFile || site.trailingSlash === undefined) return withBase(to, baseUrl);
  return routeToHref(pathname.replace(/\/+$/, '') || '/', site) + suffix;
}
