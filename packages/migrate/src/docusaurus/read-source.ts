import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { SiteError } from 'folia-problems';
import type { SourceFolder } from '../generator.ts';
import { asList, asString, type Note, type Values } from '../note.ts';
import { runDefault } from '../run-default.ts';
import { openSourceRunner, type SourceRunner } from '../run-source.ts';
import { recordStandIns } from '../stand-in-use.ts';
import { type ConvertedDocs, convertDocs, GENERATOR_KEY } from './convert-docs.ts';
import { placeMissing } from './missing-versions.ts';
import { type FindOrigin, readOrigins } from './plugin-origins.ts';
import { readConfig } from './read-config.ts';
import { runPlugins } from './run-plugins.ts';
import { type Aliases, readAliases } from './source-aliases.ts';
import type { SourceConfig } from './source-config.ts';
import { type OtherPlugin, type SourceParts, sortParts } from './source-parts.ts';
import { readSourceVersions, type SourceVersions } from './source-versions.ts';

/** All parts of a Docusaurus site that require running its code. */
export type Source = {
  dir: string;
  config: SourceConfig;
  /** Content of the config file. */
  configText: string;
  parts: SourceParts;
  aliases: Aliases;
  /** The docs folders; the first is the preset's. */
  docs: SourceDocs[];
  /** The options of additional docs folders that do not exist, such as submodules that have not been fetched. */
  missingDocs: Values[];
  /** Finds the imports that functions of the config come from. */
  findOrigin: FindOrigin;
  /** Packages that the config imports but that are not installed. */
  missing: string[];
  /** Paths of the files that the config or the sidebars import but that do not exist, relative to the folder of the site. */
  missingFiles: string[];
};

/** A docs folder, its sidebars, and the versions cut from it. */
export type SourceDocs = ConvertedDocs & {
  id: string;
  /** Whether its own folder is built, too. */
  hasFolder: boolean;
  /** The content of the sidebars file; undefined if sidebars are generated from the folders. */
  sidebarItems?: unknown;
  /** The packages that the sidebars file uses but that are not installed. */
  standIns?: string[];
  versions: SourceVersions;
};

/** Runs a site's config and sidebars. @throws SiteError if one of them cannot be run */
export async function readSource({ sourceDir: dir, configFile }: SourceFolder): Promise<Source> {
  const runner = await openSourceRunner(dir, { allowsMissingFiles: true });
  try {
    const { config, text } = await readConfig(dir, configFile, runner);
    const sorted = sortParts(config, dir);
    const parts = { ...sorted, others: await runPlugins(sorted.others, { dir, config, runner }) };
    const docs: SourceDocs[] = [];
    const located = (note: Note) => locateGenerator(note, { file: configFile, text });
    const missingDocs: Values[] = [];
    for (const options of docsOptions(parts)) {
      const read = await readDocs(dir, options, runner);
      const isMissing = read.versions.names.length === 0 && !existsSync(read.folder.from);
      if (isMissing && options !== parts.docs) missingDocs.push(options);
      else docs.push({ ...read, notes: read.notes.map(located) });
    }
    const missing = [...runner.missing].sort();
    const findOrigin = await readOrigins(dir, { file: configFile, text }, runner);
    const missingFiles = [...runner.missingFiles].map((path) => relative(dir, path)).sort();
    return {
      dir,
      config: withClientModules(config, parts.others),
      configText: text,
      parts,
      aliases: readAliases(config, dir),
      docs,
      missingDocs,
      findOrigin,
      missing,
      missingFiles,
    };
  } finally {
    await runner.close();
  }
}

/** Adds the client modules of plugins to those of the config, after which Docusaurus runs them. */
function withClientModules(config: SourceConfig, plugins: OtherPlugin[]): SourceConfig {
  const added = plugins.flatMap((plugin) => plugin.added?.clientModules ?? []);
  if (added.length === 0) return config;
  return { ...config, clientModules: [...asList(config['clientModules']), ...added] };
}

/** Adds the place of a function in the config to the note about it. */
function locateGenerator(note: Note, { file, text }: { file: string; text: string }): Note {
  const index = text.split('\n').findIndex((line) => line.includes(GENERATOR_KEY));
  const isAbout = note.key.endsWith(GENERATOR_KEY) && index !== -1;
  return isAbout ? { ...note, file, line: index + 1 } : note;
}

/** The options of the docs in the preset, and of all other docs folders. */
function docsOptions({ docs, instances }: SourceParts): Values[] {
  const others = instances.filter(({ kind }) => kind === 'docs').map(({ options }) => options);
  return docs === false ? others : [docs, ...others];
}

async function readDocs(dir: string, options: Values, runner: SourceRunner): Promise<SourceDocs> {
  const id = asString(options['id']) ?? 'default';
  const versions = readSourceVersions(dir, id);
  const converted = convertDocs(options, dir);
  const hasFolder = existsSync(converted.folder.from) || versions.names.length === 0;
  const placed = placeMissing(converted.value, hasFolder, versions);
  // The sidebars of a folder that is missing, such as a submodule that has not been fetched, are often in it.
  const hasNoFiles =
    !existsSync(converted.folder.from) && !existsSync(converted.sidebars || converted.folder.from);
  const sidebars = await recordStandIns(async () =>
    hasFolder && !hasNoFiles
      ? await readSidebars(dir, converted.sidebars, (file) =>
          runDefault(dir, file, { runner, generator: 'Docusaurus' }),
        )
      : undefined,
  );
  return {
    ...converted,
    id,
    hasFolder,
    value: { ...placed.value, ...(hasFolder ? {} : { includeCurrentVersion: false }) },
    sidebarItems: sidebars.value,
    standIns: sidebars.standIns,
    versions,
    notes: [...converted.notes, ...versions.notes, ...placed.notes],
  };
}

async function readSidebars(
  dir: string,
  path: string | false | undefined,
  run: (file: string) => Promise<unknown>,
): Promise<unknown> {
  if (path === undefined) return undefined;
  if (path === false) return {};
  const file = relative(dir, path);
  if (existsSync(path)) {
    return path.endsWith('.json') ? JSON.parse(readFileSync(path, 'utf8')) : run(file);
  }
  const hint = 'It is specified by the docs option "sidebarPath".';
  throw new SiteError([{ file, message: 'The file does not exist.', hint }]);
}
