import type { TocEntry } from '../contract/page-data.ts';
import { type Problem, SiteError } from '../problem.ts';
import { type Asset, makeAssetStore } from './assets.ts';
import { type CompiledPage, type CompileTools, compilePage } from './compile-page.ts';
import { checkLinks } from './link-check.ts';
import type { ConvertPicture } from './picture-formats.ts';
import type { SiteSources } from './read-site.ts';
import { makeRouteTable, type RouteTable } from './route-table.ts';
import { siteValues } from './site-values.ts';

export type CompiledSite = {
  pages: CompiledPage[];
  table: RouteTable;
  assets: () => Asset[];
  problems: Problem[];
};

export type CompileSiteTools = Omit<
  CompileTools,
  'surroundings' | 'siteDir' | 'site' | 'texts' | 'admonitions'
> & {
  /** Left out where pictures stay as they are. */
  convertPicture?: ConvertPicture;
};

/** The headings of a compiled site's pages, by path of the page: translations of the pages take over their ids. */
export function headingsOf({ pages }: CompiledSite): Map<string, TocEntry[]> {
  return new Map(pages.map(({ source, toc }) => [source.path, toc]));
}

/** Compiles all pages and gathers what is wrong with them, broken links included, instead of stopping at the first. */
export async function compileSite(
  sources: SiteSources,
  tools: CompileSiteTools,
  onProgress: (done: number, total: number) => void,
  compile: typeof compilePage = compilePage,
): Promise<CompiledSite> {
  const { siteDir, config } = sources;
  const { table, standing, problems } = makeRouteTable(sources.pages);
  const { staticDirectories, siteBaseUrl, texts } = config;
  const assets = makeAssetStore({
    siteDir,
    staticDirectories,
    baseUrl: siteBaseUrl,
    convertPicture: tools.convertPicture,
  });
  tools.modules.prepare(assets, config.islands);
  const surroundings = { address: config, table, assets };
  const site = siteValues(config);
  const admonitions = config.admonitions.keywords;
  const pages: CompiledPage[] = [];
  const failed: Problem[] = [];
  for (const [index, source] of standing.entries()) {
    try {
      pages.push(
        await compile(source, { ...tools, siteDir, surroundings, site, texts, admonitions }),
      );
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      failed.push(...error.problems);
    }
    onProgress(index + 1, sources.pages.length);
  }
  const linked = pages.map(({ source, links, anchors }) => ({ ...source, links, anchors }));
  return {
    pages,
    table,
    assets: assets.published,
    problems: [
      ...problems,
      ...failed,
      ...pages.flatMap((page) => page.problems),
      ...checkLinks(linked, table),
    ],
  };
}
