import { existsSync, readdirSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { isWarning, type Problem, SiteError } from 'folia-problems';
import { bundleClient, type ClientBundle, clientBundleSchema } from './bundler/client-bundle.ts';
import { inlineScripts } from './bundler/inline-scripts.ts';
import { usedIslands } from './bundler/islands.ts';
import { type ModuleLoader, openModuleLoader } from './bundler/module-loader.ts';
import { minifyRules, type Styles, styleRulesSchema, stylesFrom } from './bundler/styles.ts';
import { type BuildStore, getOrCreate, openBuildStore } from './cache/build-store.ts';
import { cacheRoot } from './cache/cache-folder.ts';
import { openPageCache } from './cache/page-cache.ts';
import { openSectionTable } from './cache/section-table.ts';
import { applyPolicies } from './check/apply-policies.ts';
import type { Progress } from './cli/progress.ts';
import { makeHighlighter } from './compile/code/highlighter.ts';
import { type ConvertPicture, makePictureConverter } from './compile/picture-formats.ts';
import { makeCompiler } from './compile/text-compiler.ts';
import { checkLocales, compileLocales } from './locale-sites.ts';
import type { LocaleSite, Locales } from './model/locale-site.ts';
import { readSite } from './read/read-site.ts';
import { prepareSite, renderSite } from './render/render-site.ts';
import { type Written, writeSite } from './write/write-site.ts';

export type BuildOptions = {
  siteDir: string;
  outDir: string;
  baseUrl?: string;
  /** Warnings stop the build as well, whatever the config says. */
  strict?: boolean;
  progress: Progress;
};

/** What is told of a site that can be built. */
type Checked = { pages: number; warnings: Problem[] };

/** Builds a site: read, parse, assemble, check, render, write. @throws SiteError with all that is wrong with it */
export async function buildSite(options: BuildOptions): Promise<Written & Checked> {
  const { siteDir, outDir, progress } = options;
  refuseUnsafeFolder(outDir, siteDir);
  const modules = await openModuleLoader(siteDir);
  try {
    const convertPicture = makePictureConverter(join(cacheRoot(siteDir), 'images'));
    const { locales, store, warnings } = await checkedSite(options, modules, convertPicture);
    const { config } = locales[0].sources;
    const client = await progress.step('Bundling the live shell', () =>
      bundledClient(siteDir, config.baseUrl, usedIslands(bodiesOf(locales)), { modules, store }),
    );
    const styles = await bundledStyles(siteDir, config.customCss, { modules, store });
    const inline = await inlineScripts();
    const renderer = await modules.shellRenderer();
    const sections = openSectionTable(store);
    const prepared = locales.map(({ site, sources }) =>
      prepareSite({
        site,
        config: sources.config,
        client,
        inline,
        styles,
        renderer,
        readSections: sections.read,
      }),
    );
    sections.save();
    const pages = pageCount(locales);
    const written = await progress.step('Rendering and writing', async (report) =>
      writeSite({
        outDir,
        files: renderSite(prepared),
        assets: locales[0].compiled.assets(),
        staticFolders: config.staticDirectories.map((folder) => join(siteDir, folder)),
        onFile: (count) => report(count, 2 * pages),
      }),
    );
    store.dropUnused();
    return { ...written, pages, warnings };
  } finally {
    await modules.close();
  }
}

/** Everything a build checks, without writing. @throws SiteError with all that is wrong with the site */
export async function checkSite(options: Omit<BuildOptions, 'outDir'>): Promise<Checked> {
  const modules = await openModuleLoader(options.siteDir);
  try {
    const { locales, warnings } = await checkedSite(options, modules);
    return { pages: pageCount(locales), warnings };
  } finally {
    await modules.close();
  }
}

async function checkedSite(
  { siteDir, baseUrl, strict, progress }: Omit<BuildOptions, 'outDir'>,
  modules: ModuleLoader,
  convertPicture?: ConvertPicture,
): Promise<{ locales: Locales<LocaleSite>; store: BuildStore; warnings: Problem[] }> {
  const { loadDefault } = modules;
  const sources = await progress.step('Reading the site', () =>
    readSite({ siteDir, baseUrl, includeDrafts: false, loadDefault }),
  );
  const store = openBuildStore(siteDir, sources[0].config.siteBaseUrl);
  const locales = await progress.step('Compiling pages', async (report) => {
    const compiler = makeCompiler(makeHighlighter());
    const { compile } = openPageCache(store);
    const options = { compile, convertPicture, onProgress: report };
    return compileLocales(sources, { compiler, modules }, options);
  });
  const { config } = locales[0].sources;
  const judged = applyPolicies(checkLocales(locales), {
    ...config,
    strict: strict || config.strict,
  });
  failOn(judged);
  return { locales, store, warnings: judged };
}

type BundleTools = { modules: ModuleLoader; store: BuildStore };

/** The browser's code, made anew where it has changed. */
function bundledClient(
  siteDir: string,
  baseUrl: string,
  islands: string[],
  { modules, store }: BundleTools,
): Promise<ClientBundle> {
  const inputs = [baseUrl, ...islands];
  return getOrCreate(store, { name: 'client', inputs, schema: clientBundleSchema }, () =>
    bundleClient(siteDir, baseUrl, islands, modules.files),
  );
}

async function bundledStyles(
  siteDir: string,
  customCss: string[],
  { modules, store }: BundleTools,
): Promise<Styles> {
  const kept = { name: 'styles', inputs: customCss, schema: styleRulesSchema };
  return stylesFrom(
    await getOrCreate(store, kept, () => minifyRules(siteDir, customCss, modules.files.publish)),
  );
}

function bodiesOf(locales: LocaleSite[]): string[] {
  return locales.flatMap(({ site }) => site.pages.map(({ html }) => html));
}

function pageCount(locales: LocaleSite[]): number {
  return locales.reduce((sum, { site }) => sum + site.pages.length, 0);
}

/** The output folder is replaced whole, so it must hold a built site or nothing, and must not hold the sources. */
function refuseUnsafeFolder(outDir: string, siteDir: string): void {
  const holds = (folder: string) => {
    const path = relative(outDir, folder);
    return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path);
  };
  const isOurs = () =>
    statSync(outDir).isDirectory() &&
    (existsSync(join(outDir, '404.html')) || readdirSync(outDir).length === 0);
  if (holds(siteDir) || holds(process.cwd())) {
    failOn([
      {
        message: `The output folder ${outDir} contains the site's sources or the working folder; a build would delete them.`,
        hint: 'Choose another folder with --out DIR.',
      },
    ]);
  }
  if (existsSync(outDir) && !isOurs()) {
    failOn([
      {
        message: `The output folder ${outDir} does not contain a build; building would delete what is in it.`,
        hint: 'Empty it, or choose another folder with --out DIR.',
      },
    ]);
  }
}

function failOn(problems: Problem[]): void {
  if (!problems.every(isWarning)) throw new SiteError(problems);
}
