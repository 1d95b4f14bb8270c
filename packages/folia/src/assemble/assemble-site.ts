import type { SidebarItem } from '../contract/shell-data.ts';
import { firstHref } from '../contract/sidebar-window.ts';
import { fillCardLists } from '../kinds/categories/card-lists.ts';
import type { AssembledContent, AssembledSidebars } from '../kinds/content-kind.ts';
import { type AssembledVersion, assembleSidebars } from '../kinds/docs/assemble-sidebars.ts';
import { KIND_NAMES, KINDS } from '../kinds/kinds.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { CompiledSite } from '../model/compiled-site.ts';
import type { LocaleSite } from '../model/locale-site.ts';
import type { ContentLink, LinkedText } from '../model/page-content.ts';
import type { Site, SitePage } from '../model/site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { KindName, PageWithKind } from '../model/source-page.ts';
import type { SpoolText } from '../model/spool-text.ts';
import { CONFIG_FILE } from '../read/config/config-file.ts';
import type { AssembleContext } from './assemble-context.ts';
import { hasOwnShell, linkVersions, siblingVersions } from './linked-versions.ts';
import { resolveRedirects } from './redirects.ts';
import { type FormerSite, makeFindFormer } from './reuse-pages.ts';
import { makeShellDraft } from './shell-data.ts';
import type { ShellLinkInput } from './shell-links.ts';
import { findUnknownReferences, makeFindPosition } from './sidebar-position.ts';
import { spoolAssembled } from './spool-page.ts';
import { makeAddVersion } from './versioned-pages.ts';

/**
 * Assembles the compiled pages of one locale into a site: sidebars, breadcrumbs, previous and next links, titles. Also
 * returns a function that assembles one page again. It is valid until something changes that other pages show about it.
 *
 * @param former an earlier state of the same site, whose unchanged pages are reused
 * @param spool puts the HTML of pages aside; by default, it stays in memory
 */
export function assembleSite(
  sources: SiteSources,
  compiled: CompiledSite,
  former?: FormerSite,
  spool?: SpoolText,
): Pick<LocaleSite, 'site' | 'problems' | 'linked' | 'assemblePage'> {
  const { siteDir, config, configSource, customItems } = sources;
  const { table } = compiled;
  const docs = assembleSidebars(sources, compiled);
  const kindSidebars = KIND_NAMES.flatMap((name) =>
    assembleKindSidebars(name, { sources, compiled, docs }),
  );
  const orders = new Map([...docs, ...kindSidebars].flatMap((added) => [...added.orders]));
  const versions = docs.map(({ version: { sidebarPrefix }, context }) => {
    return { docs: context.docs, sidebarPrefix };
  });
  const positions = { config, versions, orders };
  const context = { sources, compiled, docs, position: makeFindPosition(positions) };
  const content = assembleContent(context);
  const assembled = KIND_NAMES.map((name) => content[name]);
  const sidebars = new Map([
    ...[...docs, ...kindSidebars].flatMap((added) => [...added.sidebars]),
    ...assembled.flatMap((added) => [...(added.sidebars ?? [])]),
  ]);
  const linked = linkVersions(docs, config);
  const shellInput = {
    siteDir,
    config,
    configSource,
    table,
    versions: linked,
    sidebarHrefs: findFirstHrefs(sidebars),
    logoSizes: compiled.logoSizes,
    customItems,
  };
  const shell = makeShellDraft(shellInput);
  const addVersion = makeAddVersion(linked, table.routes, config);
  const known = config.redirects.length > 0 ? listKnownPages(compiled) : [];
  const resolved = resolveRedirects(config.redirects, known, {
    address: config,
    configSource,
    files: table.files,
  });
  const assemblePage = (page: CompiledPage) => {
    const assembled = addVersion(assembleByKind(page, content), page.source);
    const filled = fillCardLists(assembled, docs);
    return withMovedAnchors(filled, resolved.redirects.anchors.get(filled.route));
  };
  const findFormer = makeFindFormer(sources, former, context.position);
  const pages = compiled.pages.map((page) => {
    const assembled = findFormer(page) ?? assemblePage(page);
    return spool ? spoolAssembled(assembled, page, spool) : assembled;
  });
  return {
    assemblePage,
    site: {
      pages,
      shell: shell.shell,
      versions: versionShells(shellInput),
      sidebars,
      redirects: resolved.redirects.pages,
      files: assembled.flatMap(({ files = [] }) => files),
      // Pages can share a feed.
      feeds: [...new Set(pages.flatMap(({ feeds = [] }) => feeds))],
    },
    linked: listLinkedTexts(shell, docs),
    problems: [
      ...[...docs, ...kindSidebars].flatMap(({ problems }) => problems),
      ...assembled.flatMap(({ problems = [] }) => problems),
      ...shell.problems,
      ...resolved.problems,
      ...findUnknownReferences(positions),
    ],
  };
}

function assembleKindSidebars(
  name: KindName,
  context: Omit<AssembleContext, 'position'>,
): AssembledSidebars[] {
  const { sidebars } = KINDS[name];
  return sidebars ? [sidebars(context)] : [];
}

/** The links of the config and of the sidebars files whose sections are yet to be checked. */
function listLinkedTexts(
  { sectionLinks }: { sectionLinks: ContentLink[] },
  docs: AssembledVersion[],
): LinkedText[] {
  const sidebars = docs.map(({ context: { file = CONFIG_FILE }, sectionLinks: links }) => {
    return { path: file, links };
  });
  return [{ path: CONFIG_FILE, links: sectionLinks }, ...sidebars];
}

/** Makes the shells of other versions. Their problems are left out, since the shell of the default version has the same. */
function versionShells(input: Omit<ShellLinkInput, 'active'>): Site['versions'] {
  return new Map(
    input.versions.filter(hasOwnShell).map(({ version }) => {
      const { shell } = makeShellDraft({ ...input, active: version });
      const last = siblingVersions(input.versions, version.instance).find(
        (sibling) => !hasOwnShell(sibling),
      );
      const { key, sidebarPrefix } = version;
      return [key, { shell, sidebarPrefix, replaces: last?.version.key }];
    }),
  );
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

/** Finds the URL of the first page of each sidebar, by sidebar name. */
function findFirstHrefs(sidebars: Map<string, SidebarItem[]>): Map<string, string> {
  return new Map(
    [...sidebars].flatMap(([name, items]) => {
      const href = items.map(firstHref).find((candidate) => candidate !== undefined);
      return href === undefined ? [] : [[name, href] as const];
    }),
  );
}

/** Lists all routes. The anchors of pages that did not compile, or only in part, are unknown. */
function listKnownPages({ pages, table }: CompiledSite): { route: string; anchors?: string[] }[] {
  const compiled = pages.map(({ source, anchors, lacksParts = false }) => ({
    route: source.route,
    ...(lacksParts ? {} : { anchors }),
  }));
  const routes = new Set(compiled.map(({ route }) => route));
  return [...compiled, ...[...table.routes.difference(routes)].map((route) => ({ route }))];
}

function withMovedAnchors(page: SitePage, movedAnchors?: Record<string, string>): SitePage {
  return movedAnchors ? { ...page, data: { ...page.data, movedAnchors } } : page;
}
