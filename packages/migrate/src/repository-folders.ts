import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How many levels above a folder outside of any repository, such as an unpacked archive, are searched for packages. */
const LEVELS_WITHOUT_REPOSITORY = 2;

/**
 * A folder and those above it, up to the root of its Git repository, the nearest first. Outside of a repository, up to the
 * highest of the next folders above that has a `package.json`.
 */
export function repositoryFolders(folder: string): string[] {
  const parents = listParents(folder);
  const root = parents.findIndex((path) => existsSync(join(path, '.git')));
  if (root !== -1) return parents.slice(0, root + 1);
  const near = parents.slice(0, LEVELS_WITHOUT_REPOSITORY + 1);
  return near.slice(0, near.findLastIndex((path) => existsSync(join(path, 'package.json'))) + 1);
}

function listParents(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...listParents(above)];
}
