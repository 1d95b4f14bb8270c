import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * The folder of everything that builds of a site keep: in the nearest folder above it that has a `package.json`, else in
 * the site's own.
 */
export function cacheRoot(siteDir: string): string {
  return join(ownerOf(siteDir), '.cache');
}

function ownerOf(siteDir: string): string {
  const hasPackage = (folder: string) => existsSync(join(folder, 'package.json'));
  return foldersUpwards(siteDir).find(hasPackage) ?? siteDir;
}

/**
 * Where the compiled pages of a site are kept. Builds under several base paths, and builds and development, keep their
 * pages apart, so that none drops what another one uses.
 */
export function cacheFolder(siteDir: string, baseUrl: string): string {
  const owner = ownerOf(siteDir);
  const name = hash([relative(owner, siteDir), baseUrl, process.env.NODE_ENV ?? '']).slice(0, 12);
  return join(cacheRoot(siteDir), 'docs', name);
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
