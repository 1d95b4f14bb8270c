import { type Problem, pagesAt, SiteError } from 'folia-problems';
import { FEED_FORMATS, feedRoute } from '../assemble/feed.ts';
import { checkLinks } from '../check/link-check.ts';
import type { TocEntry } from '../contract/page-data.ts';
import { apiFileHrefs } from '../kinds/api/assemble.ts';
import { makeApiCompiler } from '../kinds/api/compile.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { ChangeableSite, CompiledSite } from '../model/compiled-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { SourcePage } from '../model/source-page.ts';
import { makeAssetStore } from './assets.ts';
import { compilePage } from './compile-page.ts';
import type { CompileTools } from './compile-tools.ts';
import type { ConvertPicture } from './picture-formats.ts';
import { makeRouteTable } from './route-table.ts';
import { siteValues } from './site-values.ts';

export type CompileSiteTools = Omit<
  CompileTools,
  'surroundings' | 'siteDir' | 'site' | 'texts' | 'admonitions' | 'islands' | 'compileApi'
> & {
  /** Left out where pictures stay as they are. */
  convertPicture?: ConvertPicture;
};

/** The headings of a compiled site's pages, by path of the page: translations of the pages take over their ids. */
export function headingsOf({ pages }: CompiledSite): Map<string, TocEntry[]> {
  return new Map(pages.map(({ source, toc }) => [source.path, toc]));
}

/** Compiles all pages and gathers what is wrong with them instead of stopping at the first. */
export async function compileSite(
  sources: SiteSources,
  tools: CompileSiteTools,
  onProgress: (done: number, total: number) => void,
  compile: typeof compilePage = compilePage,
): Promise<ChangeableSite> {
  const { siteDir, config } = sources;
  const { table: ofPages, standing, problems } = makeRouteTable(sources.pages);
  const { staticDirectories, siteBaseUrl, texts } = config;
  const assets = makeAssetStore({
    siteDir,
    staticDirectories,
    baseUrl: siteBaseUrl,
    convertPicture: tools.convertPicture,
  });
  const surroundings = {
    address: config,
    table: ofPages,
    assets,
    madeFiles: apiFileHrefs(sources.references, siteBaseUrl),
  };
  const compileApi = makeApiCompiler({ config, table: ofPages, modules: tools.modules });
  const site = siteValues(config);
  const admonitions = config.admonitions.keywords;
  const { islands } = config;
  const ofSite = { siteDir, surroundings, site, texts, admonitions, islands, compileApi };
  const compileOne = (source: SourcePage) => compile(source, { ...tools, ...ofSite });
  await tools.modules.prepare(assets, islands);
  const pages: CompiledPage[] = [];
  const failed: Problem[] = [];
  for (const [index, source] of standing.entries()) {
    try {
      pages.push(await compileOne(source));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      failed.push(...error.problems.map((problem) => withFeedsUnknown(problem, source)));
    }
    onProgress(index + 1, standing.length);
  }
  const table = { ...ofPages, files: feedFilesOf(pages, config) };
  return {
    pages,
    table,
    assets: assets.published,
    problems: [...problems, ...failed],
    lacksOriginal: ({ original }) =>
      original !== undefined && tools.originalHeadings?.has(original) === false,
    async compileAgain(source) {
      // Another language may have been compiled since.
      await tools.modules.prepare(assets, islands);
      return compileOne(source);
    },
  };
}

/** All that is wrong with a compiled site, broken links included. */
export function problemsOf({ pages, table, problems, lacksOriginal }: ChangeableSite): Problem[] {
  const linked = pages.map(({ source, links, anchors }) => ({
    ...source,
    links,
    anchors: lacksOriginal(source) ? undefined : anchors,
  }));
  return [...problems, ...pages.flatMap((page) => page.problems), ...checkLinks(linked, table)];
}

/** A component may export a feed, whose files are linked to; what it exports is known only where it runs. */
function withFeedsUnknown(problem: Problem, { kind, route }: SourcePage): Problem {
  if (kind !== 'component') return problem;
  const feeds = FEED_FORMATS.map((format) => pagesAt(feedRoute(route, format)));
  return { ...problem, leavesUnknown: [...(problem.leavesUnknown ?? []), ...feeds] };
}

/** Where the files of feeds will stand, as paths from the locale's root. */
function feedFilesOf(pages: CompiledPage[], { blog }: SiteSources['config']): Set<string> {
  const ofBlog = blog
    ? blog.feedOptions.type.map((type) => feedRoute(`/${blog.routeBasePath}`, type))
    : [];
  const ofPages = pages
    .filter(({ feed }) => feed)
    .flatMap(({ source }) => FEED_FORMATS.map((format) => feedRoute(source.route, format)));
  return new Set([...ofBlog, ...ofPages]);
}
