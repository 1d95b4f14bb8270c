import type { SiteConfig } from '../config/site-schema.ts';
import { routeToHref } from '../contract/address.ts';
import type {
  Breadcrumb,
  ContentLanguage,
  LastUpdate,
  PageData,
  PageLink,
} from '../contract/page-data.ts';
import type { SearchGroup } from '../contract/search.ts';
import type { SidebarItem } from '../contract/shell-data.ts';
import { firstHref } from '../contract/sidebar-window.ts';
import { isDefaultLocale } from '../i18n/locales.ts';
import { didYouMean } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import { resolveSidebars, type SidebarDoc } from '../sources/docs/resolve-sidebars.ts';
import type { DocPage, SourcePage } from '../sources/source-page.ts';
import type { CompiledPage } from './compile-page.ts';
import type { CompiledSite } from './compile-site.ts';
import type { SiteSources } from './read-site.ts';
import { type Redirect, resolveRedirects } from './redirects.ts';
import { makeShellDraft, type ShellDraft } from './shell-data.ts';

/** A page ready to be rendered. */
export type SitePage = {
  route: string;
  data: Omit<PageData, 'build'>;
  html: string;
  keywords: string[];
  image?: string;
  unlisted: boolean;
  /** What the search is to know besides the body: another group than the layout tells, and further words to be found by. */
  search?: { group?: SearchGroup; words?: string[] };
};

export type Site = {
  pages: SitePage[];
  shell: ShellDraft;
  sidebars: Map<string, SidebarItem[]>;
  /** Addresses that lead to a page that has moved. */
  redirects: Redirect[];
};

const EXCERPT_LENGTH = 155;

type Surroundings = {
  sources: SiteSources;
  docs: Map<string, DocPage>;
  orders: Map<string, SidebarDoc[]>;
};

/** Puts the compiled pages together: sidebars, breadcrumbs, neighbours, titles. */
export function assembleSite(
  sources: SiteSources,
  compiled: CompiledSite,
): { site: Site; problems: Problem[] } {
  const docs = new Map(sources.docs.map((doc) => [doc.id, doc]));
  const titles = new Map(
    compiled.pages.map((page) => [page.source.path, titleOf(page, sources.config.title)]),
  );
  const { sidebars, orders, problems } = resolveSidebars(sources.sidebars, {
    docs,
    titleOf: (doc) => titles.get(doc.path) ?? doc.id,
    categories: sources.categories,
    address: sources.config,
    routes: compiled.table.routes,
    file: sources.config.docs ? sources.config.docs.sidebarPath : undefined,
    source: sources.sidebarsSource,
  });
  const sidebarHrefs = new Map(
    [...sidebars].flatMap(([name, items]) => {
      const href = items.map(firstHref).find((candidate) => candidate !== undefined);
      return href === undefined ? [] : [[name, href] as const];
    }),
  );
  const { siteDir, config } = sources;
  const { table } = compiled;
  const { configSource, customItems } = sources;
  const draft = makeShellDraft({
    siteDir,
    config,
    configSource,
    table,
    docs,
    sidebarHrefs,
    customItems,
  });
  const surroundings = { sources, docs, orders };
  const moved = resolveRedirects(
    config.redirects,
    compiled.pages.map(({ source, anchors }) => ({ route: source.route, anchors })),
    { address: config, configSource },
  );
  const pages = compiled.pages
    .map((page) => assemblePage(page, surroundings))
    .map((page) => withMovedAnchors(page, moved.redirects.anchors.get(page.route)));
  return {
    site: { pages, shell: draft.shell, sidebars, redirects: moved.redirects.pages },
    problems: [
      ...problems,
      ...draft.problems,
      ...moved.problems,
      ...unknownReferences(surroundings),
    ],
  };
}

function withMovedAnchors(page: SitePage, movedAnchors?: Record<string, string>): SitePage {
  return movedAnchors ? { ...page, data: { ...page.data, movedAnchors } } : page;
}

/** A problem for each page whose frontmatter names a page or a sidebar that does not exist. */
function unknownReferences({ sources, docs, orders }: Surroundings): Problem[] {
  return sources.docs.flatMap(({ path, frontmatter }) => {
    const { pagination_prev, pagination_next, displayed_sidebar } = frontmatter;
    const references = [
      { key: 'pagination_prev', name: pagination_prev, known: docs },
      { key: 'pagination_next', name: pagination_next, known: docs },
      { key: 'displayed_sidebar', name: displayed_sidebar, known: orders },
    ];
    return references.flatMap(({ key, name, known }) =>
      name === undefined || name === null || known.has(name)
        ? []
        : [
            {
              file: path,
              line: 1,
              message: `Frontmatter: ${key}: nothing is named "${name}".`,
              hint: `${didYouMean(name, known.keys())}Allowed: ${key === 'displayed_sidebar' ? 'the name of a sidebar' : 'the id of a docs page'}, or null.`,
            },
          ],
    );
  });
}

function assemblePage(page: CompiledPage, surroundings: Surroundings): SitePage {
  const { config } = surroundings.sources;
  const { source, frontmatter } = page;
  const title = titleOf(page, config.title);
  const common = {
    href: routeToHref(source.route, config),
    documentTitle: title === config.title ? title : `${title} | ${config.title}`,
    description: frontmatter.description ?? excerpt(page.firstParagraph),
    showsDescription: frontmatter.description !== undefined,
    toc: tocOf(page, config.themeConfig.tableOfContents),
    styles: page.styles,
    language: textLanguage(source, config),
  };
  const data: SitePage['data'] =
    source.kind === 'doc'
      ? { ...common, layout: 'doc', ...docParts(page, source, title, surroundings) }
      : source.kind === 'page'
        ? { ...common, layout: 'page', heading: title, breadcrumbs: [] }
        : { ...common, layout: 'wide', breadcrumbs: [], toc: [] };
  return {
    route: source.route,
    data,
    html: page.html,
    keywords: frontmatter.keywords ?? [],
    image: frontmatter.image,
    unlisted: frontmatter.unlisted,
  };
}

/** The default language, where a page of another locale is not translated. */
function textLanguage(source: SourcePage, config: SiteConfig): ContentLanguage | undefined {
  const [own] = config.locales;
  if (isDefaultLocale(config) || source.original !== undefined || !own) return undefined;
  return { lang: own.htmlLang, dir: own.direction };
}

/** Enough of a text for a search engine, cut between words. */
function excerpt(text: string | undefined): string | undefined {
  if (text === undefined || text.length <= EXCERPT_LENGTH) return text;
  return `${text.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}

function titleOf({ frontmatter, heading, source }: CompiledPage, siteTitle: string): string {
  return frontmatter.title ?? heading ?? (source.route.split('/').at(-1) || siteTitle);
}

function tocOf(
  { frontmatter, toc }: CompiledPage,
  levels: { minHeadingLevel: number; maxHeadingLevel: number },
): PageData['toc'] {
  if (frontmatter.hide_table_of_contents) return [];
  const min = frontmatter.toc_min_heading_level ?? levels.minHeadingLevel;
  const max = frontmatter.toc_max_heading_level ?? levels.maxHeadingLevel;
  return toc.filter(({ level }) => level >= min && level <= max);
}

function docParts(
  page: CompiledPage,
  doc: DocPage,
  title: string,
  { sources, docs, orders }: Surroundings,
) {
  const { config } = sources;
  const shown = doc.frontmatter.displayed_sidebar;
  const sidebar =
    shown === undefined
      ? [...orders].find(([, order]) => order.some(({ id }) => id === doc.id))?.[0]
      : (shown ?? undefined);
  const order = sidebar === undefined ? [] : (orders.get(sidebar) ?? []);
  const index = order.findIndex(({ id }) => id === doc.id);
  const entry = order[index];
  const neighbour = (fixed: string | null | undefined, other: SidebarDoc | undefined) => {
    const id = fixed === undefined ? other?.id : (fixed ?? undefined);
    return id === undefined ? undefined : pageLink(id, order, docs, sources);
  };
  return {
    heading: doc.frontmatter.hide_title ? undefined : (page.heading ?? title),
    sidebar,
    breadcrumbs: entry ? breadcrumbs(entry, docs, sources) : [],
    editUrl: editUrl(doc, config.docs ? config.docs.editUrl : undefined),
    lastUpdate: lastUpdate(doc, sources),
    previous: neighbour(doc.frontmatter.pagination_prev, index > 0 ? order[index - 1] : undefined),
    next: neighbour(doc.frontmatter.pagination_next, index >= 0 ? order[index + 1] : undefined),
  };
}

function breadcrumbs(
  entry: SidebarDoc,
  docs: Map<string, DocPage>,
  { config }: SiteSources,
): Breadcrumb[] {
  return entry.trail.map(({ label, docId }) => {
    const doc = docId === undefined ? undefined : docs.get(docId);
    return { label, href: doc && routeToHref(doc.route, config) };
  });
}

function pageLink(
  id: string,
  order: SidebarDoc[],
  docs: Map<string, DocPage>,
  { config }: SiteSources,
): PageLink | undefined {
  const doc = docs.get(id);
  if (!doc) return undefined;
  const entry = order.find((candidate) => candidate.id === id);
  const label = entry?.label ?? doc.frontmatter.sidebar_label ?? doc.frontmatter.title ?? id;
  return { label, href: routeToHref(doc.route, config), section: entry?.trail.at(-1)?.label };
}

function editUrl(doc: DocPage, base: string | undefined): string | undefined {
  const own = doc.frontmatter.custom_edit_url;
  if (own !== undefined) return own ?? undefined;
  return base && `${base.replace(/\/$/, '')}/${doc.path}`;
}

function lastUpdate(doc: DocPage, { config, history }: SiteSources): LastUpdate | undefined {
  if (!config.docs) return undefined;
  const { showLastUpdateTime, showLastUpdateAuthor } = config.docs;
  const own = doc.frontmatter.last_update;
  const commit = history.get(doc.path);
  const time = showLastUpdateTime ? (own?.date ?? commit?.time) : undefined;
  const author = showLastUpdateAuthor ? (own?.author ?? commit?.author) : undefined;
  return time === undefined && author === undefined ? undefined : { time, author };
}
