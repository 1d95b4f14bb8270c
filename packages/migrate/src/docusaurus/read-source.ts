import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { SiteError } from 'folia-problems';
import type { SourceFolder } from '../generator.ts';
import { runDefault } from '../run-default.ts';
import { openSourceRunner } from '../run-source.ts';
import { type ConvertedDocs, convertDocs } from './convert-docs.ts';
import { readConfig } from './read-config.ts';
import type { SourceConfig } from './source-config.ts';
import { type SourceParts, sortParts } from './source-parts.ts';
import { chooseVersion } from './source-versions.ts';

/** All parts of a Docusaurus site that require running its code. */
export type Source = {
  dir: string;
  config: SourceConfig;
  /** Content of the config file. */
  configText: string;
  parts: SourceParts;
  docs: ConvertedDocs;
  /** The content of the sidebars file; undefined if sidebars are generated from the folders. */
  sidebars?: unknown;
  /** Packages that the config imports but that are not installed. */
  missing: string[];
};

/** Runs a site's config and sidebars. @throws SiteError if one of them cannot be run */
export async function readSource({ sourceDir: dir, configFile }: SourceFolder): Promise<Source> {
  const runner = await openSourceRunner(dir);
  try {
    const { config, text } = await readConfig(dir, configFile, runner);
    const parts = sortParts(config, dir);
    const version = chooseVersion(parts.docs, dir);
    const converted = convertDocs(version.options, dir);
    const docs = { ...converted, notes: [...version.notes, ...converted.notes] };
    const sidebars = await readSidebars(dir, docs.sidebars, (file) =>
      runDefault(dir, file, { runner, generator: 'Docusaurus' }),
    );
    const missing = [...runner.missing].sort();
    return { dir, config, configText: text, parts, docs, sidebars, missing };
  } finally {
    await runner.close();
  }
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
