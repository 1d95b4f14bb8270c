import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSourceVersions } from './source-versions.ts';

const dirs: string[] = [];

function sourceFolder(files: Record<string, unknown>): string {
  const dir = mkdtempSync(join(tmpdir(), 'versions-'));
  dirs.push(dir);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), JSON.stringify(content));
  }
  return dir;
}

afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true });
});

describe('readSourceVersions: the versions cut from a docs folder', () => {
  test('a folder without a list of versions has none', () => {
    expect(readSourceVersions(sourceFolder({}), 'default')).toMatchObject({
      names: [],
      copies: [],
      files: [],
    });
  });

  test('all versions with a folder are copied, newest first, with their list and their sidebars', () => {
    const dir = sourceFolder({
      'versions.json': ['2.0', '1.5', '1.0'],
      'versioned_docs/version-2.0/wren.md': '',
      'versioned_docs/version-1.0/wren.md': '',
      'versioned_sidebars/version-2.0-sidebars.json': { birds: { Small: ['wren'] } },
    });
    const { names, missing, copies, files, folders } = readSourceVersions(dir, 'default');
    expect(names).toEqual(['2.0', '1.0']);
    expect(missing).toEqual(['1.5']);
    expect(copies.map(({ to }) => to)).toEqual([
      'versioned_docs/version-2.0',
      'versioned_docs/version-1.0',
    ]);
    expect(files.map(({ to }) => to)).toEqual([
      'versions.json',
      'versioned_sidebars/version-2.0-sidebars.json',
    ]);
    expect(folders[0]).toMatchObject({
      translations: 'docusaurus-plugin-content-docs/version-2.0',
      labelsFile: 'versioned_sidebars/version-2.0-sidebars.json',
      sidebars: { birds: [{ type: 'category', label: 'Small', items: ['wren'] }] },
    });
  });

  test('the docs folder itself may be on the list', () => {
    const dir = sourceFolder({
      'versions.json': ['current', '1.0'],
      'versioned_docs/version-1.0/wren.md': '',
    });
    const { names, missing, copies } = readSourceVersions(dir, 'default');
    expect({ names, missing }).toEqual({ names: ['current', '1.0'], missing: [] });
    expect(copies.map(({ to }) => to)).toEqual(['versioned_docs/version-1.0']);
  });

  test('a list of versions that a script has yet to make becomes empty', () => {
    const { missing, files } = readSourceVersions(
      sourceFolder({ 'versions.json': ['2.0', '1.0'] }),
      'default',
    );
    expect(missing).toEqual(['2.0', '1.0']);
    expect(files).toEqual([{ to: 'versions.json', text: '[]\n' }]);
  });

  test('the prefix of the version in sidebars of early releases is removed, labels are kept', () => {
    const entry = { type: 'doc', id: 'version-1.0/wren', label: 'version-1.0/wren' };
    const dir = sourceFolder({
      'versions.json': ['1.0'],
      'versioned_docs/version-1.0/wren.md': '',
      'versioned_sidebars/version-1.0-sidebars.json': {
        'version-1.0/birds': ['version-1.0/nest', entry],
      },
    });
    const [folder] = readSourceVersions(dir, 'default').folders;
    expect(folder?.sidebars).toEqual({ birds: ['nest', { ...entry, id: 'wren' }] });
  });

  test('another docs folder has versions of its own', () => {
    const dir = sourceFolder({
      'club_versions.json': ['2019'],
      'club_versioned_docs/version-2019/rules.md': '',
      'versions.json': ['1.0'],
    });
    const { names, folders } = readSourceVersions(dir, 'club');
    expect(names).toEqual(['2019']);
    expect(folders[0]).toMatchObject({
      path: 'club_versioned_docs/version-2019',
      translations: 'docusaurus-plugin-content-docs-club/version-2019',
    });
  });
});
