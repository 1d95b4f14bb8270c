import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, SiteError } from 'folia-problems';
import { findMissingDefault } from './missing-default.ts';
import { readSourceFile } from './read-files.ts';
import { readThrown } from './thrown-place.ts';

/** Loads a TypeScript module and returns its default export. */
export type LoadDefault = (file: string) => Promise<unknown>;

/**
 * Loads the default export of one of a site's modules. Returns a problem if the file is missing, cannot be parsed, or
 * throws.
 * @param path relative to the site's folder
 */
export async function loadModule(
  siteDir: string,
  path: string,
  loadDefault: LoadDefault,
): Promise<{ value: unknown } | { problem: Problem }> {
  const file = join(siteDir, path);
  if (!existsSync(file)) return { problem: { file: path, message: 'The file does not exist.' } };
  try {
    // Loaders say less about a file that they cannot read.
    const { text } = readSourceFile(siteDir, path);
    const problem = findMissingDefault(siteDir, path, text);
    if (problem) return { problem };
    return { value: await untilIdle(loadDefault(file)) };
  } catch (error) {
    const [known] = error instanceof SiteError ? error.problems : [];
    if (known?.file === path) return { problem: known };
    // The mistake is in a file that the module imports, such as data.
    if (known) return { problem: { ...known, message: `${known.message} ${path} imports it.` } };
    const { message, place, hint } = readThrown(error, siteDir);
    const importer = place && place.file !== path ? ` ${path} imports it.` : '';
    return {
      problem: {
        file: path,
        ...place,
        message: `The file cannot be loaded: ${message.replace(/\.?$/, '.')}${importer}`,
        ...(hint === undefined ? {} : { hint }),
      },
    };
  }
}

/**
 * Rejects once nothing is left that could resolve the promise, since Node would otherwise end the process without a
 * message.
 */
async function untilIdle<T>(promise: Promise<T>): Promise<T> {
  const idle = Promise.withResolvers<never>();
  const onIdle = () => idle.reject(new Error('it waits for something that never happens'));
  process.on('beforeExit', onIdle);
  try {
    return await Promise.race([promise, idle.promise]);
  } finally {
    process.off('beforeExit', onIdle);
  }
}
