import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Problem, pagesAt, SiteError } from 'folia-problems';
import { FEED_FORMATS, feedRoute } from '../contract/feed-address.ts';
import type { TocEntry } from '../contract/page-data.ts';
import { KIND_NAMES, KINDS } from '../kinds/kinds.ts';
import type { CompiledPage } from '../model/compiled-page.ts';
import type { CompiledSite, RecompilableSite } from '../model/compiled-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { KindName, SourcePage } from '../model/source-page.ts';
import type { SpoolText } from '../model/spool-text.ts';
import { type BrokenPage, isReplaceable, replaceBroken } from './broken-pages.ts';
import type { CompileServices } from './compile-input.ts';
import { compileMarkup } from './compile-markup.ts';
import { type LocaleCompiler, makeLocaleCompiler } from './compile-page.ts';
import { listDocs } from './list-docs.ts';
import { readLogoSizes } from './logo-sizes.ts';
import { makeLookups } from './lookups.ts';
import { makeRouteTable } from './route-table.ts';
import { siteValues } from './site-values.ts';
import { spoolPage } from './spool-page.ts';

export type CompileSiteOptions = {
  /** Headings of the default locale's pages, by path: translations use their ids. */
  originalHeadings?: ReadonlyMap<string, TocEntry[]>;
  /** Called after each page. */
  onPage?: () => void;
  /** Returns a page from a cache if nothing that it depends on has changed. */
  recall?: (source: SourcePage, locale: LocaleCompiler) => Promise<CompiledPage | undefined>;
  /** Compiles one page, or returns it from a cache. */
  compile?: (source: SourcePage, locale: LocaleCompiler) => Promise<CompiledPage>;
  /** Frees what was loaded to compile this page only. Without it, everything stays in memory. */
  release?: (source: SourcePage) => void;
  /** Puts the HTML of pages aside; by default, it stays in memory. */
  spool?: SpoolText;
};

/** Returns the headings of the pages of a compiled site, by path of the page. */
export function headingsOf({ pages }: CompiledSite): Map<string, TocEntry[]> {
  return new Map(
    pages.flatMap(({ source, toc }) => ('path' in source ? [[source.path, toc] as const] : [])),
  );
}

/** Compiles all pages of one locale. Problems are collected instead of stopping at the first. */
export async function compileSite(
  sources: SiteSources,
  services: CompileServices,
  options: CompileSiteOptions = {},
): Promise<RecompilableSite> {
  const { originalHeadings, onPage, recall, compile = compileAlways, release, spool } = options;
  const { siteDir, config } = sources;
  const { table: ofPages, kept, problems } = makeRouteTable(sources.pages);
  const locale = makeLocaleCompiler(
    {
      siteDir,
      config,
      site: siteValues(config),
      theme: sources.theme,
      docsVersions: sources.content.docs.map(({ version }) => version),
      docs: listDocs(kept),
      table: ofPages,
      generatedFiles: generatedFilesOf(sources),
      originalHeadings,
    },
    services,
  );
  const compileOne = (source: SourcePage) => compile(source, locale);
  const spooled = (page: CompiledPage) => (spool ? spoolPage(page, spool) : page);
  const known = new Map<SourcePage, CompiledPage>();
  for (const source of kept) {
    const page = await recall?.(source, locale);
    if (page) known.set(source, spooled(page));
  }
  const loadable = kept.filter((source) => !hasNoModule(source));
  const left = loadable.filter((source) => !known.has(source));
  services.texts?.start(left, locale.input);
  const pages: CompiledPage[] = [];
  const failed: Problem[] = [];
  const broken: BrokenPage[] = [];
  for (const source of loadable) {
    try {
      const recalled = known.get(source);
      // Lets concurrent work, such as bundling, go on.
      if (!recalled) await nextTurn();
      pages.push(recalled ?? spooled(await compileOne(source)));
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      if (isReplaceable(source, config)) broken.push({ source, error });
      else failed.push(...error.problems.map((problem) => withFeedsUnknown(problem, source)));
    }
    release?.(source);
    onPage?.();
  }
  // The home page comes last, since a list of the other pages may take its place.
  const isHome = ({ source }: BrokenPage) => source.route === '/';
  for (const page of broken.toSorted((a, b) => Number(isHome(a)) - Number(isHome(b)))) {
    pages.push(await replaceBroken(page, pages, sources, locale));
    release?.(page.source);
  }
  const places = new Map(kept.map((source, index) => [source, index]));
  // Moves replacements to where the broken pages were, since lists of posts follow the order of the pages.
  pages.sort((a, b) => (places.get(a.source) ?? 0) - (places.get(b.source) ?? 0));
  return {
    pages,
    table: { ...ofPages, files: feedFilesOf(pages, config) },
    assets: services.assets.published,
    logoSizes: await readLogoSizes(siteDir, config),
    problems: [...problems, ...failed],
    lacksOriginal: (page) =>
      'original' in page &&
      page.original !== undefined &&
      originalHeadings?.has(page.original) === false,
    recompile: compileOne,
    compileMarkup: (html, text) =>
      compileMarkup(html, text, locale.input, services, makeLookups(locale.input, services.assets)),
  };
}

/** Whether a page has `?` or `#` in its name, where paths end for the bundler. Its address has been reported. */
function hasNoModule({ form, route }: SourcePage): boolean {
  return form === 'component' && /[?#]/.test(route);
}

const compileAlways = (source: SourcePage, { compile }: LocaleCompiler) => compile(source);

/** Lists URLs of the files that kinds of content add, by the paths that links use. */
function generatedFilesOf({ content, config }: SiteSources): Map<string, string> {
  const hrefsOf = <Kind extends KindName>(kind: Kind) =>
    KINDS[kind].fileHrefs?.(content[kind], config) ?? [];
  return new Map(KIND_NAMES.flatMap((kind) => [...hrefsOf(kind)]));
}

/** Marks the feed of a React page as unknown: whether it exports one is only known once it has run. */
function withFeedsUnknown(problem: Problem, { form, route }: SourcePage): Problem {
  if (form !== 'component') return problem;
  const feeds = FEED_FORMATS.map((format) => pagesAt(feedRoute(route, format)));
  return { ...problem, leavesUnknown: [...(problem.leavesUnknown ?? []), ...feeds] };
}

/** Lists the feed files, as paths from the locale's root. */
function feedFilesOf(pages: CompiledPage[], { blog }: SiteSources['config']): Set<string> {
  const ofBlog = blog
    ? blog.feedOptions.type.map((type) => feedRoute(`/${blog.routeBasePath}`, type))
    : [];
  const ofPages = pages
    .filter(({ feed }) => feed)
    .flatMap(({ source }) => FEED_FORMATS.map((format) => feedRoute(source.route, format)));
  return new Set([...ofBlog, ...ofPages]);
}
