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

/** A scheme or a protocol-relative address: https://url.spec.whatwg.org/#url-scheme-string */
const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;
const SOURCE = /\.mdx?$/i;

/** What links may lead to. */
export type LinkTargets = {
  address: AddressForm;
  table: RouteTable;
  assets: AssetStore;
  /** Addresses of files that the build generates, by their paths. */
  generatedFiles?: ReadonlyMap<string, string>;
};

/** Resolves the links of one page; what stays unknown until all pages are compiled comes back as a route. */
export function makeLinkResolver(
  page: { path: string; original?: string; route: string },
  { address, table, assets, generatedFiles }: LinkTargets,
): (url: string) => Promise<LinkTarget> {
  // What a translation refers to is looked up beside it first, then beside its original.
  const paths = page.original === undefined ? [page.path] : [page.path, page.original];

  return async (url) => {
    if (EXTERNAL.test(url)) return { kind: 'external' };
    const { path, suffix, hash } = splitUrl(url);
    // What code has imported comes with the address under which it is published.
    const published = assets.at(path);
    if (published) return { kind: 'file', ...published, href: published.href + suffix };
    if (path === '') return { kind: 'route', href: suffix, route: page.route, hash };
    if (SOURCE.test(path)) return sourceTarget(path, suffix, hash);
    const asset = await findAsset(path);
    if (asset?.isUnreadable) return unreadablePicture(path);
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
      message: `The link "${path}" leads to no page.`,
      hint: `${percentHint(path)}${didYouMean(path.replace(/^\.\//, ''), known)}Paths are relative to this file.`,
      dependsOn: sources.map((source): Fact => `sources/${source}`),
    };
  }
}

function unreadablePicture(path: string): LinkTarget {
  return {
    kind: 'broken',
    subject: 'picture',
    message: `The picture "${path}" cannot be read.`,
    hint: 'The file is damaged, or it is not in the format that its name ends in.',
  };
}

function missingFile(path: string, route: string): LinkTarget {
  return {
    kind: 'broken',
    subject: 'link',
    message: `The file "${path}" does not exist.`,
    hint: `${percentHint(path)}A path with a leading slash is looked up in the static folders, any other beside this file.`,
    dependsOn: path.startsWith('/') ? ['files', pagesAt(route)] : [pagesAt(route)],
  };
}

function pageTarget(route: string, suffix: string, hash: string, address: AddressForm): LinkTarget {
  return { kind: 'route', href: routeToHref(route, address) + suffix, route, hash };
}

/** The route of a path as written: from the site's root with a leading slash, else from the page's folder. */
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
