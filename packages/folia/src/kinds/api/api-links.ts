import { posix } from 'node:path';
import { getModelName, toSlug } from 'folia-openapi';
import type { Problem } from 'folia-problems';
import { slug } from 'github-slugger';
import type { ResolveUntrusted } from '../../compile/rehype/untrusted-links.ts';
import {
  decodePath,
  fragmentOf,
  pathToRoute,
  routeToHref,
  splitSuffix,
} from '../../contract/address.ts';
import { decodeOrKeep } from '../../contract/decode.ts';
import type { RouteTable } from '../../model/route-table.ts';
import type { ApiPage } from '../../model/source-page.ts';
import type { SiteConfig } from '../../read/config/site-schema.ts';
import { apiRoutes } from './api-pages.ts';
import type { ApiReference } from './api-reference.ts';
import { findLinkPosition } from './link-position.ts';

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

  return (url) => {
    const { pathname, suffix } = splitSuffix(url);
    const anchor = url.startsWith('#') ? findAnchor(url) : undefined;
    const route = url.startsWith('#') ? anchor?.route : pageRoute(pathname);
    if (route === undefined || !table.routes.has(route)) return undefined;
    const hash = fragmentOf(suffix);
    const href = routeToHref(route, config);
    if (anchor) return { href: anchor.id === undefined ? href : `${href}#${anchor.id}` };
    const position = findLinkPosition(url, reference);
    const link = { file: reference.config.path, route, hash, ...position, isForeign: true };
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

/** The page of an anchor, and the id on it. */
type Anchor = { route: string; id?: string };

/**
 * Returns a function that finds the page of an anchor: `#operation/id`, `#tag/name`, `#section/title` or a schema
 * (https://redocly.com/docs/realm/author/how-to/openapi), an operation by its method and path, or a heading of the
 * introduction as Scalar writes it, `#description/title`.
 */
function makeAnchors(reference: ApiReference): (url: string) => Anchor | undefined {
  const { api } = reference;
  const routes = apiRoutes(reference);
  const models = new Map(api.models.map((model) => [model.name, model.slug]));
  const operations = new Map(api.operations.map((each) => [each.id, each.slug] as const).reverse());
  const byPath = new Map(api.operations.map((each) => [each.method + each.path, each.slug]));
  const families = new Set(api.families.map((family) => family.slug));
  return (url) => {
    const model = models.get(getModelName(url) ?? '');
    if (model !== undefined) return { route: routes.model(model) };
    const [kind, ...names] = url.slice(1).split('/').map(decodeOrKeep);
    const name = names.at(-1) ?? '';
    if (kind === 'section' || kind === 'description') {
      return { route: routes.introduction, id: slug(name) || undefined };
    }
    const place = kind === 'tag' ? methodAndPath(names) : undefined;
    const id = operationId(kind, names) ?? name;
    const operation = place === undefined ? operations.get(id) : byPath.get(place);
    if (operation !== undefined) return { route: routes.operation(operation) };
    const isFamily = kind === 'tag' && place === undefined && families.has(toSlug(name));
    return isFamily ? { route: routes.family(toSlug(name)) } : undefined;
  };
}

/** The id after `operation`, which may contain slashes. */
function operationId(kind: string | undefined, names: string[]): string | undefined {
  if (kind === 'operation') return names.join('/');
  const place = names.indexOf('operation');
  return place === -1 ? undefined : names.slice(place + 1).join('/');
}

/** Methods as they are written in anchors. */
const METHOD = /^(?:get|put|post|delete|options|head|patch|trace|query)$/i;

/** The method and path after a tag: `GET/path`, as Scalar writes it, or `paths/~1path/get`, as Redoc does. */
function methodAndPath([, first = '', ...rest]: string[]): string | undefined {
  if (METHOD.test(first)) return `${first.toUpperCase()}/${rest.join('/')}`;
  const [pointer = '', method = ''] = rest;
  return first === 'paths' && METHOD.test(method)
    ? method.toUpperCase() + pointer.replaceAll('~1', '/').replaceAll('~0', '~')
    : undefined;
}

/** A warning about a link in the text of a page that leads nowhere, so it is shown as plain text. */
export function deadLinkProblem(url: string, { view, reference }: ApiPage): Problem {
  const operation =
    view.kind === 'operation' || view.kind === 'webhook' ? view.operation : undefined;
  const { url: written, ...position } = findLinkPosition(url, reference);
  // Several pages may show the same text. If the message has a line and no operation, the link is reported only once.
  const isPlaced = position.line !== undefined;
  const of = operation && !isPlaced ? ` of ${operation.method} ${operation.path}` : '';
  return {
    file: reference.config.path,
    ...position,
    severity: 'warning',
    kind: 'links that lead nowhere',
    message: `The link "${written}"${of} leads nowhere, so it is shown as text.`,
    hint: 'Expected: a page of this site, such as "/docs/page", "#operation/id", or a URL.',
  };
}
