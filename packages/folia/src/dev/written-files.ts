import { sep } from 'node:path';
import { cacheRoot } from '../cache/cache-folder.ts';
import { isStaging } from '../write/staging.ts';

/** Returns a function that checks whether the engine writes a path: its caches, its builds, or their temporary folders. */
export function writtenFiles(siteDir: string, outDir: string): (path: string) => boolean {
  const folders = [outDir, cacheRoot(siteDir)];
  const isWithin = (path: string) =>
    folders.some((folder) => path === folder || path.startsWith(folder + sep));
  return (path) => isWithin(path) || path.split(sep).some(isStaging);
}
