import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { oneVersion } from './source-versions.ts';

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
  expect(oneVersion({ path: 'x' }, sourceFolder([]))).toEqual({
    options: { path: 'x' },
    notes: [],
  });
});

test('the docs folder is what is built, and each version is told of', () => {
  const { options, notes } = oneVersion({}, sourceFolder([...VERSIONED, 'docs/nest.md']));
  expect(options).toEqual({});
  expect(notes.map(({ fate, key }) => `${fate} ${key}`)).toEqual([
    'left version "2.0"',
    'left version "1.0"',
  ]);
});

test('without a docs folder, or where the site leaves it out, it is the latest version', () => {
  const latest = {
    path: 'versioned_docs/version-2.0',
    sidebarPath: 'versioned_sidebars/version-2.0-sidebars.json',
  };
  const { options, notes } = oneVersion({ sidebarPath: 'gone.js' }, sourceFolder(VERSIONED));
  expect(options).toEqual(latest);
  expect(notes.map(({ fate, key }) => `${fate} ${key}`)).toEqual([
    'changed version "2.0"',
    'left version "1.0"',
  ]);
  const both = sourceFolder([...VERSIONED, 'docs/nest.md']);
  expect(oneVersion({ includeCurrentVersion: false }, both).options).toMatchObject(latest);
  expect(oneVersion({ lastVersion: '1.0' }, sourceFolder(VERSIONED)).options).toMatchObject({
    path: 'versioned_docs/version-1.0',
    sidebarPath: undefined,
  });
});
