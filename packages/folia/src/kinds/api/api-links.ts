import { posix } from 'node:path';
import { getModelName, toSlug } from 'folia-openapi';
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
  const findAnchor = makeAnchors(reference);
  const findPosition = makeFindPosition(reference);

  return (url) => {
    const { pathname, suffix } = splitSuffix(url);
    const route = url.startsWith('#') ? findAnchor(url) : pageRoute(pathname);
    if (route === undefined || !table.routes.has(route)) return undefined;
    const hash = suffix.includes('#') ? suffix.slice(suffix.indexOf('#') + 1) : '';
    const href = routeToHref(route, config);
    if (url.startsWith('#')) return { href };
    const position = findPosition(url);
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
}

/**
 * Returns a function that finds the route of an anchor
 * (https://redocly.com/docs/realm/author/how-to/openapi): `#operation/id`, `#tag/name`, `#section/title`, or a schema.
 */
function makeAnchors(reference: ApiReference): (url: string) => string | undefined {
  const { api } = reference;
  const routes = apiRoutes(reference);
  const models = new Map(api.models.map(({ name, slug }) => [name, slug]));
  const operations = new Map(api.operations.map(({ id, slug }) => [id, slug] as const).reverse());
  const families = new Set(api.families.map(({ slug }) => slug));
  return (url) => {
    const model = models.get(getModelName(url) ?? '');
    if (model !== undefined) return routes.model(model);
    const [kind, ...names] = url.slice(1).split('/');
    const name = decodePath(names.at(-1) ?? '');
    const operation = operations.get(name);
    if (operation !== undefined && kind !== 'section') return routes.operation(operation);
    if (kind === 'tag' && families.has(toSlug(name))) return routes.family(toSlug(name));
    return kind === 'section' ? routes.introduction : undefined;
  };
}

/** Returns a function that finds the first occurrence of a link: its file and line (1-based). */
function makeFindPosition({ texts }: ApiReference) {
  const known = new Map<string, { file?: string; line?: number }>();
  const find = (url: string) => {
    for (const [file, text] of texts) {
      const index = text.indexOf(url);
      if (index !== -1) return { file, line: lineAt(text, index) };
    }
    return {};
  };
  return (url: string) => {
    const position = known.get(url) ?? find(url);
    known.set(url, position);
    return position;
  };
}

/** The line of an index in a text, without making copies of a text that may have many megabytes. */
function lineAt(text: string, index: number): number {
  let line = 1;
  for (let end = text.indexOf('\n'); end !== -1 && end < index; end = text.indexOf('\n', end + 1)) {
    line += 1;
  }
  return line;
}
