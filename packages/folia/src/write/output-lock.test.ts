import {
  existsSync,
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
import { machineMark } from './build-process.ts';
import { findForeignFile } from './file-list.ts';
import { withOutputLock } from './output-lock.ts';
import { NO_PROCESS } from './test-process.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
  lock = join(folder, '.folia-lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the lock is there while the function runs, is not part of the output, and goes also after a failure', () => {
  withOutputLock(folder, () => {
    expect(readFileSync(lock, 'utf8')).toBe(`${machineMark()} ${process.pid}`);
    expect(findForeignFile(folder)).toBeUndefined();
  });
  expect(readdirSync(folder)).toEqual([]);
  const failing = () =>
    withOutputLock(folder, () => {
      throw new Error('The disk is full.');
    });
  expect(failing).toThrow('The disk is full.');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['a build that was killed', `${machineMark()} ${NO_PROCESS}`, undefined],
  [
    'an earlier process with the same number, as in a container',
    `${machineMark()} ${process.pid}`,
    1,
  ],
  ['another machine, long ago', '00000000 1', 1],
  ['a build that was killed before it wrote its name, long ago', '', 1],
])('a lock that was left behind is taken over: %s', (_, text, changed) => {
  writeFileSync(lock, text);
  if (changed !== undefined) utimesSync(lock, changed, changed);
  expect(withOutputLock(folder, () => 'done', 0)).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['of a running build', `${machineMark()} ${process.ppid}`],
  ['of another machine', '00000000 1'],
])('a lock %s is respected, and an error says what to do', (_, text) => {
  writeFileSync(lock, text);
  const waiting = () => withOutputLock(folder, () => 'done', 50);
  expect(waiting).toThrow(/Another build \(process \d+\) is still replacing the output folder/);
  expect(waiting).toThrow(`remove the file ${lock}`);
  expect(existsSync(lock)).toBe(true);
});
