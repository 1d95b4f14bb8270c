import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyLine, readThrown } from 'folia/format';
import { SiteError, schemaProblems } from 'folia-problems';
import type { SourceRunner } from './run-source.ts';
import { type SourceConfig, sourceConfigSchema } from './source-config.ts';

const CONFIG_FILES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
  (extension) => `docusaurus.config.${extension}`,
);

export type ReadConfig = {
  config: SourceConfig;
  /** From the source folder. */
  file: string;
  text: string;
};

/**
 * Runs the config of a Docusaurus site: an object, a promise, or a function that gives either.
 * @throws SiteError where there is none, where it throws, or where it lacks a title or an address
 */
export async function readConfig(sourceDir: string, runner: SourceRunner): Promise<ReadConfig> {
  const file = CONFIG_FILES.find((name) => existsSync(join(sourceDir, name)));
  if (file === undefined) {
    throw new SiteError([
      {
        message: `No docusaurus.config.js found in ${sourceDir}.`,
        hint: 'Name the folder of a Docusaurus site: folia migrate DIR',
      },
    ]);
  }
  const text = readFileSync(join(sourceDir, file), 'utf8');
  const value = await runDefault(sourceDir, file, runner);
  const result = sourceConfigSchema.safeParse(value);
  if (result.success) return { config: result.data, file, text };
  throw new SiteError(
    schemaProblems(sourceConfigSchema, value, result.error.issues).map(({ path, ...problem }) => ({
      ...problem,
      file,
      line: keyLine(text, path),
    })),
  );
}

/** The value of a module's default export, functions called and promises awaited. @throws SiteError where it throws */
export async function runDefault(
  sourceDir: string,
  file: string,
  runner: SourceRunner,
): Promise<unknown> {
  try {
    const module = await runner.run(join(sourceDir, file));
    const exported = module.default ?? module;
    return await (typeof exported === 'function' ? exported() : exported);
  } catch (error) {
    throw thrownError(error, sourceDir, file);
  }
}

/** What a file of the source threw, with the place in the source where it did. */
function thrownError(error: unknown, sourceDir: string, file: string): SiteError {
  const { message, place } = readThrown(error, sourceDir);
  return new SiteError(
    [
      {
        ...place,
        file: place?.file ?? file,
        message: message.split('\n')[0] ?? message,
        hint: 'The config is run to be read: it must run here as it does under Docusaurus.',
      },
    ],
    { cause: error },
  );
}
