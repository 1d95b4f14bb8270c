import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writableFolder } from './cache-folder.ts';

test('a folder that cannot be written has a substitute for temporary files, the same each time', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cellar-'));
  const usual = join(folder, '.cache/vite');
  expect(writableFolder(usual)).toBe(usual);
  expect(existsSync(usual)).toBe(true);
  writeFileSync(join(folder, 'closed'), 'A file has no folders, whoever runs this.');
  const substitute = writableFolder(join(folder, 'closed/vite'));
  expect(substitute).not.toContain(folder);
  expect(writableFolder(join(folder, 'closed/vite'))).toBe(substitute);
  expect(writableFolder(join(folder, 'closed/other'))).not.toBe(substitute);
  rmSync(folder, { recursive: true });
});

test('a substitute that other users could have prepared is not used', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cellar-'));
  writeFileSync(join(folder, 'closed'), '');
  const expected = writableFolder(join(folder, 'closed/vite'));
  chmodSync(expected, 0o777);
  const other = writableFolder(join(folder, 'closed/vite'));
  expect(other).not.toBe(expected);
  expect(statSync(other).mode & 0o777).toBe(0o700);
  for (const path of [folder, expected, other]) rmSync(path, { recursive: true });
});
