import { getDescription, getTitle } from '../../assemble/assemble-page.ts';
import type { CompiledSite } from '../../model/compiled-site.ts';
import type { SiteSources } from '../../model/site-sources.ts';
import type { CategoryContext } from '../categories/category-contents.ts';
import { categoryRoutes } from '../categories/category-pages.ts';
import { SIDEBAR_DEFAULTS } from './expand-sidebars.ts';
import { resolveSidebars } from './resolve-sidebars.ts';

/** The resolved sidebars of the docs, with the context that resolved them. */
export type AssembledDocs = ReturnType<typeof resolveSidebars> & { context: CategoryContext };

/** Resolves the sidebars once the titles of all pages are known. */
export function assembleSidebars(sources: SiteSources, compiled: CompiledSite): AssembledDocs {
  const context = categoryContext(sources, compiled);
  return { ...resolveSidebars(sources.content.docs.sidebars, context), context };
}

function categoryContext(sources: SiteSources, { pages, table }: CompiledSite): CategoryContext {
  const { config } = sources;
  const { draftIds, categories, sidebarsSource } = sources.content.docs;
  const docs = sources.pages.filter((page) => page.kind === 'docs');
  const byRoute = new Map(pages.map((page) => [page.source.route, page]));
  return {
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    draftIds,
    getTitle(doc) {
      const page = byRoute.get(doc.route);
      return page ? getTitle(page, config.title) : doc.id;
    },
    getDescription(doc) {
      const page = byRoute.get(doc.route);
      return page && getDescription(page);
    },
    categories,
    options: config.docs || SIDEBAR_DEFAULTS,
    address: config,
    texts: config.texts,
    routes: table.routes,
    categoryRoutes: categoryRoutes(sources.pages),
    file: config.docs ? config.docs.sidebarPath : undefined,
    source: sidebarsSource,
  };
}
