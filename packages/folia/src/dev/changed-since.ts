import { type Dirent, readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FileChange } from './site-states.ts';

/** Clocks of file systems may be behind that of the process, in milliseconds. */
const CLOCK_TOLERANCE = 20;

/**
 * Lists what has changed in a folder since a time: files, and subfolders in which a name has been added, removed or changed.
 * The folder itself is not listed, since the engine creates its own folders in it. Symbolic links to folders are not
 * followed.
 *
 * @param time in milliseconds since the Unix epoch
 * @param isIgnored whether to leave out a path and all below it
 */
export async function changedSince(
  folder: string,
  time: number,
  isIgnored: (path: string) => boolean,
): Promise<FileChange[]> {
  const from = time - CLOCK_TOLERANCE;
  const changes: FileChange[] = [];
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    for (const entry of entriesOf(next)) {
      const path = join(next, entry.name);
      if (isIgnored(path)) continue;
      if (entry.isDirectory()) folders.push(path);
      const stats = statsOf(path);
      if (stats && stats.ctimeMs >= from) {
        changes.push({ event: stats.isDirectory() ? 'addDir' : 'change', path });
      }
    }
    // Requests come first.
    await nextTurn();
  }
  return changes;
}

/** None if the folder has been deleted meanwhile, or may not be read. */
function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    // Such as a symbolic link to itself.
    return undefined;
  }
}
