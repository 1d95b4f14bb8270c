import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { explainSystemError } from 'folia-problems';

/** Something in a folder that cannot be read, and what to do about it. */
export type FileFault = { path: string; reason: string; hint: string };

/** The content of a folder and its subfolders, sorted: paths relative to it, with forward slashes. */
export type FolderContent = { files: string[]; faults: FileFault[] };

/** Editors leave such links beside a file that is being changed, such as `.#page.md` to `user@host`. */
const LOCK_LINK = /^\.#/;

/** Addresses are made of the names of files, and browsers read a backslash in an address as a slash. */
const BACKSLASH: Omit<FileFault, 'path'> = {
  reason: 'its name contains a backslash, which no address can contain',
  hint: 'Rename it.',
};

/**
 * Lists all files below a folder. Links are followed, also out of the folder, except those that lead to a folder that
 * contains them: those would never end.
 */
export function walkFolder(root: string): FolderContent {
  const content: FolderContent = { files: [], faults: [] };
  if (!existsSync(root)) return content;
  visitFolder({ root, path: '', above: [] }, content);
  content.files.sort();
  return content;
}

/** A folder on the way: its path below the root, and the real paths of the folders that were entered to reach it. */
type Place = { root: string; path: string; above: string[] };

function visitFolder({ root, path, above }: Place, content: FolderContent): void {
  try {
    const real = realpathSync(join(root, path));
    if (above.some((folder) => isSameOrAbove(real, folder))) {
      content.faults.push({
        path,
        reason: 'it is a link to a folder that contains it, so following it would never end',
        hint: 'Remove the link.',
      });
      return;
    }
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const below = path === '' ? entry.name : `${path}/${entry.name}`;
      visitEntry(entry, { root, path: below, above: [...above, real] }, content);
    }
  } catch (error) {
    content.faults.push(explain(error, path));
  }
}

function visitEntry(entry: Dirent, place: Place, content: FolderContent): void {
  const { root, path } = place;
  try {
    const found = entry.isSymbolicLink() ? statSync(join(root, path)) : entry;
    if (sep === '/' && entry.name.includes('\\')) content.faults.push({ path, ...BACKSLASH });
    else if (found.isFile()) content.files.push(path);
    else if (found.isDirectory()) visitFolder(place, content);
    else {
      const reason = 'it is neither a file nor a folder, but a pipe, a socket or a device';
      content.faults.push({ path, reason, hint: 'Remove it.' });
    }
  } catch (error) {
    if (!LOCK_LINK.test(entry.name)) content.faults.push(explainLink(error, path));
  }
}

function explainLink(error: unknown, path: string): FileFault {
  const fault = explain(error, path);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'ENOENT') return fault;
  return { path, reason: 'it is a link to a file that does not exist', hint: 'Remove the link.' };
}

function explain(error: unknown, path: string): FileFault {
  const fault = explainSystemError(error);
  if (!fault) throw error;
  return { path, reason: fault.reason, hint: fault.hint };
}

function isSameOrAbove(folder: string, other: string): boolean {
  return folder === other || other.startsWith(folder === sep ? sep : `${folder}${sep}`);
}
