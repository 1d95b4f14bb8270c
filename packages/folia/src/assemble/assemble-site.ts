import type { Problem } from 'folia-problems';
import { routeToHref } from '../contract/address.ts';
import type { ContentLanguage, PageData } from '../contract/page-data.ts';
import { firstHref } from '../contract/sidebar-window.ts';
import { addApiSidebars, apiFiles, apiPageOrigin, apiSearch } from '../kinds/api/assemble.ts';
import { assembleBlog } from '../kinds/blog/assemble-blog.ts';
import { withCardLists } from '../kinds/docs/card-lists.ts';
import {
  type CategoryContent,
  type CategoryContext,
  categoryContents,
} from '../kinds/docs/category-contents.ts';
import { categoryRoutes, placeOfCategory } from '../kinds/docs/category-pages.ts';
import { SIDEBAR_DEFAULTS } from '../kinds/docs/expand-sidebars.ts';
import { resolveSidebars } from '../kinds/docs/resolve-sidebars.ts';
import { feedOfPage } from '../kinds/pages/page-feed.ts';
import { tagContents } from '../kinds/tags/tag-contents.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { CompiledSite } from '../model/compiled-site.ts';
import type { Site, SitePage } from '../model/site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { DocPage, SourcePage } from '../model/source-page.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';
import { isDefaultLocale } from '../translate/locales.ts';
import {
  editUrl,
  lastUpdate,
  placeOf,
  placesIn,
  type Surroundings,
  unknownReferences,
} from './page-surroundings.ts';
import { resolveRedirects } from './redirects.ts';
import { makeShellDraft } from './shell-data.ts';
import { unlistedBanner } from './unlisted-banner.ts';

const EXCERPT_LENGTH = 155;

/** Puts the compiled pages together: sidebars, breadcrumbs, neighbours, titles. */
export function assembleSite(
  sources: SiteSources,
  compiled: CompiledSite,
): { site: Site; problems: Problem[] } {
  const { config } = sources;
  const context = sidebarContext(sources, compiled);
  const { docs } = context;
  const resolved = resolveSidebars(sources.sidebars, context);
  const { expanded } = resolved;
  const { sidebars, orders, problems } = addApiSidebars(resolved, sources);
  const sidebarHrefs = new Map(
    [...sidebars].flatMap(([name, items]) => {
      const href = items.map(firstHref).find((candidate) => candidate !== undefined);
      return href === undefined ? [] : [[name, href] as const];
    }),
  );
  const { siteDir } = sources;
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
  const docsByRoute = new Map(sources.docs.map((doc) => [doc.route, doc]));
  const places = new Map([...orders].map(([name, order]) => [name, placesIn(order)]));
  const surroundings = { sources, docs, docsByRoute, orders, places };
  const categories = categoryContents(expanded, context);
  const tags = sources.tags && tagContents(sources.tags, context);
  const moved = resolveRedirects(config.redirects, knownPages(compiled), {
    address: config,
    configSource,
  });
  const blog = assembleBlog(sources, compiled.pages, (page) => assemblePage(page, surroundings));
  const pages = compiled.pages
    .map((page) => {
      const category = categories.get(placeOfCategory(page.source) ?? '');
      if (category) return assembleCategoryPage(page, category, surroundings);
      const tag = tags?.get(page.source.route);
      if (tag) return assembleMadePage(page, tag, surroundings);
      return blog.pageOf(page) ?? assemblePage(page, surroundings);
    })
    .map((page) => withCardLists(page, expanded, context))
    .map((page) => withMovedAnchors(page, moved.redirects.anchors.get(page.route)));
  return {
    site: {
      pages,
      shell: draft.shell,
      sidebars: new Map([...sidebars, ...blog.sidebars]),
      redirects: moved.redirects.pages,
      files: apiFiles(sources),
      // Many pages are followed by the same feed.
      feeds: [...new Set(pages.flatMap(({ feeds = [] }) => feeds))],
    },
    problems: [
      ...resolved.problems,
      ...problems,
      ...draft.problems,
      ...moved.problems,
      ...unknownReferences(surroundings),
    ],
  };
}

/** All addresses with a page, those of pages that did not compile among them. */
function knownPages({ pages, table }: CompiledSite): { route: string; anchors?: string[] }[] {
  const compiled = pages.map(({ source, anchors }) => ({ route: source.route, anchors }));
  const routes = new Set(compiled.map(({ route }) => route));
  return [...compiled, ...[...table.routes.difference(routes)].map((route) => ({ route }))];
}

function withMovedAnchors(page: SitePage, movedAnchors?: Record<string, string>): SitePage {
  return movedAnchors ? { ...page, data: { ...page.data, movedAnchors } } : page;
}

function sidebarContext(sources: SiteSources, { pages, table }: CompiledSite): CategoryContext {
  const { config } = sources;
  const byPath = new Map(pages.map((page) => [page.source.path, page]));
  return {
    docs: new Map(sources.docs.map((doc) => [doc.id, doc])),
    draftIds: sources.draftIds,
    titleOf(doc) {
      const page = byPath.get(doc.path);
      return page ? titleOf(page, config.title) : doc.id;
    },
    descriptionOf(doc) {
      const page = byPath.get(doc.path);
      return page && descriptionOf(page);
    },
    categories: sources.categories,
    options: config.docs || SIDEBAR_DEFAULTS,
    address: config,
    texts: config.texts,
    routes: table.routes,
    categoryRoutes: categoryRoutes(sources.pages),
    file: config.docs ? config.docs.sidebarPath : undefined,
    source: sources.sidebarsSource,
  };
}

/** The page of a category in the words of its language, which the compiled page does not have. */
function assembleCategoryPage(
  page: CompiledPage,
  content: CategoryContent,
  surroundings: Surroundings,
): SitePage {
  const made = assembleMadePage(page, content, surroundings);
  const place = placeOf(page.source.route, {}, surroundings);
  return { ...made, data: { ...made.data, layout: 'doc', heading: content.title, ...place } };
}

/** A page that is made, such as that of a tag, in the words of its language. */
function assembleMadePage(
  page: CompiledPage,
  { title, description, html }: CategoryContent,
  surroundings: Surroundings,
): SitePage {
  const frontmatter = { ...page.frontmatter, title, description };
  const plain = assemblePage({ ...page, frontmatter }, surroundings);
  return { ...plain, html, data: { ...plain.data, language: undefined } };
}

function assemblePage(page: CompiledPage, surroundings: Surroundings): SitePage {
  const { config } = surroundings.sources;
  const { source, frontmatter } = page;
  const title = titleOf(page, config.title);
  const metaTitle = frontmatter.title_meta ?? title;
  const common = {
    href: routeToHref(source.route, config),
    documentTitle: metaTitle === config.title ? metaTitle : `${metaTitle} | ${config.title}`,
    className: frontmatter.wrapperClassName,
    description: descriptionOf(page),
    showsDescription: frontmatter.description !== undefined,
    toc: tocOf(page, config.themeConfig.tableOfContents),
    styles: page.styles,
    language: textLanguage(source, config),
  };
  const data: SitePage['data'] =
    source.kind === 'doc'
      ? { ...common, layout: 'doc', ...docParts(page, source, title, surroundings) }
      : source.kind === 'component'
        ? { ...common, layout: 'wide', breadcrumbs: [], toc: [] }
        : source.kind === 'api'
          ? {
              ...common,
              className: `api-main api-main-${source.view.kind}`,
              layout: 'doc',
              heading: title,
              ...placeOf(source.route, {}, surroundings),
              ...apiPageOrigin(source, surroundings.sources),
            }
          : { ...common, layout: 'page', heading: title, breadcrumbs: [] };
  return {
    route: source.route,
    title: metaTitle,
    data,
    html: frontmatter.unlisted ? unlistedBanner(config, data.language) + page.html : page.html,
    keywords: frontmatter.keywords ?? [],
    image: frontmatter.image,
    unlisted: frontmatter.unlisted,
    search: source.kind === 'api' ? apiSearch(source) : undefined,
    feeds: page.feed && [feedOfPage(page.feed, source.route, config)],
  };
}

/** The default language, where a page of another locale is not translated. */
function textLanguage(source: SourcePage, config: SiteConfig): ContentLanguage | undefined {
  const [own] = config.locales;
  if (isDefaultLocale(config) || source.kind === 'api' || source.original !== undefined || !own)
    return undefined;
  return { lang: own.htmlLang, dir: own.direction };
}

function descriptionOf({ frontmatter, firstParagraph }: CompiledPage): string | undefined {
  return frontmatter.description ?? excerpt(firstParagraph);
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

function docParts(page: CompiledPage, doc: DocPage, title: string, surroundings: Surroundings) {
  const { sources } = surroundings;
  const { docs } = sources.config;
  const { sidebar, breadcrumbs, previous, next } = placeOf(
    doc.route,
    doc.frontmatter,
    surroundings,
  );
  return {
    heading: doc.frontmatter.hide_title ? undefined : (page.heading ?? title),
    sidebar,
    breadcrumbs,
    tags: sources.tags?.byDoc
      .get(doc.id)
      ?.map(({ label, route }) => ({ label, href: routeToHref(route, sources.config) })),
    editUrl: editUrl(doc, docs ? docs.editUrl : undefined),
    lastUpdate: lastUpdate(doc, sources),
    previous,
    next,
  };
}
