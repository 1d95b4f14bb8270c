import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { SiteError } from 'folia-problems';
import { type ConvertedDocs, convertDocs } from './convert-docs.ts';
import { readConfig, runDefault } from './read-config.ts';
import { openSourceRunner } from './run-source.ts';
import type { SourceConfig } from './source-config.ts';
import { type SourceParts, sourceParts } from './source-parts.ts';
import { oneVersion } from './source-versions.ts';

/** All of a Docusaurus site that has to be run to be known. */
export type Source = {
  dir: string;
  config: SourceConfig;
  /** Text of the config file. */
  configText: string;
  parts: SourceParts;
  docs: ConvertedDocs;
  /** What the sidebars file gives; nothing where sidebars come from the folders. */
  sidebars?: unknown;
  /** Packages that the config asked for and that are not installed. */
  missing: string[];
};

/** Runs a site's config and sidebars. @throws SiteError where one of them cannot be run */
export async function readSource(dir: string): Promise<Source> {
  const runner = await openSourceRunner(dir);
  try {
    const { config, text } = await readConfig(dir, runner);
    const parts = sourceParts(config, dir);
    const version = oneVersion(parts.docs, dir);
    const converted = convertDocs(version.options, dir);
    const docs = { ...converted, notes: [...version.notes, ...converted.notes] };
    const sidebars = await readSidebars(dir, docs.sidebars, (file) =>
      runDefault(dir, file, runner),
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
  const hint = 'The option "sidebarPath" of the docs names it.';
  throw new SiteError([{ file, message: 'The file does not exist.', hint }]);
}
