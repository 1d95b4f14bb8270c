import { type Problem, pagesAt, SiteError } from 'folia-problems';
import type { TocEntry } from '../contract/page-data.ts';
import { makeApiContexts } from '../kinds/api/api-context.ts';
import { apiFileHrefs } from '../kinds/api/assemble.ts';
import { FEED_FORMATS, feedRoute } from '../kinds/feed-address.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { ChangeableSite, CompiledSite } from '../model/compiled-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { SourcePage } from '../model/source-page.ts';
import type { CompileServices } from './compile-input.ts';
import { compilePage } from './compile-page.ts';
import { makeRouteTable } from './route-table.ts';
import { siteValues } from './site-values.ts';

/** What a site is compiled with that is the same for all its locales. */
export type SharedServices = Omit<CompileServices, 'apiContext'>;

export type CompileSiteOptions = {
  /** The headings of the default locale's pages, by path: translations take over their ids. */
  originalHeadings?: ReadonlyMap<string, TocEntry[]>;
  /** Called after each page. */
  onPage?: () => void;
  /** Compiles one page, or returns what is known of it. */
  compile?: typeof compilePage;
};

/** The headings of the pages of a compiled site, by path of the page. */
export function headingsOf({ pages }: CompiledSite): Map<string, TocEntry[]> {
  return new Map(
    pages.flatMap(({ source, toc }) => ('path' in source ? [[source.path, toc] as const] : [])),
  );
}

/** Compiles all pages of one locale. Problems are collected instead of stopping at the first. */
export async function compileSite(
  sources: SiteSources,
  services: SharedServices,
  { originalHeadings, onPage, compile = compilePage }: CompileSiteOptions = {},
): Promise<ChangeableSite> {
  const { siteDir, config } = sources;
  const { table: ofPages, kept, problems } = makeRouteTable(sources.pages);
  const input = {
    siteDir,
    config,
    site: siteValues(config),
    table: ofPages,
    generatedFiles: apiFileHrefs(sources.content.api, config.siteBaseUrl),
    originalHeadings,
  };
  const ownServices = { ...services, apiContext: makeApiContexts(config, ofPages) };
  const compileOne = (source: SourcePage) => compile(source, input, ownServices);
  const pages: CompiledPage[] = [];
  const failed: Problem[] = [];
  for (const source of kept) {
    try {
      pages.push(await compileOne(source));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      failed.push(...error.problems.map((problem) => withFeedsUnknown(problem, source)));
    }
    onPage?.();
  }
  return {
    pages,
    table: { ...ofPages, files: feedFilesOf(pages, config) },
    assets: services.assets.published,
    problems: [...problems, ...failed],
    lacksOriginal: (page) =>
      'original' in page &&
      page.original !== undefined &&
      originalHeadings?.has(page.original) === false,
    compileAgain: compileOne,
  };
}

/** A component may export a feed, whose files are linked to; what it exports is known only once it has run. */
function withFeedsUnknown(problem: Problem, { form, route }: SourcePage): Problem {
  if (form !== 'component') return problem;
  const feeds = FEED_FORMATS.map((format) => pagesAt(feedRoute(route, format)));
  return { ...problem, leavesUnknown: [...(problem.leavesUnknown ?? []), ...feeds] };
}

/** The files of feeds, as paths from the locale's root. */
function feedFilesOf(pages: CompiledPage[], { blog }: SiteSources['config']): Set<string> {
  const ofBlog = blog
    ? blog.feedOptions.type.map((type) => feedRoute(`/${blog.routeBasePath}`, type))
    : [];
  const ofPages = pages
    .filter(({ feed }) => feed)
    .flatMap(({ source }) => FEED_FORMATS.map((format) => feedRoute(source.route, format)));
  return new Set([...ofBlog, ...ofPages]);
}
