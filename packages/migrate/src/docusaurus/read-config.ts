import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyLine } from 'folia/format';
import { SiteError, schemaProblems } from 'folia-problems';
import { runDefault } from '../run-default.ts';
import type { SourceRunner } from '../run-source.ts';
import { type SourceConfig, sourceConfigSchema } from './source-config.ts';

export type ReadConfig = {
  config: SourceConfig;
  text: string;
};

/**
 * Runs the config of a Docusaurus site: an object, a promise, or a function that returns either.
 *
 * @param file the config, relative to the source folder
 * @throws SiteError if it throws, or if it has no title or URL
 */
export async function readConfig(
  sourceDir: string,
  file: string,
  runner: SourceRunner,
): Promise<ReadConfig> {
  const text = readFileSync(join(sourceDir, file), 'utf8');
  const value = await runDefault(sourceDir, file, { runner, generator: 'Docusaurus' });
  const result = sourceConfigSchema.safeParse(value);
  if (result.success) return { config: result.data, text };
  throw new SiteError(
    schemaProblems(sourceConfigSchema, value, result.error.issues).map(({ path, ...problem }) => ({
      ...problem,
      file,
      line: keyLine(text, path),
    })),
  );
}
