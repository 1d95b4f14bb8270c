import { statSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { OWN_FOLDERS, PACKAGE_DIR } from '../engine-files.ts';
import type { FileChange } from './site-states.ts';

/** Editors write a file in several steps; changes within this time are handled together, in milliseconds. */
const SETTLE_MS = 30;

/** Enough if files have only been written: they are complete, unless they are empty. */
const SETTLE_WRITTEN_MS = 5;

type Watcher = { on: (event: 'all', listener: (event: string, path: string) => void) => unknown };

/**
 * Calls back with each burst of changes in the site's or the engine's folder, or of other files that are watched: one
 * burst after the other.
 */
export function watchChanges(
  watcher: Watcher,
  siteDir: string,
  callback: (changes: FileChange[]) => Promise<void>,
): void {
  let changes: FileChange[] = [];
  let areWritten = true;
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const burst = changes;
    changes = [];
    areWritten = true;
    running = running.then(() => callback(burst));
  };
  watcher.on('all', (event, path) => {
    if (!isOfSite(path, siteDir)) return;
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
  // Outside these, only what the site uses is watched, and the rest of the engine's package.
  return !path.startsWith(PACKAGE_DIR + sep);
}

function hasContent(path: string): boolean {
  try {
    return statSync(path).size > 0;
  } catch {
    // It has been deleted since, or may not be read.
    return false;
  }
}
