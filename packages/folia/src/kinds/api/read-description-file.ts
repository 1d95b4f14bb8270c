import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import type { FileContent, ReadFile } from 'folia-openapi';

/** The size of the largest description from which pages can be made. */
const MAX_BYTES = 200_000_000;

/**
 * Returns the function that reads the files of a description. What it reads is published, so it reads
 * regular files only, and none outside of the description's root, not even through a link.
 *
 * @param root relative to the site's folder, like the paths of the files
 */
export function makeReadDescriptionFile(siteDir: string, root: string): ReadFile {
  return (path) => {
    if (path.includes('\0')) return undefined;
    try {
      return readWithin(join(siteDir, root), join(siteDir, path), root);
    } catch (error) {
      return explainError(error);
    }
  };
}

function readWithin(root: string, file: string, shownRoot: string): FileContent | undefined {
  if (!lstatSync(file, { throwIfNoEntry: false })) return undefined;
  const path = relative(realpathSync(root), realpathSync(file));
  if (path === '..' || path.startsWith(`..${sep}`) || isAbsolute(path)) {
    return { refusal: `it is a link that leads out of the folder "${shownRoot}".` };
  }
  const stats = statSync(file);
  if (stats.isDirectory()) return { refusal: 'it is a folder.' };
  if (!stats.isFile()) return { refusal: 'it is not a regular file.' };
  if (stats.size > MAX_BYTES) {
    return { refusal: `it has more than ${MAX_BYTES / 1_000_000} MB.` };
  }
  return readFileSync(file);
}

function explainError(error: unknown): FileContent | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case undefined:
      throw error;
    case 'ENOENT':
      return { refusal: 'it is a link to a file that does not exist.' };
    case 'ENOTDIR':
    case 'ENAMETOOLONG':
      return undefined;
    case 'ELOOP':
      return { refusal: 'it is a link that leads back to itself.' };
    case 'EACCES':
    case 'EPERM':
      return { refusal: 'you have no permission to read it.' };
    default:
      return { refusal: `the system says ${String(code)}.` };
  }
}
