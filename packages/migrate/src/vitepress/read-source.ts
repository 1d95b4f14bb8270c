import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { makeHighlighter } from 'folia/format';
import type { SourceFolder } from '../generator.ts';
import { asObject, asString, type Values } from '../note.ts';
import { runDefault } from '../run-default.ts';
import { openSourceRunner, type SourceRunner } from '../run-source.ts';
import { expandRoutes } from './dynamic-routes.ts';
import { findMainFolder, moveMainToRoot } from './main-locale.ts';
import { readPages, type SourcePage } from './source-pages.ts';
import { readTeams } from './team.ts';

/** A VitePress site after its config has run. */
export type Source = {
  /** Absolute path of the folder that contains `.vitepress`. */
  root: string;
  /** Absolute path of the folder of the pages. */
  srcDir: string;
  config: Values;
  configText: string;
  /** The folder of the main language, if all languages have one; its pages move to the root. */
  mainFolder?: string;
  /** Folders of locales, each with its part of the config. */
  locales: SourceLocale[];
  pages: SourcePage[];
  /** The number of pages of each dynamic route, by the path of the route. */
  routes: ReadonlyMap<string, number>;
  /** Packages that the config imports but that are not installed. */
  missing: string[];
  /** Files that the config imports but that do not exist, relative to the folder with the config. */
  missingFiles: string[];
  /** Absolute path of the folder of static files. */
  publicDir: string;
  read: (path: string) => string | undefined;
  knowsLanguage: (name: string) => boolean;
};

export type SourceLocale = { key: string; values: Values };

/** Keys by which a call such as `withPlugin(config)` is known to return the config. */
const CONFIG_KEYS = [
  'themeConfig',
  'locales',
  'head',
  'markdown',
  'vite',
  'srcDir',
  'cleanUrls',
  'lastUpdated',
  'description',
  'rewrites',
];

const EXTENSIONS = ['ts', 'mts', 'js', 'mjs'];

/** Runs the config of a VitePress site and lists its pages. @throws SiteError if the config cannot be run */
export async function readSource({ sourceDir, configFile }: SourceFolder): Promise<Source> {
  const folder = configFile.slice(0, configFile.indexOf('.vitepress')).replace(/\/$/, '');
  const root = join(sourceDir, folder);
  const runner = await openSourceRunner(root, {
    configKeys: CONFIG_KEYS,
    allowsMissingFiles: true,
  });
  try {
    const argument = { command: 'build', mode: 'production' };
    const options = { runner, generator: 'VitePress', argument };
    const main = asObject(await runDefault(sourceDir, configFile, options));
    const srcDir = join(root, asString(main['srcDir']) ?? '.');
    const merged = await addFolderConfigs(main, srcDir, runner);
    const mainFolder = findMainFolder(merged, (key) => existsSync(join(srcDir, key)));
    const config = mainFolder === undefined ? merged : moveMainToRoot(merged, mainFolder);
    const written = readPages(srcDir, config, mainFolder);
    const expanded = await expandRoutes(written, runner.run);
    const pages: SourcePage[] = [];
    for (const page of expanded.pages) {
      pages.push({ ...page, teams: await readTeams(page, runner.run) });
    }
    const keys = Object.keys(asObject(config['locales'])).filter((key) => key !== 'root');
    return {
      root,
      srcDir,
      config,
      ...(mainFolder === undefined ? {} : { mainFolder }),
      configText: readFileSync(join(sourceDir, configFile), 'utf8'),
      locales: keys
        .map((key) => ({ key, values: asObject(asObject(config['locales'])[key]) }))
        .filter(({ key }) => existsSync(join(srcDir, key))),
      pages,
      routes: expanded.counts,
      missing: [...runner.missing].filter((name) => !/^vitepress(?:\/|$)/.test(name)).sort(),
      missingFiles: [...runner.missingFiles].map((path) => notePath({ root }, path)).sort(),
      publicDir: findPublicDir(srcDir, config),
      read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
      knowsLanguage: makeHighlighter().knows,
    };
  } finally {
    await runner.close();
  }
}

function findPublicDir(srcDir: string, config: Values): string {
  const named = asString(asObject(config['vite'])['publicDir']);
  return join(srcDir, named ?? 'public');
}

/**
 * Merges the configs that VitePress 2 reads from the folders of pages: the one in the source folder is for the default
 * locale, the others are for the locale of their folder.
 */
async function addFolderConfigs(
  config: Values,
  srcDir: string,
  runner: SourceRunner,
): Promise<Values> {
  const locales = asObject(config['locales']);
  let merged = config;
  const root = await readFolderConfig(srcDir, runner);
  if (root) merged = mergeConfigs(merged, root);
  for (const key of Object.keys(locales).filter((name) => name !== 'root')) {
    const own = await readFolderConfig(join(srcDir, key), runner);
    const values = own ? mergeConfigs(asObject(locales[key]), own) : locales[key];
    merged = { ...merged, locales: { ...asObject(merged['locales']), [key]: values } };
  }
  // The settings of the root locale apply to the whole site.
  return mergeConfigs(merged, asObject(locales['root']), ['label', 'link']);
}

async function readFolderConfig(dir: string, runner: SourceRunner): Promise<Values | undefined> {
  const file = EXTENSIONS.map((extension) => `config.${extension}`).find((name) => {
    const path = join(dir, name);
    return existsSync(path) && readFileSync(path, 'utf8').includes('defineAdditionalConfig');
  });
  if (file === undefined) return undefined;
  return asObject(await runDefault(dir, file, { runner, generator: 'VitePress' }));
}

/** The first config with the values of the second, which replace those with the same key. */
function mergeConfigs(first: Values, second: Values, ignored: string[] = []): Values {
  const entries = Object.entries(second).filter(
    ([key, value]) => value !== undefined && !ignored.includes(key),
  );
  const merged = entries.map(([key, value]) => {
    if (key === 'themeConfig' || key === 'markdown') {
      return [key, { ...asObject(first[key]), ...asObject(value) }];
    }
    if (key === 'head') return [key, [...[first[key]].flat(1), ...[value].flat(1)].filter(Boolean)];
    return [key, value];
  });
  return { ...first, ...Object.fromEntries(merged) };
}

/** A path of the source, for notes: relative to the folder with the config. */
export function notePath({ root }: Pick<Source, 'root'>, path: string): string {
  return posix.normalize(relative(root, path).replaceAll('\\', '/'));
}
