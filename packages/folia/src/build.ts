import { join } from 'node:path';
import { type Problem, throwIfErrors } from 'folia-problems';
import { inlineScripts } from './bundler/inline-scripts.ts';
import { isOwnIsland, usedIslands } from './bundler/islands.ts';
import { type ModuleLoader, openModuleLoader } from './bundler/module-loader.ts';
import { listClientModules } from './bundler/registered-modules.ts';
import { bundleSiteStyles } from './bundler/site-styles.ts';
import { withRules } from './bundler/styles.ts';
import { cacheRoot } from './cache/cache-folder.ts';
import { cacheMarkdown } from './cache/markdown-cache.ts';
import { openTextSpool } from './cache/text-spool.ts';
import { applyPolicies } from './check/apply-policies.ts';
import { makePictureConversion, type PictureConversion } from './compile/picture-conversion.ts';
import {
  type CheckedSite,
  type CheckOptions,
  compileAndCheck,
  picturesFolder,
} from './compile-and-check.ts';
import { withConvertedPictures } from './converted-pictures.ts';
import { isCompressibleFile } from './deploy/media-types.ts';
import { serverFiles, type Target, withHostFiles } from './deploy/targets.ts';
import { planDeployment } from './deployment.ts';
import { hasOwnShell, type LiveShell, makeLiveShell } from './live-shell.ts';
import type { Asset } from './model/asset.ts';
import type { LocaleSite } from './model/locale-site.ts';
import type { ServerRules } from './model/server-rules.ts';
import { sourceFolders } from './read/content-folders.ts';
import { listStaticFiles } from './read/static-files.ts';
import { loadMarkdownWriter } from './render/page-markdown.ts';
import type { PreparedSite, RenderInput } from './render/prepared-site.ts';
import { prepareSite, renderSite } from './render/render-site.ts';
import { diagramProblems } from './render/trusted-types.ts';
import { withPolicy } from './render/with-policy.ts';
import { checkOutsideSources, openOutputFolder } from './write/output-folder.ts';
import { withServerFiles } from './write/write-server-files.ts';
import { type WriteResult, writeSite } from './write/write-site.ts';

export type BuildOptions = CheckOptions & {
  outDir: string;
  /** The servers and hosts to write configuration for. Configuration of servers goes to the folder `deployDir`. */
  targets?: Target[];
  deployDir?: string;
  /** Whether to write Brotli and gzip versions of files. */
  precompress?: boolean;
};

/** The number of pages and the warnings of a site without errors. */
type CheckReport = { pages: number; warnings: Problem[] };

type BuildReport = CheckReport &
  WriteResult & {
    /** Paths of the written server configurations. */
    serverFiles: string[];
  };

/** Builds a site: reads, compiles, assembles, checks, renders and writes it. @throws SiteError with all its problems */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  const { siteDir, cache } = options;
  const outDir = openOutputFolder(options.outDir, siteDir);
  const modules = await openModuleLoader(siteDir);
  const pictures = makePictureConversion(picturesFolder(siteDir));
  const live = makeLiveShell(siteDir, modules, { cache });
  const spool = openTextSpool(cacheRoot(siteDir));
  try {
    const services = { modules, spool: spool.add, pictures, live };
    const checked = await compileAndCheck(options, services);
    checkOutsideSources(outDir, siteDir, sourceFolders(checked.locales[0].sources.config));
    const prepared = await prepareBuild(checked, options, services);
    const written = await writeBuild(prepared, { ...options, outDir });
    checked.store.dropUnused();
    return written;
  } finally {
    pictures.stop();
    await live.settle();
    await modules.close();
    spool.close();
  }
}

/** Runs all checks of a build without writing. @throws SiteError with all problems of the site */
export async function checkSite(options: CheckOptions): Promise<CheckReport> {
  const { siteDir } = options;
  const modules = await openModuleLoader(siteDir);
  const spool = openTextSpool(cacheRoot(siteDir));
  try {
    const services = { modules, spool: spool.add };
    const { locales, store, policies, warnings } = await compileAndCheck(options, services);
    const { config } = locales[0].sources;
    // A build would also fail on mistakes found here, such as a missing style sheet or an import that browsers lack.
    const { problems } = await bundleSiteStyles(siteDir, config, modules, store);
    const reported = [...warnings, ...applyPolicies(problems, policies)];
    throwIfErrors(reported);
    const clientModules = listClientModules(siteDir, config);
    const islands = usedIslands(listBodies(locales));
    if (clientModules.length > 0 || islands.some(isOwnIsland) || hasOwnShell(siteDir)) {
      const live = makeLiveShell(siteDir, modules, { cache: options.cache });
      await live.bundle({ baseUrl: config.baseUrl, islands, clientModules }, store);
    }
    return { pages: countPages(locales), warnings: reported };
  } finally {
    await modules.close();
    spool.close();
  }
}

type Services = { modules: ModuleLoader; pictures: PictureConversion; live: LiveShell };

/** Everything that the output folder depends on. */
type PreparedBuild = Pick<CheckedSite, 'locales' | 'warnings'> & {
  sites: PreparedSite[];
  assets: Asset[];
  rules: ServerRules;
};

/** Bundles scripts and styles, and completes the site with what depends on them. @throws SiteError */
async function prepareBuild(
  { locales: checked, store, policies, warnings }: CheckedSite,
  options: BuildOptions,
  { modules, pictures, live }: Services,
): Promise<PreparedBuild> {
  const { siteDir, progress, cache, targets = [], precompress = false } = options;
  const { config } = checked[0].sources;
  const islands = usedIslands(listBodies(checked));
  const clientModules = listClientModules(siteDir, config);
  // First, since it reports mistakes in client modules, too.
  const styles = await bundleSiteStyles(siteDir, config, modules, store);
  const client = await progress.step('Bundling the live shell', () =>
    live.bundle({ baseUrl: config.baseUrl, islands, clientModules }, store),
  );
  const inline = await inlineScripts({ cache });
  const renderer = await live.renderer();
  const writeMarkdown = config.markdownPages
    ? cacheMarkdown(store, await loadMarkdownWriter())
    : undefined;
  const outcomes = await progress.step('Converting pictures', pictures.finish);
  const { locales, assets, problems } = withConvertedPictures(checked, outcomes);
  const shared = { client, inline, styles, renderer, writeMarkdown };
  const sites = withPolicy(
    locales.flatMap((locale) => prepareLocale(locale, shared)),
    islands,
  );
  const policy = sites[0]?.policy;
  const deployment = planDeployment(siteDir, locales, { targets, precompress, policy });
  const found = [
    ...styles.problems,
    ...problems,
    ...deployment.problems,
    ...diagramProblems(policy?.trustedTypes, islands),
  ];
  const reported = [...warnings, ...applyPolicies(found, policies)];
  throwIfErrors(reported);
  return { locales, sites, assets, rules: deployment.rules, warnings: reported };
}

function prepareLocale(
  { site, sources, slots }: LocaleSite,
  shared: Pick<RenderInput, 'client' | 'inline' | 'styles' | 'renderer' | 'writeMarkdown'>,
): PreparedSite[] {
  const styles = withRules(shared.styles, slots?.styles);
  return prepareSite({ ...shared, site, slots, config: sources.config, styles });
}

/** Renders and writes the output folder and the server configurations: all of them, or none. */
async function writeBuild(
  { locales, sites, assets, rules, warnings }: PreparedBuild,
  { siteDir, outDir, deployDir, progress, targets = [], precompress }: BuildOptions,
): Promise<BuildReport> {
  const { config } = locales[0].sources;
  const pages = countPages(locales);
  const configuration = {
    deployDir: deployDir ?? join(outDir, '../deploy'),
    files: serverFiles(targets, rules),
    outDir,
    sourceFolders: sourceFolders(config).map((folder) => join(siteDir, folder)),
  };
  const written = await withServerFiles(configuration, () =>
    progress.step('Rendering and writing', async (report) =>
      writeSite({
        outDir,
        files: withHostFiles(renderSite(sites), targets, rules),
        assets: [...listStaticFiles(siteDir, config.staticDirectories), ...assets],
        isPrecompressed: precompress ? isCompressibleFile : undefined,
        onFile: (count) => report(count, 2 * pages),
      }),
    ),
  );
  return { ...written, pages, warnings };
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

function countPages(locales: LocaleSite[]): number {
  return locales.reduce((sum, { site }) => sum + site.pages.length, 0);
}
