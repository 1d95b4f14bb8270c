import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStaging, recoverOutput } from './staging.ts';
import { NO_PROCESS } from './test-process.ts';

let folder: string;
let outDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staging-'));
  outDir = join(folder, 'dist');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The name that a folder of this test would have if another process had made it. */
function nameOf(role: 'new' | 'old', pid: number, host?: string): string {
  const staging = openStaging(outDir);
  const name = staging.folder.replace(/-new-(\w+)-\d+/, `-${role}-${host ?? '$1'}-${pid}`);
  staging.remove();
  return name;
}

/** The same within the output folder, as for a mount point; both roles of the same build. */
function nameWithin(role: 'new' | 'old'): string {
  const [, mark = ''] = /\.folia-new-(\w+)-/.exec(nameOf('new', NO_PROCESS)) ?? [];
  return join(outDir, `.folia-${role}-${mark}-${NO_PROCESS}-0123abcd`);
}

function leave(path: string): void {
  mkdirSync(path);
  writeFileSync(join(path, 'index.html'), 'left');
}

test('two builds into one folder replace it one after the other', () => {
  leave(outDir);
  const [first, second] = [openStaging(outDir), openStaging(outDir)];
  writeFileSync(join(first.folder, 'first.html'), '1');
  writeFileSync(join(second.folder, 'second.html'), '2');
  recoverOutput(outDir);
  second.publish();
  first.publish();
  expect(readdirSync(outDir)).toEqual(['first.html']);
  first.remove();
  second.remove();
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('what a killed build staged is removed, and what a running one stages is not', () => {
  const [dead, alive] = [nameOf('new', NO_PROCESS), nameOf('new', process.ppid)];
  leave(dead);
  leave(alive);
  recoverOutput(outDir);
  expect(existsSync(dead)).toBe(false);
  expect(existsSync(alive)).toBe(true);
});

test('an earlier process with the same number, as in a container, is not mistaken for this one', () => {
  const former = nameOf('new', process.pid);
  leave(former);
  utimesSync(former, 1, 1);
  recoverOutput(outDir);
  expect(existsSync(former)).toBe(false);
});

test('what another machine staged on a shared disk is removed after a day', () => {
  const [old, recent] = [nameOf('new', 1, '00000000'), nameOf('new', 2, '00000000')];
  leave(old);
  leave(recent);
  utimesSync(old, 1, 1);
  recoverOutput(outDir);
  expect(readdirSync(folder)).toEqual([recent.slice(folder.length + 1)]);
});

test('an output that a killed build took away returns, unless there is another', () => {
  leave(nameOf('old', NO_PROCESS));
  recoverOutput(outDir);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('left');
  writeFileSync(join(outDir, 'index.html'), 'new');
  leave(nameOf('old', NO_PROCESS));
  recoverOutput(outDir);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('folders with similar names are left alone', () => {
  for (const name of ['dist.new', 'dist.old', 'dist.folia-new', 'dist.folia-new-mine']) {
    leave(join(folder, name));
  }
  const before = readdirSync(folder);
  recoverOutput(outDir);
  expect(readdirSync(folder)).toEqual(before);
});

test.each([
  ['while the former output moved out', { isMovedOut: false, arrived: [] }],
  ['before the new one moved in', { isMovedOut: true, arrived: [] }],
  ['while the new one moved in', { isMovedOut: true, arrived: ['index.html', 'new.html'] }],
])('a mount point gets its former output back if a build was killed %s', (_, moment) => {
  mkdirSync(outDir);
  // A folder of the volume's file system.
  mkdirSync(join(outDir, 'lost+found'));
  const [staging, former] = [nameWithin('new'), nameWithin('old')];
  leave(staging);
  leave(former);
  writeFileSync(join(former, 'old.html'), 'left');
  if (moment.isMovedOut) writeFileSync(join(former, '.folia-moved-out'), '');
  else writeFileSync(join(outDir, 'rest.html'), 'left');
  for (const name of moment.arrived) writeFileSync(join(outDir, name), 'new');
  recoverOutput(outDir);
  const rest = moment.isMovedOut ? [] : ['rest.html'];
  expect(readdirSync(outDir).sort()).toEqual(['index.html', 'lost+found', 'old.html', ...rest]);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('left');
});

test('a mount point keeps the new output if a build was killed when all of it was in place', () => {
  leave(outDir);
  mkdirSync(nameWithin('new'));
  leave(nameWithin('old'));
  writeFileSync(join(outDir, 'index.html'), 'new');
  recoverOutput(outDir);
  expect(readdirSync(outDir)).toEqual(['index.html']);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('new');
});
