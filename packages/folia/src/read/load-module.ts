import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
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
    return { value: await loadDefault(file) };
  } catch (error) {
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
