import { join } from 'node:path';
import { isWarning, type Problem, SiteError } from 'folia-problems';
import { inlineScripts } from './bundler/inline-scripts.ts';
import { usedIslands } from './bundler/islands.ts';
import { type ModuleLoader, openModuleLoader } from './bundler/module-loader.ts';
import { bundleStyles, withRules } from './bundler/styles.ts';
import { type BuildStore, type CacheOption, openBuildStore } from './cache/build-store.ts';
import { cacheRoot } from './cache/cache-folder.ts';
import { cacheMarkdown } from './cache/markdown-cache.ts';
import { openPageCache } from './cache/page-cache.ts';
import { openTextSpool } from './cache/text-spool.ts';
import { applyPolicies } from './check/apply-policies.ts';
import { checkPageCount } from './check/page-count.ts';
import { checkSocialImages } from './check/social-image-check.ts';
import { checkSpecialPages } from './check/special-pages.ts';
import { checkStaticFiles } from './check/static-file-check.ts';
import { makeHighlighter } from './compile/code/highlighter.ts';
import { makePictureConversion, type PictureConversion } from './compile/picture-conversion.ts';
import { pictureBudget } from './compile/picture-formats.ts';
import { spoolBodies } from './compile/spool-page.ts';
import { makeTextWorkers } from './compile/workers/text-workers.ts';
import { withConvertedPictures } from './converted-pictures.ts';
import { isCompressibleFile } from './deploy/media-types.ts';
import { serverFiles, type Target, withHostFiles } from './deploy/targets.ts';
import { planDeployment } from './deployment.ts';
import { type LiveShell, makeLiveShell } from './live-shell.ts';
import { checkLocales, compileLocales } from './locale-sites.ts';
import type { LocaleSite, Locales } from './model/locale-site.ts';
import type { Progress } from './model/progress.ts';
import type { SiteSources } from './model/site-sources.ts';
import type { SourcePage } from './model/source-page.ts';
import type { SpoolText } from './model/spool-text.ts';
import { sourceFolders } from './read/content-folders.ts';
import { findFileProblems } from './read/file-problems.ts';
import { readSite } from './read/read-site.ts';
import { listStaticFiles } from './read/static-files.ts';
import { loadMarkdownWriter } from './render/page-markdown.ts';
import type { PreparedSite, RenderInput } from './render/prepared-site.ts';
import { prepareSite, renderSite } from './render/render-site.ts';
import { diagramProblems } from './render/trusted-types.ts';
import { withPolicy } from './render/with-policy.ts';
import { makeSiteCompiler } from './site-compiler.ts';
import { checkOutsideSources, openOutputFolder } from './write/output-folder.ts';
import { withServerFiles } from './write/write-server-files.ts';
import { type WriteResult, writeSite } from './write/write-site.ts';

export type BuildOptions = CacheOption & {
  siteDir: string;
  outDir: string;
  baseUrl?: string;
  /** Warnings fail the build, too, whatever the config says. */
  strict?: boolean;
  progress: Progress;
  /** What to write configuration for; that of servers is written to the folder `deployDir`. */
  targets?: Target[];
  deployDir?: string;
  /** Whether to write Brotli and gzip versions of files. */
  precompress?: boolean;
  /** Number of threads that compile pages besides the main one; by default, what the machine can run. */
  threads?: number;
};

/** Number of pages, and warnings, of a site without errors. */
type CheckReport = { pages: number; warnings: Problem[] };

type BuildReport = CheckReport &
  WriteResult & {
    /** Paths of the written configurations of servers. */
    serverFiles: string[];
  };

/** Builds a site: reads, compiles, assembles, checks, renders and writes it. @throws SiteError with all its problems */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { siteDir, progress, cache, targets = [], precompress = false } = options;
  const outDir = openOutputFolder(options.outDir, siteDir);
  const modules = await openModuleLoader(siteDir);
  const pictures = makePictureConversion(picturesFolder(siteDir));
  const live = makeLiveShell(siteDir, modules, { cache });
  const spool = openTextSpool(cacheRoot(siteDir));
  try {
    const compiled = await compileAndCheck(options, modules, { spool: spool.add, pictures, live });
    const { locales: checked, store, warnings } = compiled;
    const { config } = checked[0].sources;
    const sources = sourceFolders(config);
    checkOutsideSources(outDir, siteDir, sources);
    const islands = usedIslands(listBodies(checked));
    const client = await progress.step('Bundling the live shell', () =>
      live.bundle(config.baseUrl, islands, store),
    );
    const { publish } = modules.files;
    const styles = await bundleStyles(siteDir, config, publish, store);
    const inline = await inlineScripts({ cache });
    const renderer = await live.renderer();
    const writeMarkdown = config.markdownPages
      ? cacheMarkdown(store, await loadMarkdownWriter())
      : undefined;
    const outcomes = await progress.step('Converting pictures', pictures.finish);
    const { locales, assets, problems } = withConvertedPictures(checked, outcomes);
    const shared = { client, inline, styles, renderer, writeMarkdown };
    const plain = locales.flatMap((locale) => prepareLocale(locale, shared));
    const prepared = withPolicy(plain, islands);
    const policy = prepared[0]?.policy;
    const deployment = planDeployment(siteDir, locales, { targets, precompress, policy });
    const found = [
      ...problems,
      ...deployment.problems,
      ...diagramProblems(policy?.trustedTypes, islands),
    ];
    const ofOutput = applyPolicies(found, withStrict(config, options));
    throwIfErrors([...warnings, ...ofOutput]);
    const pages = countPages(locales);
    const { deployDir = join(outDir, '../deploy') } = options;
    const configuration = {
      deployDir,
      files: serverFiles(targets, deployment.rules),
      outDir,
      sourceFolders: sources.map((folder) => join(siteDir, folder)),
    };
    const written = await withServerFiles(configuration, () =>
      progress.step('Rendering and writing', async (report) =>
        writeSite({
          outDir,
          files: withHostFiles(renderSite(prepared), targets, deployment.rules),
          assets: [...listStaticFiles(siteDir, config.staticDirectories), ...assets],
          isPrecompressed: precompress ? isCompressibleFile : undefined,
          onFile: (count) => report(count, 2 * pages),
        }),
      ),
    );
    store.dropUnused();
    return { ...written, pages, warnings: [...warnings, ...ofOutput] };
  } finally {
    pictures.stop();
    await live.settle();
    await modules.close();
    spool.close();
  }
}

function prepareLocale(
  { site, sources, slots }: LocaleSite,
  shared: Pick<RenderInput, 'client' | 'inline' | 'styles' | 'renderer' | 'writeMarkdown'>,
): PreparedSite[] {
  const styles = withRules(shared.styles, slots?.styles);
  return prepareSite({ ...shared, site, slots, config: sources.config, styles });
}

/** Runs all checks of a build without writing. @throws SiteError with all problems of the site */
export async function checkSite(options: Omit<BuildOptions, 'outDir'>): Promise<CheckReport> {
  const modules = await openModuleLoader(options.siteDir);
  const spool = openTextSpool(cacheRoot(options.siteDir));
  try {
    const services = { spool: spool.add };
    const { locales, store, warnings } = await compileAndCheck(options, modules, services);
    // Its mistakes, such as a missing style sheet, would fail a build.
    await bundleStyles(options.siteDir, locales[0].sources.config, modules.files.publish, store);
    return { pages: countPages(locales), warnings };
  } finally {
    await modules.close();
    spool.close();
  }
}

async function compileAndCheck(
  { siteDir, baseUrl, strict, progress, threads, cache }: Omit<BuildOptions, 'outDir'>,
  modules: ModuleLoader,
  services: { spool: SpoolText; pictures?: PictureConversion; live?: LiveShell },
): Promise<{ locales: Locales<LocaleSite>; store: BuildStore; warnings: Problem[] }> {
  const { loadDefault } = modules;
  const { spool, pictures, live } = services;
  const { sources, compiler } = await progress.step('Reading the site', async () => {
    const read = await readSite({ siteDir, baseUrl, includeDrafts: false, loadDefault });
    return makeSiteCompiler(spoolBodies(read, spool), modules, makeHighlighter());
  });
  const store = openBuildStore(siteDir, sources[0].config.siteBaseUrl, { cache });
  const locales = await progress.step('Compiling pages', async (report) => {
    const { compile, recall } = openPageCache(store);
    const { images, staticDirectories, siteBaseUrl } = sources[0].config;
    pictures?.allow(pictureBudget(images, countSources(sources)));
    const conversion = images === false ? undefined : pictures;
    const onOpen = () => live?.begin(sources);
    const release = (source: SourcePage) => {
      if (source.form === 'text') modules.releaseMdx(join(siteDir, source.path));
    };
    const options = { compile, recall, release, spool, conversion, onOpen, onProgress: report };
    // Plugins of the site are functions, which threads cannot receive.
    const hasPlugins = compiler.pluginKey !== '';
    const texts = makeTextWorkers(
      {
        siteDir,
        staticDirectories,
        baseUrl: siteBaseUrl,
        picturesDir: conversion && picturesFolder(siteDir),
        keepsCode: store.isKept,
        languages: compiler.languages,
      },
      hasPlugins ? 0 : threads,
    );
    try {
      return await compileLocales(sources, { compiler, modules, texts }, options);
    } finally {
      await texts.stop();
    }
  });
  const { config } = locales[0].sources;
  const staticFiles = listStaticFiles(siteDir, config.staticDirectories);
  const found = [
    ...findFileProblems(siteDir, config.staticDirectories),
    ...checkLocales(locales),
    ...checkStaticFiles(staticFiles, locales),
    ...checkSocialImages(staticFiles, locales),
    ...checkPageCount(locales),
  ];
  const policies = withStrict(config, { strict });
  const reported = applyPolicies(found, policies);
  throwIfErrors(reported);
  // Last, since a page can be missing because of another mistake.
  const special = applyPolicies(checkSpecialPages(staticFiles, locales), policies);
  throwIfErrors([...reported, ...special]);
  return { locales, store, warnings: [...reported, ...special] };
}

/** The folder of converted pictures, which all builds of a site share. */
function picturesFolder(siteDir: string): string {
  return join(cacheRoot(siteDir), 'images');
}

function* listBodies(locales: LocaleSite[]): Generator<string> {
  for (const { site, slots } of locales) {
    for (const { html } of site.pages) yield html;
    for (const { before, after } of slots?.pages.values() ?? []) yield before + after;
    if (slots?.notFound) yield slots.notFound.before + slots.notFound.after;
    yield site.shell.footerHtml ?? '';
    yield (slots?.bodyStart ?? '') + (slots?.bodyEnd ?? '');
  }
}

function withStrict<Config extends { strict: boolean }>(
  config: Config,
  { strict }: Pick<BuildOptions, 'strict'>,
): Config {
  return { ...config, strict: strict || config.strict };
}

function countSources(sources: Locales<SiteSources>): number {
  return sources.reduce((sum, { pages }) => sum + pages.length, 0);
}

function countPages(locales: LocaleSite[]): number {
  return locales.reduce((sum, { site }) => sum + site.pages.length, 0);
}

function throwIfErrors(problems: Problem[]): void {
  if (!problems.every(isWarning)) throw new SiteError(problems);
}
