import { posix } from 'node:path';
import { didYouMean, type Fact, pagesAt } from 'folia-problems';
import {
  type AddressForm,
  fragmentOf,
  isElsewhere,
  pathToRoute,
  routeToHref,
  splitSuffix,
  withBase,
  withoutBase,
} from '../contract/address.ts';
import { isFeedPath } from '../contract/feed-address.ts';
import type { LinkTarget } from '../model/page-content.ts';
import type { RouteTable } from '../model/route-table.ts';
import { meantUrl, outsideHint } from './address-mistake.ts';
import type { AssetReference, AssetStore } from './assets.ts';
import type { LinkingText } from './linking-text.ts';
import { percentHint } from './percent-hint.ts';
import { knownRoute } from './route-table.ts';
import { sourcePaths } from './source-paths.ts';

const SOURCE = /\.mdx?$/i;

/** Possible targets of links. */
export type LinkTargets = {
  address: AddressForm;
  table: RouteTable;
  assets: AssetStore;
  /** URLs of generated files, by path. */
  generatedFiles?: ReadonlyMap<string, string>;
};

/** Returns a link resolver for one page. Links to pages are returned as routes, which are checked once all pages are compiled. */
export function makeLinkResolver(
  page: LinkingText,
  { address, table, assets, generatedFiles }: LinkTargets,
): (url: string) => Promise<LinkTarget> {
  // Paths in a translation are relative to it first, then to its original.
  const paths = page.original === undefined ? [page.path] : [page.path, page.original];

  return async (url) => {
    if (isElsewhere(url)) return outsideTarget(url);
    const { path: written, suffix, hash } = splitUrl(url);
    // Imported files already have their published URL.
    const published = assets.at(written);
    if (published) return { kind: 'file', ...published, href: published.href + suffix };
    if (written === '') return { kind: 'route', href: suffix, route: page.route, hash };
    const asset = SOURCE.test(written) ? undefined : await findAsset(written);
    if (asset) return fileTarget(asset, suffix);
    const path = withoutBase(written, address, (own) => table.routes.has(routeOf(own)));
    if (SOURCE.test(path)) return sourceTarget(path, suffix, hash);
    const other = await findOtherFile(path, written);
    if (other) return fileTarget(other, suffix);
    const route = knownRoute(routeOf(path), table);
    const generated = generatedFiles?.get(route);
    if (generated !== undefined) return { kind: 'unchecked', href: generated + suffix };
    if (isFeedPath(route))
      return { kind: 'route', href: withBase(route, address.baseUrl) + suffix, route, hash };
    if (looksLikeFile(path) && !table.routes.has(route)) return missingFile(path, route);
    return pageTarget(route, suffix, hash, address);
  };

  function routeOf(path: string): string {
    const pathname = absolutePath(path, page, address);
    return pathToRoute(pathname, '/') ?? pathname;
  }

  async function findAsset(path: string): Promise<AssetReference | undefined> {
    for (const from of paths) {
      const asset = await assets.find(path, from);
      if (asset) return asset;
    }
    return undefined;
  }

  /**
   * Finds a file in a static folder by a URL that begins with the base path or is relative to the page's URL, or a folder
   * by its index.
   */
  async function findOtherFile(path: string, written: string) {
    const pathname = absolutePath(path, page, address);
    if (pathname !== written) {
      const asset = await assets.find(pathname, page.path);
      if (asset) return asset;
    }
    if (table.routes.has(routeOf(path)) || looksLikeFile(path)) return undefined;
    const index = await assets.find(posix.join(pathname, 'index.html'), page.path);
    return index && { href: withBase(pathname, address.siteBaseUrl ?? address.baseUrl) };
  }

  async function sourceTarget(path: string, suffix: string, hash: string): Promise<LinkTarget> {
    const sources = sourcePaths(path, page);
    const route = sources
      .map((source) => table.bySource.get(source))
      .find((found) => found !== undefined);
    if (route !== undefined) return pageTarget(route, suffix, hash, address);
    const asset = path.startsWith('/') ? await findAsset(path) : undefined;
    if (asset) return fileTarget(asset, suffix);
    return missingSource(path, sources);
  }

  function missingSource(path: string, sources: string[]): LinkTarget {
    const folder = posix.dirname(page.original ?? page.path);
    const known = [...table.bySource.keys()].map((other) => posix.relative(folder, other));
    const place = path.startsWith('/')
      ? "Paths with a leading slash are relative to the folder of the docs, posts or pages, or to the site's folder."
      : 'Paths are relative to this file.';
    return {
      kind: 'broken',
      subject: 'markdownLink',
      message: `The link "${path}" does not lead to a page.`,
      hint: `${percentHint(path)}${didYouMean(path.replace(/^\.\//, ''), known)}${place}`,
      dependsOn: sources.map((source): Fact => `sources/${source}`),
    };
  }
}

function outsideTarget(url: string): LinkTarget {
  const meant = meantUrl(url);
  if (meant === undefined) return { kind: 'external' };
  const message = `The URL "${url}" is misspelled or incomplete.`;
  return { kind: 'broken', subject: 'link', message, hint: `Did you mean "${meant}"?` };
}

function fileTarget(asset: AssetReference, suffix: string): LinkTarget {
  return { kind: 'file', ...asset, href: asset.href + suffix };
}

function missingFile(path: string, route: string): LinkTarget {
  return {
    kind: 'broken',
    subject: 'link',
    message: `The file "${path}" does not exist.`,
    hint: `${percentHint(path)}${outsideHint(path)}A path with a leading slash is relative to the static folders, any other path to this file.`,
    dependsOn: path.startsWith('/') ? ['files', pagesAt(route)] : [pagesAt(route)],
  };
}

function pageTarget(route: string, suffix: string, hash: string, address: AddressForm): LinkTarget {
  return { kind: 'route', href: routeToHref(route, address) + suffix, route, hash };
}

/**
 * Resolves a path as browsers do (https://url.spec.whatwg.org/#relative-url-string), against the URL that the page has in
 * Docusaurus: the index of a folder ends with a slash unless the site has no trailing slashes. The result begins at the
 * root of the site.
 */
function absolutePath(
  path: string,
  { route, isIndex = false }: Pick<LinkingText, 'route' | 'isIndex'>,
  { baseUrl, trailingSlash = isIndex }: AddressForm,
): string {
  const slash = trailingSlash && route !== '/' ? '/' : '';
  const pathFrom = (root: string) => {
    const base = `http://site${withBase(route, root)}${slash}`;
    // What browsers cannot resolve either, such as `/\\[`, leads nowhere and is reported as it is written.
    return URL.canParse(path, base) ? new URL(path, base).pathname : path;
  };
  // A relative path may climb above the root and come back through the base path.
  const published = path.startsWith('/') ? '' : pathFrom(baseUrl);
  return published.startsWith(baseUrl)
    ? withBase(published.slice(baseUrl.length), '/')
    : pathFrom('/');
}

function looksLikeFile(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{1,4}$/i.test(path);
}

function splitUrl(url: string): { path: string; suffix: string; hash: string } {
  const { pathname, suffix } = splitSuffix(url);
  const hash = fragmentOf(suffix);
  return { path: pathname, suffix, hash };
}
