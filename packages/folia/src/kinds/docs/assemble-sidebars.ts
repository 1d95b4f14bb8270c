import type { Problem } from 'folia-problems';
import { getDescription, getTitle } from '../../assemble/assemble-page.ts';
import { makeIsStaticFile, type PathTargets } from '../../assemble/site-path.ts';
import type { SidebarItem } from '../../contract/shell-data.ts';
import type { CompiledPage } from '../../model/compiled-page.ts';
import type { CompiledSite } from '../../model/compiled-site.ts';
import type { DocsVersion } from '../../model/docs-version.ts';
import type { ContentLink } from '../../model/page-content.ts';
import type { SidebarPage } from '../../model/sidebar-page.ts';
import type { SiteSources, VersionSources } from '../../model/site-sources.ts';
import type { DocPage } from '../../model/source-page.ts';
import type { CategoryContext } from '../categories/category-contents.ts';
import { categoryRoutes } from '../categories/category-pages.ts';
import type { ExpandedItem } from './expand-sidebars.ts';
import { resolveSidebars } from './resolve-sidebars.ts';

/** A version of the docs with its resolved sidebars, and the context that resolved them. */
export type AssembledVersion = {
  version: DocsVersion;
  sidebars: Map<string, SidebarItem[]>;
  orders: Map<string, SidebarPage[]>;
  /** The entries before their links are resolved. */
  expanded: Map<string, ExpandedItem[]>;
  context: CategoryContext;
  problems: Problem[];
  sectionLinks: ContentLink[];
};

/** Resolves the sidebars of every version once the titles of all pages are known. */
export function assembleSidebars(sources: SiteSources, compiled: CompiledSite): AssembledVersion[] {
  const docs = Map.groupBy(
    sources.pages.filter((page) => page.kind === 'docs'),
    ({ version }) => version,
  );
  const shared = {
    sources,
    address: sources.config,
    table: compiled.table,
    isStaticFile: makeIsStaticFile(sources.siteDir, sources.config.staticDirectories),
    compiledByRoute: new Map(compiled.pages.map((page) => [page.source.route, page])),
    categoryRoutes: categoryRoutes(sources.pages),
  };
  return sources.content.docs.map((ofVersion) => {
    const { version } = ofVersion;
    const context = categoryContext(ofVersion, docs.get(version.key) ?? [], shared);
    return { version, context, ...resolveSidebars(ofVersion.sidebars, context) };
  });
}

type SharedContext = PathTargets & {
  sources: SiteSources;
  compiledByRoute: Map<string, CompiledPage>;
  categoryRoutes: Map<string, string>;
};

function categoryContext(
  { version, draftIds, categories, sidebarsSource }: VersionSources,
  docs: DocPage[],
  { sources, compiledByRoute, categoryRoutes: generatedRoutes, ...targets }: SharedContext,
): CategoryContext {
  const { config } = sources;
  return {
    docs: new Map(docs.map((doc) => [doc.id, doc])),
    draftIds,
    getTitle(doc) {
      const page = compiledByRoute.get(doc.route);
      return page ? getTitle(page, config.title) : doc.id;
    },
    getDescription(doc) {
      const page = compiledByRoute.get(doc.route);
      return page && getDescription(page);
    },
    categories,
    options: version.options,
    sidebarPrefix: version.sidebarPrefix,
    ...targets,
    texts: config.texts,
    categoryRoutes: generatedRoutes,
    file: version.options.sidebarPath,
    source: sidebarsSource,
  };
}
