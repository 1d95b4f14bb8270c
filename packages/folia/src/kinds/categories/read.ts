import type { ReadContent, ReadContext } from '../content-kind.ts';
import { expandSidebars } from '../docs/expand-sidebars.ts';
import { categoryPages } from './category-pages.ts';

/** Plans a page for each sidebar category that links to a generated index. */
export function readCategories({ config, alreadyRead }: ReadContext): ReadContent<'categories'> {
  const { docs: sources } = alreadyRead.content;
  const { docs: options } = config;
  if (!options || !sources) return { pages: [], sources: undefined, problems: [] };
  const docs = alreadyRead.pages.filter((page) => page.kind === 'docs');
  const expanded = expandSidebars(sources.sidebars, {
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    draftIds: sources.draftIds,
    categories: sources.categories,
    options,
  });
  const { routeBasePath, sidebarPath = options.path } = options;
  const pages = categoryPages(expanded, { routeBasePath, file: sidebarPath });
  return { pages, sources: undefined, problems: [] };
}
