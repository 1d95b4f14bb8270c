import { join } from 'node:path';
import { knownRoute } from '../compile/route-table.ts';
import {
  type AddressForm,
  decodePath,
  fragmentOf,
  pathToRoute,
  routeToHref,
  splitSuffix,
  withBase,
  withoutBase,
} from '../contract/address.ts';
import type { ContentLink } from '../model/page-content.ts';
import type { RouteTable } from '../model/route-table.ts';
import { findStaticFile } from '../read/static-files.ts';

/** Where a path within the site leads: to a page or a file, or to nothing. */
export type PathTarget = { leadsTo: 'page' | 'file' | 'nothing'; route: string; href: string };

/** What paths of the config and the sidebars may lead to. */
export type PathTargets = {
  address: AddressForm;
  table: RouteTable;
  /** Whether a path from the root of the site leads to a file of a static folder. */
  isStaticFile: (pathname: string) => boolean;
};

/** Resolves a path within the site, which may already begin with the base path. Query and fragment stay. */
export function resolveSitePath(
  path: string,
  { address, table, isStaticFile }: PathTargets,
): PathTarget {
  const routeOf = (pathname: string) => pathToRoute(pathname, '/') ?? pathname;
  const pathInSite = withoutBase(path, address, (pathname) => table.routes.has(routeOf(pathname)));
  const { pathname, suffix } = splitSuffix(pathInSite);
  const route = knownRoute(routeOf(pathname), table);
  if (table.files.has(route)) {
    return { leadsTo: 'file', route, href: withBase(route, address.baseUrl) + suffix };
  }
  const isPage = table.routes.has(route);
  if (!isPage && isStaticFile(pathname)) {
    const baseUrl = address.siteBaseUrl ?? address.baseUrl;
    return { leadsTo: 'file', route, href: withBase(pathname, baseUrl) + suffix };
  }
  const href = routeToHref(route, address) + suffix;
  return { leadsTo: isPage ? 'page' : 'nothing', route, href };
}

/** Makes the function that says whether a path leads to a file in a static folder, or to a folder there with an index. */
export function makeIsStaticFile(
  siteDir: string,
  staticDirectories: string[],
): PathTargets['isStaticFile'] {
  return (pathname) =>
    [pathname, join(pathname, 'index.html')].some(
      (file) => findStaticFile(siteDir, staticDirectories, decodePath(file)) !== undefined,
    );
}

/** The link to a section of a page, to check it once all sections are known; undefined without a fragment. */
export function sectionLink(url: string, { leadsTo, route }: PathTarget): ContentLink | undefined {
  const hash = fragmentOf(splitSuffix(url).suffix);
  return leadsTo === 'page' && hash !== '' ? { url, route, hash } : undefined;
}
