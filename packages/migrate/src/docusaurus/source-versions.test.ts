import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { chooseVersion } from './source-versions.ts';

function sourceFolder(paths: string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'versions-'));
  for (const path of paths) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), path === 'versions.json' ? '["2.0", "1.0"]' : '{}');
  }
  return dir;
}

const VERSIONED = [
  'versions.json',
  'versioned_docs/version-2.0/nest.md',
  'versioned_sidebars/version-2.0-sidebars.json',
];

test('a site without versions keeps its options', () => {
  expect(chooseVersion({ path: 'x' }, sourceFolder([]))).toEqual({
    options: { path: 'x' },
    notes: [],
  });
});

test('the docs folder is built, and each version is reported', () => {
  const { options, notes } = chooseVersion({}, sourceFolder([...VERSIONED, 'docs/nest.md']));
  expect(options).toEqual({});
  expect(notes.map(({ outcome, key }) => `${outcome} ${key}`)).toEqual([
    'dropped version "2.0"',
    'dropped version "1.0"',
  ]);
});

test('without a docs folder, or if the site excludes it, the latest version is built', () => {
  const latest = {
    path: 'versioned_docs/version-2.0',
    sidebarPath: 'versioned_sidebars/version-2.0-sidebars.json',
  };
  const { options, notes } = chooseVersion({ sidebarPath: 'gone.js' }, sourceFolder(VERSIONED));
  expect(options).toEqual(latest);
  expect(notes.map(({ outcome, key }) => `${outcome} ${key}`)).toEqual([
    'changed version "2.0"',
    'dropped version "1.0"',
  ]);
  const both = sourceFolder([...VERSIONED, 'docs/nest.md']);
  expect(chooseVersion({ includeCurrentVersion: false }, both).options).toMatchObject(latest);
  expect(chooseVersion({ lastVersion: '1.0' }, sourceFolder(VERSIONED)).options).toMatchObject({
    path: 'versioned_docs/version-1.0',
    sidebarPath: undefined,
  });
});
