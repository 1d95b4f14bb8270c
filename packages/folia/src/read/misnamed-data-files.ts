import { posix } from 'node:path';
import type { Problem } from 'folia-problems';

/** Extensions of data files, including formats that are not read. */
const DATA_ENDING = /\.(?:ya?ml|json[c5]?|toml)$/i;

/** The formats that are read. */
const READABLE = /\.(?:ya?ml|json)$/i;

/**
 * Reports files that have the name of a missing data file but another extension, such as `tags.yaml` instead of `tags.yml`:
 * nothing else says that they are not read.
 * @param paths of the files in the folder
 * @param wanted path of the file that is read
 * @param key of the config that names this file
 */
export function findMisnamedData(paths: string[], wanted: string, key: string): Problem[] {
  const name = posix.basename(wanted);
  const stemOf = (path: string) => path.replace(DATA_ENDING, '').toLowerCase();
  if (paths.includes(wanted)) return [];
  return paths
    .filter((path) => DATA_ENDING.test(path) && stemOf(path) === stemOf(wanted))
    .map((path) => ({
      severity: 'warning',
      file: path,
      message: `The file is not read, because "${key}" in the config names "${name}".`,
      hint: READABLE.test(path)
        ? `Rename it to "${name}", or write "${posix.basename(path)}" there.`
        : `Write what it contains as YAML or JSON in "${name}".`,
    }));
}
