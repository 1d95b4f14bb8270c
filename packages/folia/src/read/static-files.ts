import { join } from 'node:path';
import type { Asset } from '../model/asset.ts';
import { isFile } from './read-files.ts';
import { walkFolder } from './walk-folder.ts';

/**
 * Lists the files of static folders, which are copied to the root of the output. Links become copies of their targets,
 * since the output moves to machines that lack them.
 * @param folders relative to the site's folder; of several files with one path, the one in the last folder is published
 */
export function listStaticFiles(siteDir: string, folders: string[]): Asset[] {
  return folders.flatMap((folder) => {
    const root = join(siteDir, folder);
    return walkFolder(root).files.map((path) => ({ source: join(root, path), output: path }));
  });
}

/**
 * Finds a file of static folders: of several with one path, the one that is published.
 * @param folders relative to the site's folder
 * @param path below a static folder
 */
export function findStaticFile(
  siteDir: string,
  folders: readonly string[],
  path: string,
): string | undefined {
  return folders.map((folder) => join(siteDir, folder, path)).findLast(isFile);
}
