import { posix } from 'node:path';
import { didYouMean, type Fact, pagesAt } from 'folia-problems';
import {
  type AddressForm,
  decodePath,
  pathToRoute,
  routeToHref,
  splitSuffix,
  withBase,
} from '../contract/address.ts';
import { isFeedPath } from '../contract/feed-address.ts';
import type { LinkTarget } from '../model/page-content.ts';
import type { RouteTable } from '../model/route-table.ts';
import type { AssetReference, AssetStore } from './assets.ts';
import { percentHint } from './percent-hint.ts';

/** A scheme (https://url.spec.whatwg.org/#url-scheme-string) or a protocol-relative URL. */
const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
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
  page: { path: string; original?: string; route: string },
  { address, table, assets, generatedFiles }: LinkTargets,
): (url: string) => Promise<LinkTarget> {
  // Paths in a translation are relative to it first, then to its original.
  const paths = page.original === undefined ? [page.path] : [page.path, page.original];

  return async (url) => {
    if (EXTERNAL.test(url)) return { kind: 'external' };
    const { path, suffix, hash } = splitUrl(url);
    // Imported files already have their published URL.
    const published = assets.at(path);
    if (published) return { kind: 'file', ...published, href: published.href + suffix };
    if (path === '') return { kind: 'route', href: suffix, route: page.route, hash };
    if (SOURCE.test(path)) return sourceTarget(path, suffix, hash);
    const asset = await findAsset(path);
    if (asset) return { kind: 'file', ...asset, href: asset.href + suffix };
    const route = absoluteRoute(path, page.route, address);
    const generated = generatedFiles?.get(route);
    if (generated !== undefined) return { kind: 'unchecked', href: generated + suffix };
    if (isFeedPath(route))
      return { kind: 'route', href: withBase(route, address.baseUrl) + suffix, route, hash };
    if (looksLikeFile(path) && !table.routes.has(route)) return missingFile(path, route);
    return pageTarget(route, suffix, hash, address);
  };

  async function findAsset(path: string): Promise<AssetReference | undefined> {
    for (const from of paths) {
      const asset = await assets.find(path, from);
      if (asset) return asset;
    }
    return undefined;
  }

  function sourceTarget(path: string, suffix: string, hash: string): LinkTarget {
    const fromSite = /^(?:@site)?\/(.*)$/.exec(path)?.[1];
    const sources = paths.map(
      (from) => fromSite ?? posix.join(posix.dirname(from), decodePath(path)),
    );
    const route = sources
      .map((source) => table.bySource.get(source))
      .find((found) => found !== undefined);
    if (route !== undefined) return pageTarget(route, suffix, hash, address);
    const folder = posix.dirname(page.original ?? page.path);
    const known = [...table.bySource.keys()].map((other) => posix.relative(folder, other));
    return {
      kind: 'broken',
      subject: 'markdownLink',
      message: `The link "${path}" does not lead to a page.`,
      hint: `${percentHint(path)}${didYouMean(path.replace(/^\.\//, ''), known)}Paths are relative to this file.`,
      dependsOn: sources.map((source): Fact => `sources/${source}`),
    };
  }
}

function missingFile(path: string, route: string): LinkTarget {
  return {
    kind: 'broken',
    subject: 'link',
    message: `The file "${path}" does not exist.`,
    hint: `${percentHint(path)}A path with a leading slash is relative to the static folders, any other path to this file.`,
    dependsOn: path.startsWith('/') ? ['files', pagesAt(route)] : [pagesAt(route)],
  };
}

function pageTarget(route: string, suffix: string, hash: string, address: AddressForm): LinkTarget {
  return { kind: 'route', href: routeToHref(route, address) + suffix, route, hash };
}

/** Resolves a path to a route: relative to the site's root with a leading slash, else to the page. */
function absoluteRoute(path: string, pageRoute: string, address: AddressForm): string {
  const base = `http://site${withBase(pageRoute, '/')}${address.trailingSlash ? '/' : ''}`;
  const { pathname } = new URL(path, base);
  return pathToRoute(pathname, '/') ?? pathname;
}

function looksLikeFile(path: string): boolean {
  return /\.(?!html?$)[a-z][a-z\d]{1,4}$/i.test(path);
}

function splitUrl(url: string): { path: string; suffix: string; hash: string } {
  const { pathname, suffix } = splitSuffix(url);
  const hash = suffix.includes('#') ? suffix.slice(suffix.indexOf('#') + 1) : '';
  return { path: pathname, suffix, hash };
}
