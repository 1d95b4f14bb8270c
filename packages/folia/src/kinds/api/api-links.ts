import { posix } from 'node:path';
import { modelOf, slugOf } from 'folia-openapi';
import type { ResolveUntrusted } from '../../compile/rehype/untrusted-links.ts';
import { decodePath, pathToRoute, routeToHref, splitSuffix } from '../../contract/address.ts';
import type { RouteTable } from '../../model/route-table.ts';
import type { SiteConfig } from '../../read/config/site-schema.ts';
import { apiRoutes } from './api-pages.ts';
import type { ApiReference } from './api-reference.ts';

type LinkResolverOptions = { config: SiteConfig; table: RouteTable };

/**
 * Returns a function that resolves links in the texts of a description: paths within the site, source files of its pages,
 * and the anchors that other tools generate for operations, tags, sections and schemas. It returns undefined for a link
 * without a page, which is rendered as plain text, since many descriptions are written for another site.
 */
export function makeLinkResolver(
  reference: ApiReference,
  { config, table }: LinkResolverOptions,
): ResolveUntrusted {
  const routes = apiRoutes(reference);

  return (url) => {
    const { pathname, suffix } = splitSuffix(url);
    const route = url.startsWith('#') ? anchorRoute(url) : pageRoute(pathname);
    if (route === undefined || !table.routes.has(route)) return undefined;
    const hash = suffix.includes('#') ? suffix.slice(suffix.indexOf('#') + 1) : '';
    const href = routeToHref(route, config);
    if (url.startsWith('#')) return { href };
    const position = findPosition(url, reference);
    const link = { file: reference.config.path, url, route, hash, ...position };
    return { href: href + suffix, link };
  };

  function pageRoute(pathname: string): string | undefined {
    if (!pathname.startsWith('/') && !/\.mdx?$/.test(pathname)) return undefined;
    const folder = posix.dirname(reference.config.path);
    const file = pathname.replace(/^(?:@site)?\//, '');
    const source = pathname === file ? posix.join(folder, decodePath(pathname)) : file;
    return table.bySource.get(source) ?? pathToRoute(pathname, '/');
  }

  /** https://redocly.com/docs/realm/author/how-to/openapi: `#operation/id`, `#tag/name`, `#section/title`. */
  function anchorRoute(url: string): string | undefined {
    const { api } = reference;
    const model = modelOf(url);
    const found = api.models.find(({ name }) => name === model);
    if (found) return routes.model(found.slug);
    const [kind, ...names] = url.slice(1).split('/');
    const name = decodePath(names.at(-1) ?? '');
    const operation = api.operations.find(({ id }) => id === name);
    if (operation && kind !== 'section') return routes.operation(operation.slug);
    const family = api.families.find(({ slug }) => slug === slugOf(name));
    if (family && kind === 'tag') return routes.family(family.slug);
    return kind === 'section' ? routes.introduction : undefined;
  }
}

/** Finds the first occurrence of a link: its file and line (1-based). */
function findPosition(url: string, { texts }: ApiReference): { file?: string; line?: number } {
  for (const [file, text] of texts) {
    const index = text.indexOf(url);
    if (index !== -1) return { file, line: text.slice(0, index).split('\n').length };
  }
  return {};
}
