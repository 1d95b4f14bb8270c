import { existsSync, rmSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { didYouMean, type Problem, SiteError } from 'folia-problems';
import { z } from 'zod';
import { openModuleLoader } from './bundler/module-loader.ts';
import { CURRENT, versionPaths } from './kinds/docs/list-versions.ts';
import { DEFAULT_SIDEBARS } from './kinds/docs/load-sidebars.ts';
import type { Locale } from './model/locale.ts';
import { loadConfig } from './read/config/load-config.ts';
import { type DocsConfig, listDocs, type SiteConfig } from './read/config/site-schema.ts';
import { type LoadDefault, loadModule } from './read/load-module.ts';
import { parseDataFile } from './read/parse-data-file.ts';
import { listFiles, readOptionalFile } from './read/read-files.ts';
import { applyLocale, isDefaultLocale } from './translate/locales.ts';
import { TRANSLATIONS_FOLDER } from './translate/read-translation.ts';
import { writeWhole } from './write-whole.ts';

export type CutOptions = {
  siteDir: string;
  /** Name of the new version, such as `1.2`. */
  name: string;
  /** The `id` of the docs folder. Default: the first one. */
  docsId?: string;
};

/** The files and folders that were written, relative to the site's folder. */
export type CutVersion = { written: string[] };

/**
 * Cuts a version of the docs: copies the docs folder, its sidebars and its translations, and adds the name to the list of
 * versions. The files are at the same places as in Docusaurus (https://docusaurus.io/docs/versioning).
 * @throws SiteError if the name is taken or not allowed, or the site's config has mistakes; nothing is written then
 */
export async function cutVersion({ siteDir, name, docsId }: CutOptions): Promise<CutVersion> {
  const modules = await openModuleLoader(siteDir);
  try {
    const { config, problems } = await loadConfig(siteDir, modules.loadDefault);
    stopIf(problems);
    const docs = findDocs(config, docsId);
    const cut = readVersionNames(siteDir, docs);
    stopIf(nameProblems(name, cut, siteDir, docs));
    const sidebars = await readSidebarsValue(siteDir, docs, modules.loadDefault);
    return await write({ siteDir, name, docs, cut, sidebars, config });
  } finally {
    await modules.close();
  }
}

function stopIf(problems: Problem[]): void {
  if (problems.length > 0) throw new SiteError(problems);
}

function findDocs(config: SiteConfig, docsId: string | undefined): DocsConfig {
  const all = listDocs(config);
  const [first] = all;
  const found = docsId === undefined ? first : all.find(({ id }) => id === docsId);
  if (found) return found;
  const ids = all.map(({ id }) => id);
  throw new SiteError([
    docsId === undefined
      ? { message: 'The site has no docs.', hint: 'Only docs have versions.' }
      : {
          message: `There is no docs folder with the id "${docsId}".`,
          hint: `${didYouMean(docsId, ids)}Ids: ${ids.join(', ')}.`,
        },
  ]);
}

function readVersionNames(siteDir: string, docs: DocsConfig): string[] {
  const file = readOptionalFile(siteDir, versionPaths(docs.id, CURRENT).list);
  if (!file) return [];
  const { data = [], problems } = parseDataFile(file, z.array(z.string()));
  stopIf(problems);
  return data;
}

function nameProblems(name: string, cut: string[], siteDir: string, docs: DocsConfig): Problem[] {
  if (!/^\w[\w.+-]*$/.test(name) || name === CURRENT) {
    return [
      {
        message: `"${name}" cannot be the name of a version.`,
        hint: `Allowed: letters, digits and underscores; after the first character also dots, hyphens and plus signs, such as 1.2. "${CURRENT}" is reserved.`,
      },
    ];
  }
  const { folder } = versionPaths(docs.id, name);
  if (cut.includes(name) || existsSync(join(siteDir, folder))) {
    return [
      {
        message: `The version "${name}" already exists.`,
        hint: `Choose another name. To cut it again, delete "${folder}" and its entry in "${versionPaths(docs.id, name).list}" first.`,
      },
    ];
  }
  if (listFiles(siteDir, docs.path).length === 0) {
    return [{ message: `The docs folder "${docs.path}" is empty.`, hint: 'Write docs first.' }];
  }
  return [];
}

/** The sidebars as written, so that later changes of the file do not affect the version. */
async function readSidebarsValue(
  siteDir: string,
  { sidebarPath }: DocsConfig,
  loadDefault: LoadDefault,
): Promise<unknown> {
  if (sidebarPath === undefined) return DEFAULT_SIDEBARS;
  const loaded = await loadModule(siteDir, sidebarPath, loadDefault);
  if ('problem' in loaded) throw new SiteError([loaded.problem]);
  return loaded.value;
}

type Cut = {
  siteDir: string;
  name: string;
  docs: DocsConfig;
  /** The versions that exist, newest first. */
  cut: string[];
  sidebars: unknown;
  config: SiteConfig;
};

function otherLocales(config: SiteConfig): Locale[] {
  return config.locales.filter((locale) => !isDefaultLocale(applyLocale(config, locale)));
}

/**
 * Copies the files of a version. The list of versions is written last, so an interrupted copy does not change the site. A
 * copy that fails is removed, since the version would seem to exist.
 */
async function write(version: Cut): Promise<CutVersion> {
  const { siteDir, name, docs, cut, sidebars, config } = version;
  const paths = versionPaths(docs.id, name);
  const current = versionPaths(docs.id, CURRENT);
  const copies = [
    { from: docs.path, to: paths.folder },
    ...otherLocales(config).flatMap((locale) => {
      const folder = posix.join(TRANSLATIONS_FOLDER, locale.name);
      return [
        { from: posix.join(folder, docs.path), to: posix.join(folder, paths.folder) },
        { from: posix.join(folder, current.labels), to: posix.join(folder, paths.labels) },
      ];
    }),
  ].filter(({ from }) => existsSync(join(siteDir, from)));
  const added = [...copies.map(({ to }) => to), paths.sidebars];
  try {
    for (const { from, to } of copies) {
      await mkdir(dirname(join(siteDir, to)), { recursive: true });
      // A copied symbolic link would still lead to the current text, by a path of this machine.
      await cp(join(siteDir, from), join(siteDir, to), { recursive: true, dereference: true });
    }
    writeWhole(join(siteDir, paths.sidebars), `${JSON.stringify(sidebars, null, 2)}\n`);
    writeWhole(join(siteDir, paths.list), `${JSON.stringify([name, ...cut], null, 2)}\n`);
  } catch (error) {
    for (const path of added) rmSync(join(siteDir, path), { recursive: true, force: true });
    throw error;
  }
  return { written: [...added, paths.list] };
}
