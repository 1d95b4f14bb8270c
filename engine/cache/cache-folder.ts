import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Where the compiled pages of a site are kept: below the nearest folder above it that has a `package.json`, else in the
 * site's own. Builds under several base paths, and builds and development, keep their pages apart, so that none drops what
 * another one uses.
 */
export function cacheFolder(siteDir: string, baseUrl: string): string {
  const root = foldersUpwards(siteDir).find((folder) => existsSync(join(folder, 'package.json')));
  const owner = root ?? siteDir;
  const name = hash([relative(owner, siteDir), baseUrl, process.env.NODE_ENV ?? '']).slice(0, 12);
  return join(owner, '.cache', 'docs', name);
}

/** A folder and all above it, the nearest first. */
export function foldersUpwards(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersUpwards(above)];
}

/** A hash of texts that tells two lists apart even where their texts run together alike. */
export function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(`${part.length}:`).update(part);
  return sum.digest('hex');
}
