import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyLine, readThrown } from 'folia/format';
import { SiteError, schemaProblems } from 'folia-problems';
import type { SourceRunner } from './run-source.ts';
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
  const value = await runDefault(sourceDir, file, runner);
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

/**
 * The default export of a module, with functions called and promises awaited. @throws SiteError if
 * it throws
 */
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
    throw makeThrownError(error, sourceDir, file);
  }
}

/** An error thrown by a source file, with its location there. */
function makeThrownError(error: unknown, sourceDir: string, file: string): SiteError {
  const { message, place } = readThrown(error, sourceDir);
  return new SiteError(
    [
      {
        ...place,
        file: place?.file ?? file,
        message: message.split('\n')[0] ?? message,
        hint: 'The config must run here the way it does under Docusaurus.',
      },
    ],
    { cause: error },
  );
}
