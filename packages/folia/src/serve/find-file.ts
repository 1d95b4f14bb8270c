import { type FileHandle, open, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';

export type OpenFile = {
  handle: FileHandle;
  /** Relative to the folder, with a leading slash. */
  path: string;
  /** In bytes. */
  size: number;
  modified: Date;
};

/**
 * Opens the file of a path within a folder: the file itself, or the document of a page, which is `beds.html` or
 * `beds/index.html` for `/beds`. The caller closes it.
 *
 * Files and folders whose names start with a dot are not found, except the well-known ones
 * (https://www.rfc-editor.org/rfc/rfc8615).
 *
 * @param pathname percent-encoded, with a leading slash and without query
 * @param links whether symbolic links may lead out of the folder
 * @returns undefined if there is no such file
 */
export async function findFile(
  folder: string,
  pathname: string,
  links: 'inside' | 'anywhere' = 'inside',
): Promise<OpenFile | undefined> {
  const path = readPath(pathname);
  if (path === undefined) return undefined;
  const stem = path.replace(/\/$/, '');
  const names = [`${stem}.html`, `${stem}/index.html`];
  for (const name of stem === path ? [path, ...names] : names) {
    const file = await openFile(folder, name, links === 'inside');
    if (file) return file;
  }
  return undefined;
}

/** Undefined for paths that no file of a site has. */
function readPath(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    return path.startsWith('/') && path.split('/').slice(1).every(isSafeName) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** What is empty may only be the end of a path. Backslashes separate folders on Windows, and colons name its drives. */
function isSafeName(name: string, index: number, names: string[]): boolean {
  if (name === '') return index === names.length - 1;
  return (!name.startsWith('.') || name === '.well-known') && !/[\\:\0]/.test(name);
}

async function openFile(
  folder: string,
  path: string,
  mustBeInside: boolean,
): Promise<OpenFile | undefined> {
  try {
    const file = await realpath(join(folder, path));
    if (mustBeInside && !file.startsWith((await realpath(folder)) + sep)) return undefined;
    const handle = await open(file);
    const stats = await handle.stat();
    if (stats.isFile()) return { handle, path, size: stats.size, modified: stats.mtime };
    await handle.close();
  } catch {
    // There is none, or it cannot be read.
  }
  return undefined;
}
