import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changedSince } from './changed-since.ts';

/** Longer than the clock of a file system may be behind. */
const A_WHILE = 60;

let folder: string;
let since: number;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'orchard-'));
  for (const name of ['docs/apples', 'docs/pears', 'dist']) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  write('docs/apples/gala.md');
  write('docs/pears/conference.md');
  await wait(A_WHILE);
  since = Date.now();
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string): void {
  writeFileSync(join(folder, path), 'Red.\n');
}

/** The event and path of each change, in order. */
async function changes(): Promise<string[]> {
  const found = await changedSince(folder, since, (path) => path === join(folder, 'dist'));
  return found.map(({ event, path }) => `${event} ${relative(folder, path)}`).sort();
}

test('nothing is listed if nothing has changed', async () => {
  expect(await changes()).toEqual([]);
});

test('a file that has been written is listed alone', async () => {
  write('docs/apples/gala.md');
  expect(await changes()).toEqual(['change docs/apples/gala.md']);
});

test('a new file is listed with its folder', async () => {
  write('docs/pears/comice.md');
  expect(await changes()).toEqual(['addDir docs/pears', 'change docs/pears/comice.md']);
});

test('the folder of a deleted file is listed', async () => {
  rmSync(join(folder, 'docs/pears/conference.md'));
  expect(await changes()).toEqual(['addDir docs/pears']);
});

test('a file that was written before and has been moved is listed', async () => {
  renameSync(join(folder, 'docs/apples/gala.md'), join(folder, 'site.config.ts'));
  expect(await changes()).toEqual(['addDir docs/apples', 'change site.config.ts']);
});

test('what is ignored is not listed, and a link to itself does no harm', async () => {
  write('dist/index.html');
  symlinkSync('loop', join(folder, 'loop'));
  expect(await changes()).toEqual([]);
});
