import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FILE_LIST, findForeignFile, writeFileList } from './file-list.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text = ''): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('an empty folder, and one with the files of a build, have no foreign file', () => {
  expect(findForeignFile(folder)).toBeUndefined();
  write('docs/index.html');
  writeFileList(folder);
  expect(findForeignFile(folder)).toBeUndefined();
});

test('a file that is added to a build is foreign, and so is every file without a build', () => {
  write('notes/letter.txt');
  expect(findForeignFile(folder)).toBe('notes/letter.txt');
  rmSync(join(folder, 'notes'), { recursive: true });
  write('index.html');
  writeFileList(folder);
  write('assets/mine.txt');
  expect(findForeignFile(folder)).toBe('assets/mine.txt');
});

test('the list does not reveal the addresses of unlisted pages, on hosts that serve it', () => {
  write('docs/surprise/index.html');
  writeFileList(folder);
  expect(readFileSync(join(folder, FILE_LIST), 'utf8')).not.toContain('surprise');
});

test('a build that lists the paths of its files is recognized, too', () => {
  write('docs/index.html');
  write(FILE_LIST, '["docs/index.html"]\n');
  expect(findForeignFile(folder)).toBeUndefined();
  write('notes.txt');
  expect(findForeignFile(folder)).toBe('notes.txt');
});

test('compressed copies, what file managers leave, and other builds at work are not foreign files', () => {
  write('index.html');
  writeFileList(folder);
  const added = [
    'index.html.gz',
    'assets/.DS_Store',
    '.folia-new-0a1b2c3d-4711-0a1b2c3d/index.html',
  ];
  for (const path of added) write(path);
  expect(findForeignFile(folder)).toBeUndefined();
});

test('a build of a version without a list is recognized by its not-found page, and no other site is', () => {
  write('404.html', '<html><script data-app="/assets/client.js">');
  write('index.html');
  expect(findForeignFile(folder)).toBeUndefined();
  write('404.html', '<html>');
  expect(findForeignFile(folder)).toBe('404.html');
});
