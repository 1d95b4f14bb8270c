import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stagingPaths } from '../write/staging.ts';
import { prepareWatching } from './start-watching.ts';
import { writtenFiles } from './written-files.ts';

/** Notices nothing on its own, like one that is still listing files. */
class BusyWatcher extends EventEmitter {
  add(): this {
    return this;
  }
}

let siteDir: string;
let reported: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  siteDir = mkdtempSync(join(tmpdir(), 'orchard-'));
  mkdirSync(join(siteDir, 'docs'));
  reported = [];
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(siteDir, { recursive: true });
});

test('changes that are made while the watcher lists a site for seconds are reported once', async () => {
  const page = join(siteDir, 'docs/gala.md');
  writeFileSync(page, 'Red.');
  // Later than the clocks of file systems may be behind.
  const since = Date.now() + 100;
  const watcher = new BusyWatcher();
  watcher.on('all', (event, path) => reported.push(`${event} ${path}`));
  prepareWatching(watcher, {
    siteDir,
    isWritten: writtenFiles(siteDir, join(siteDir, 'dist')),
    since,
  })();
  await vi.advanceTimersByTimeAsync(2000);
  expect(reported).toEqual([]);
  while (Date.now() < since + 100) await new Promise(setImmediate);
  writeFileSync(page, 'Green.');
  await vi.advanceTimersByTimeAsync(4000);
  await vi.waitFor(() => expect(reported).toEqual([`change ${page}`]));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reported).toEqual([`change ${page}`]);
});

test('what a build writes meanwhile is not reported', async () => {
  const since = Date.now() - 1000;
  const watcher = new BusyWatcher();
  watcher.on('all', (event, path) => reported.push(`${event} ${path}`));
  const outDir = join(siteDir, 'dist');
  for (const folder of [
    outDir,
    stagingPaths(outDir).next,
    stagingPaths(join(siteDir, 'out')).former,
  ]) {
    mkdirSync(folder);
    writeFileSync(join(folder, 'index.html'), 'Gala');
  }
  prepareWatching(watcher, { siteDir, isWritten: writtenFiles(siteDir, outDir), since })();
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(reported).toContain(`addDir ${join(siteDir, 'docs')}`));
  expect(reported.filter((text) => text.includes('folia-') || text.includes('dist'))).toEqual([]);
});
