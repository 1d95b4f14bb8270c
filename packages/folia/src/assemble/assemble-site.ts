import type { Problem } from 'folia-problems';
import type { SidebarItem } from '../contract/shell-data.ts';
import { firstHref } from '../contract/sidebar-window.ts';
import { fillCardLists } from '../kinds/categories/card-lists.ts';
import type { AssembledContent, AssembledSidebars } from '../kinds/content-kind.ts';
import { assembleSidebars } from '../kinds/docs/assemble-sidebars.ts';
import { KIND_NAMES, KINDS, KINDS_WITH_SIDEBARS } from '../kinds/kinds.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { CompiledSite } from '../model/compiled-site.ts';
import type { Site, SitePage } from '../model/site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { KindName, SourcePage } from '../model/source-page.ts';
import type { AssembleContext } from './assemble-context.ts';
import { resolveRedirects } from './redirects.ts';
import { makeShellDraft } from './shell-data.ts';
import { makeFindPosition, unknownReferences } from './sidebar-position.ts';

/** Puts the compiled pages of one locale together: sidebars, breadcrumbs, neighbors, titles. */
export function assembleSite(
  sources: SiteSources,
  compiled: CompiledSite,
): { site: Site; problems: Problem[] } {
  const { siteDir, config, configSource, customItems } = sources;
  const { table } = compiled;
  const docs = assembleSidebars(sources, compiled);
  const found = KINDS_WITH_SIDEBARS.flatMap((name) =>
    sidebarsOf(name, { sources, compiled, docs }),
  );
  const sidebars = new Map([...docs.sidebars, ...found.flatMap((added) => [...added.sidebars])]);
  const orders = new Map([...docs.orders, ...found.flatMap((added) => [...added.orders])]);
  const positions = { config, docs: docs.context.docs, orders };
  const context = { sources, compiled, docs, position: makeFindPosition(positions) };
  const content = assembleContent(context);
  const shell = makeShellDraft({
    siteDir,
    config,
    configSource,
    table,
    docs: docs.context.docs,
    sidebarHrefs: firstHrefs(sidebars),
    customItems,
  });
  const moved = resolveRedirects(config.redirects, knownPages(compiled), {
    address: config,
    configSource,
  });
  const pages = compiled.pages
    .map((page) => assembleByKind(page, content))
    .map((page) => fillCardLists(page, docs.expanded, docs.context))
    .map((page) => withMovedAnchors(page, moved.redirects.anchors.get(page.route)));
  const assembled = KIND_NAMES.map((name) => content[name]);
  return {
    site: {
      pages,
      shell: shell.shell,
      sidebars,
      redirects: moved.redirects.pages,
      files: assembled.flatMap(({ files = [] }) => files),
      // Many pages share a feed.
      feeds: [...new Set(pages.flatMap(({ feeds = [] }) => feeds))],
    },
    problems: [
      ...docs.problems,
      ...found.flatMap(({ problems }) => problems),
      ...assembled.flatMap(({ problems = [] }) => problems),
      ...shell.problems,
      ...moved.problems,
      ...unknownReferences(positions),
    ],
  };
}

function sidebarsOf(
  name: KindName,
  context: Omit<AssembleContext, 'position'>,
): AssembledSidebars[] {
  const { sidebars } = KINDS[name];
  return sidebars ? [sidebars(context)] : [];
}

type ContentByKind = { [Kind in KindName]: AssembledContent<Kind> };

function assembleContent(context: AssembleContext): ContentByKind {
  return {
    docs: KINDS.docs.assemble(context),
    pages: KINDS.pages.assemble(context),
    categories: KINDS.categories.assemble(context),
    tags: KINDS.tags.assemble(context),
    blog: KINDS.blog.assemble(context),
    api: KINDS.api.assemble(context),
  };
}

/** A page together with its kind, as TypeScript needs it to match both. */
type PageWithKind<Kind extends KindName> = {
  [Name in Kind]: SourcePage<Name> & { kind: Name };
}[Kind];

function assembleByKind(page: CompiledPage, content: ContentByKind): SitePage {
  return assembleWithKind(page, page.source, content);
}

function assembleWithKind<Kind extends KindName>(
  page: CompiledPage,
  source: PageWithKind<Kind>,
  content: ContentByKind,
): SitePage {
  return content[source.kind].page({ ...page, source });
}

/** The first page of each sidebar, by the name of the sidebar. */
function firstHrefs(sidebars: Map<string, SidebarItem[]>): Map<string, string> {
  return new Map(
    [...sidebars].flatMap(([name, items]) => {
      const href = items.map(firstHref).find((candidate) => candidate !== undefined);
      return href === undefined ? [] : [[name, href] as const];
    }),
  );
}

/** All addresses with a page, including those of pages that did not compile. */
function knownPages({ pages, table }: CompiledSite): { route: string; anchors?: string[] }[] {
  const compiled = pages.map(({ source, anchors }) => ({ route: source.route, anchors }));
  const routes = new Set(compiled.map(({ route }) => route));
  return [...compiled, ...[...table.routes.difference(routes)].map((route) => ({ route }))];
}

function withMovedAnchors(page: SitePage, movedAnchors?: Record<string, string>): SitePage {
  return movedAnchors ? { ...page, data: { ...page.data, movedAnchors } } : page;
}
