import { basename, dirname } from 'node:path';
import { changedSince } from './changed-since.ts';
import type { Watcher } from './watch-changes.ts';

/** A browser that opens with the server has asked for a page by then, in milliseconds. */
const WITHOUT_REQUEST_MS = 500;

/**
 * When to look for what the watcher has missed while it listed the files of the site, in milliseconds. It does not say when
 * it is done, which takes long while the machine is busy or a very long page is compiled.
 */
const LOOK_AFTER_MS = [1500, 5000, 20_000];

type WatchOptions = {
  siteDir: string;
  /** Whether the engine writes a path. */
  isWritten: (path: string) => boolean;
  /** When the site began to be read, in milliseconds since the Unix epoch. */
  since: number;
};

/**
 * Prepares watching the folder of a site. The watcher takes as long to list thousands of files as the engine takes to
 * read them, so it starts when the first page has been answered. Changes made since the site was read are reported then.
 *
 * @returns a function that starts watching at once; without a call, watching starts shortly after
 */
export function prepareWatching(
  watcher: Watcher & { add: (path: string) => unknown },
  { siteDir, isWritten, since }: WatchOptions,
): () => void {
  const isIgnored = (path: string) => isWritten(path) || isHidden(path, siteDir);
  const noticed = new Set<string>();

  async function reportMissed(): Promise<void> {
    const changes = await changedSince(siteDir, since, isIgnored);
    for (const { event, path } of changes.filter((change) => !noticed.has(change.path))) {
      // The module server listens to `change`, the site to `all`.
      if (event === 'change') watcher.emit('change', path);
      watcher.emit('all', event, path);
    }
  }

  function notice(_event: string, path: string): void {
    noticed.add(path).add(dirname(path));
  }

  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    watcher.on('all', notice);
    watcher.add(siteDir);
    for (const delay of LOOK_AFTER_MS) setTimeout(reportMissed, delay).unref();
    setTimeout(() => watcher.off('all', notice), Math.max(...LOOK_AFTER_MS) * 2).unref();
  };
  setTimeout(start, WITHOUT_REQUEST_MS).unref();
  return start;
}

/** Whether the watcher ignores a path: what libraries, the cache and other programs write. */
function isHidden(path: string, siteDir: string): boolean {
  const name = basename(path);
  return (
    name === 'node_modules' ||
    name === '.git' ||
    (name.startsWith('.') && dirname(path) === siteDir)
  );
}
