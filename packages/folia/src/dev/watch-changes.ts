import { type Stats, statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { OWN_FOLDERS, PACKAGE_DIR } from '../engine-files.ts';
import type { FileChange } from './site-states.ts';

/** Editors write a file in several steps; changes within this time are handled together, in milliseconds. */
const SETTLE_MS = 30;

/** Enough if files have only been written: they are complete, unless they are empty. */
const SETTLE_WRITTEN_MS = 5;

/** Longer than the watcher ignores a path that it has just reported, in milliseconds. */
const LOOK_AGAIN_MS = 150;

type Listener = (event: string, path: string) => void;
export type Watcher = {
  on: (event: 'all', listener: Listener) => unknown;
  off: (event: 'all', listener: Listener) => unknown;
  emit: (event: string, ...args: string[]) => unknown;
};

/**
 * Calls back with each burst of changes in the site's or the engine's folder, or in other watched files. Bursts are handled
 * one after the other; changes that happen meanwhile form the next one. Files that exist only while an editor saves another
 * one are left out.
 */
export function watchChanges(
  watcher: Watcher,
  siteDir: string,
  callback: (changes: FileChange[]) => Promise<void>,
): void {
  let changes: FileChange[] = [];
  let settled: FileChange[] = [];
  let areWritten = true;
  let isHandling = false;
  let timer: NodeJS.Timeout | undefined;
  const missed = makeMissedChanges(watcher);
  const isTemporary = makeTemporaryFiles();
  const settle = async () => {
    settled.push(...changes.filter((change) => !isTemporary(change)));
    changes = [];
    areWritten = true;
    if (isHandling) return;
    isHandling = true;
    while (settled.length > 0) {
      const burst = settled;
      settled = [];
      missed.lookAgain(burst.map(({ path }) => path));
      await callback(burst);
    }
    isHandling = false;
  };
  watcher.on('all', (event, path) => {
    if (!isOfSite(path, siteDir)) return;
    missed.forget(path);
    changes.push({ event, path });
    areWritten &&= event === 'change' && hasContent(path);
    clearTimeout(timer);
    timer = setTimeout(settle, areWritten ? SETTLE_WRITTEN_MS : SETTLE_MS);
  });
}

function isOfSite(path: string, siteDir: string): boolean {
  const folder = [siteDir, ...OWN_FOLDERS].find((root) => path.startsWith(root + sep));
  // The cache may be in the site's folder.
  if (folder !== undefined) return !relative(folder, path).startsWith('.');
  // Elsewhere, only files that the site uses are watched, and the rest of the engine's package, which is not the site's.
  return !path.startsWith(PACKAGE_DIR + sep);
}

/**
 * Reports missed changes to all listeners of the watcher. Of two quick changes, as when a formatter writes what an editor has
 * saved, the watcher itself reports only the first.
 */
function makeMissedChanges(watcher: Watcher) {
  const stamps = new Map<string, string | undefined>();
  const report = (paths: string[]) => {
    for (const path of paths.filter((one) => stamps.has(one))) {
      const [before, now] = [stamps.get(path), stampOf(path)];
      if (now === before) continue;
      const event = now === undefined ? 'unlink' : before === undefined ? 'add' : 'change';
      watcher.emit(event, path);
      watcher.emit('all', event, path);
    }
  };
  return {
    /** To be called when paths are about to be read. */
    lookAgain(paths: string[]) {
      for (const path of paths) stamps.set(path, stampOf(path));
      setTimeout(report, LOOK_AGAIN_MS, paths).unref();
    },
    /** To be called for a path that has been reported, and is read later. */
    forget: (path: string) => stamps.delete(path),
  };
}

/** Returns a function that recognizes changes of files that had been deleted again when they were to be read. */
function makeTemporaryFiles(): (change: FileChange) => boolean {
  const deleted = new Set<string>();
  return ({ event, path }) => {
    if (event === 'add' && !statsOf(path)) {
      deleted.add(path);
      return true;
    }
    // The watcher reports the end of a file later.
    return event === 'unlink' && deleted.delete(path);
  };
}

function hasContent(path: string): boolean {
  return (statsOf(path)?.size ?? 0) > 0;
}

/** Identifies the current state of a file. Undefined if there is no file. */
function stampOf(path: string): string | undefined {
  const stats = statsOf(path);
  return stats?.isFile() ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : undefined;
}

/** Undefined if it has been deleted since, or may not be read. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}
