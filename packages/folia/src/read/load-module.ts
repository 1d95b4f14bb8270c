import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import { readThrown } from './thrown-place.ts';

/** Loads a TypeScript module and gives its default export. */
export type LoadDefault = (file: string) => Promise<unknown>;

/**
 * The default export of one of a site's modules, or why it cannot be loaded: the file is missing, cannot be parsed, or
 * throws.
 * @param path from the site's folder
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
    const { message, place } = readThrown(error, siteDir);
    const within = place && place.file !== path ? ` ${path} imports it.` : '';
    return {
      problem: {
        file: path,
        ...place,
        message: `The file cannot be loaded: ${message.replace(/\.?$/, '.')}${within}`,
      },
    };
  }
}
