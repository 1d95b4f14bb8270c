import { join } from 'node:path';
import { type Problem, throwIfErrors } from 'folia-problems';
import type { ModuleLoader } from './bundler/module-loader.ts';
import { type BuildStore, type CacheOption, openBuildStore } from './cache/build-store.ts';
import { cacheRoot } from './cache/cache-folder.ts';
import { openPageCache } from './cache/page-cache.ts';
import { applyPolicies, type Policies } from './check/apply-policies.ts';
import { checkPageCount } from './check/page-count.ts';
import { checkSocialImages } from './check/social-image-check.ts';
import { checkSpecialPages } from './check/special-pages.ts';
import { checkStaticFiles } from './check/static-file-check.ts';
import { makeHighlighter } from './compile/code/highlighter.ts';
import type { PictureConversion } from './compile/picture-conversion.ts';
import { pictureBudget } from './compile/picture-formats.ts';
import { spoolBodies } from './compile/spool-page.ts';
import type { Compiler } from './compile/text-compiler.ts';
import { makeTextWorkers } from './compile/workers/text-workers.ts';
import type { LiveShell } from './live-shell.ts';
import { checkLocales, compileLocales } from './locale-sites.ts';
import type { LocaleSite, Locales } from './model/locale-site.ts';
import type { Progress } from './model/progress.ts';
import type { SiteSources } from './model/site-sources.ts';
import type { SourcePage } from './model/source-page.ts';
import type { SpoolText } from './model/spool-text.ts';
import { findFileProblems } from './read/file-problems.ts';
import { readSite } from './read/read-site.ts';
import { listStaticFiles } from './read/static-files.ts';
import { makeSiteCompiler } from './site-compiler.ts';

export type CheckOptions = CacheOption & {
  siteDir: string;
  baseUrl?: string;
  /** Warnings fail the build, too, whatever the config says. */
  strict?: boolean;
  progress: Progress;
  /** Number of threads that compile pages besides the main one; by default, what the machine can run. */
  threads?: number;
};

/** What a build needs while compiling, unlike a check. */
type BuildServices = { pictures?: PictureConversion; live?: LiveShell };

type Services = BuildServices & { modules: ModuleLoader; spool: SpoolText };

/** A site in all its locales, without errors. */
export type CheckedSite = {
  locales: Locales<LocaleSite>;
  store: BuildStore;
  /** How to treat further problems: as errors, as warnings, or not at all. */
  policies: Policies;
  warnings: Problem[];
};

/** Reads, compiles, assembles and checks a site. @throws SiteError with all its problems if one of them is an error */
export async function compileAndCheck(
  options: CheckOptions,
  services: Services,
): Promise<CheckedSite> {
  const { siteDir, baseUrl, strict = false, progress, cache } = options;
  const { modules, spool } = services;
  const { loadDefault } = modules;
  const { sources, compiler } = await progress.step('Reading the site', async () => {
    const read = await readSite({ siteDir, baseUrl, includeDrafts: false, loadDefault });
    return makeSiteCompiler(spoolBodies(read, spool), modules, makeHighlighter());
  });
  const store = openBuildStore(siteDir, sources[0].config.siteBaseUrl, { cache });
  const locales = await compileSources({ sources, compiler, store }, options, services);
  const { config } = locales[0].sources;
  const policies = { ...config, strict: strict || config.strict };
  return { locales, store, policies, warnings: checkSources(siteDir, locales, policies) };
}

async function compileSources(
  site: { sources: Locales<SiteSources>; compiler: Compiler; store: BuildStore },
  { siteDir, progress, threads }: CheckOptions,
  { modules, spool, pictures, live }: Services,
): Promise<Locales<LocaleSite>> {
  const { sources, compiler, store } = site;
  const { images, staticDirectories, siteBaseUrl } = sources[0].config;
  return progress.step('Compiling pages', async (onProgress) => {
    const { compile, recall } = openPageCache(store);
    pictures?.allow(pictureBudget(images, countPages(sources)));
    const conversion = images === false ? undefined : pictures;
    const onOpen = () => live?.begin(sources);
    const release = (source: SourcePage) => {
      if (source.form === 'text') modules.releaseMdx(join(siteDir, source.path));
    };
    const texts = makeTextWorkers(
      {
        siteDir,
        staticDirectories,
        baseUrl: siteBaseUrl,
        picturesDir: conversion && picturesFolder(siteDir),
        keepsCode: store.isKept,
        languages: compiler.languages,
      },
      // Plugins of the site are functions, which threads cannot receive.
      compiler.pluginKey === '' ? threads : 0,
    );
    try {
      return await compileLocales(
        sources,
        { compiler, modules, texts },
        { compile, recall, release, spool, conversion, onOpen, onProgress },
      );
    } finally {
      await texts.stop();
    }
  });
}

/** Returns the warnings. @throws SiteError */
function checkSources(
  siteDir: string,
  locales: Locales<LocaleSite>,
  policies: Policies,
): Problem[] {
  const { staticDirectories } = locales[0].sources.config;
  const staticFiles = listStaticFiles(siteDir, staticDirectories);
  const found = [
    ...findFileProblems(siteDir, staticDirectories),
    ...checkLocales(locales),
    ...checkStaticFiles(staticFiles, locales),
    ...checkSocialImages(staticFiles, locales),
    ...checkPageCount(locales),
  ];
  const warnings = applyPolicies(found, policies);
  throwIfErrors(warnings);
  // Last, since a page can be missing because of another mistake.
  warnings.push(...applyPolicies(checkSpecialPages(staticFiles, locales), policies));
  throwIfErrors(warnings);
  return warnings;
}

/** The folder of converted pictures, which all builds of a site share. */
export function picturesFolder(siteDir: string): string {
  return join(cacheRoot(siteDir), 'images');
}

function countPages(sources: Locales<SiteSources>): number {
  return sources.reduce((sum, { pages }) => sum + pages.length, 0);
}
