import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OutputFile } from '../model/output-file.ts';
import { FILE_LIST } from './file-list.ts';
import { writeSite } from './write-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Iterable<OutputFile>, parts: Partial<Parameters<typeof writeSite>[0]> = {}) {
  return writeSite({
    outDir: join(folder, 'dist'),
    files,
    assets: [],
    onFile: () => {},
    ...parts,
  });
}

function filesBelow(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(path.length + 1))
    .filter((name) => !name.endsWith(FILE_LIST))
    .sort();
}

function* failingAfter(file: OutputFile): Generator<OutputFile> {
  yield file;
  throw new Error('The oven is cold.');
}

describe('writeSite', () => {
  test('writes each file to its folder and counts files and bytes', async () => {
    const written = await write([
      { path: 'index.html', text: 'Brötchen' },
      { path: 'breads/rye/index.html', text: 'Rye' },
    ]);
    expect(filesBelow(join(folder, 'dist'))).toEqual(['breads/rye/index.html', 'index.html']);
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('Brötchen');
    expect(written).toEqual({ files: 2, bytes: 12 });
  });

  test.each([
    ['a file where a page needs a folder', 'docs', 'docs/rye.html'],
    ['a folder where a page needs a file', '404.html/note.txt', '404.html'],
    ['a file that the build would write over', 'blog/rss.xml', 'blog/rss.xml'],
  ])('names a copied file that is in the way: %s', async (_, output, path) => {
    const source = join(folder, 'static-file');
    writeFileSync(source, '');
    const writing = write([{ path, text: 'Rye' }], { assets: [{ source, output }] });
    await expect(writing).rejects.toThrow(`${source} cannot be copied`);
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  test.skipIf(process.platform === 'win32')(
    'a copied file has the permissions of written ones, not those of its source',
    async () => {
      const source = join(folder, 'scan.png');
      writeFileSync(source, 'PNG', { mode: 0o500 });
      await write([{ path: 'index.html', text: 'Rye' }], {
        assets: [{ source, output: 'img/scan.png' }],
      });
      const modeOf = (path: string) => statSync(join(folder, 'dist', path)).mode;
      expect(modeOf('img/scan.png')).toBe(modeOf('index.html'));
    },
  );

  test("a fallback file does not overwrite the site's own", async () => {
    mkdirSync(join(folder, 'static'));
    writeFileSync(join(folder, 'static/robots.txt'), 'Disallow: /');
    await write(
      [
        { path: 'robots.txt', text: 'Allow: /', isFallback: true },
        { path: 'sitemap.xml', text: '<urlset/>', isFallback: true },
      ],
      { assets: [{ source: join(folder, 'static/robots.txt'), output: 'robots.txt' }] },
    );
    expect(readFileSync(join(folder, 'dist/robots.txt'), 'utf8')).toBe('Disallow: /');
    expect(readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8')).toBe('<urlset/>');
  });

  test('copies assets to their paths, the last one of those with the same path', async () => {
    mkdirSync(join(folder, 'static'));
    for (const name of ['old.svg', 'oven.svg']) writeFileSync(join(folder, 'static', name), name);
    const assets = ['old.svg', 'oven.svg'].map((name) => ({
      source: join(folder, 'static', name),
      output: 'assets/files/oven.svg',
    }));
    await write([], { assets });
    expect(readFileSync(join(folder, 'dist/assets/files/oven.svg'), 'utf8')).toBe('oven.svg');
  });

  test('replaces the previous build', async () => {
    await write([{ path: 'old.html', text: 'old' }]);
    await write([{ path: 'new.html', text: 'new' }]);
    expect(filesBelow(join(folder, 'dist'))).toEqual(['new.html']);
  });

  test('a failure does not change the folder, and leaves no temporary folder', async () => {
    await write([{ path: 'old.html', text: 'old' }]);
    await expect(write(failingAfter({ path: 'new.html', text: 'new' }))).rejects.toThrow(
      'The oven is cold.',
    );
    expect(filesBelow(folder)).toEqual(['dist/old.html']);
  });

  test('a first build that fails leaves no folder', async () => {
    await expect(write(failingAfter({ path: 'new.html', text: 'new' }))).rejects.toThrow();
    expect(existsSync(join(folder, 'dist'))).toBe(false);
  });

  test('reports progress', async () => {
    const counts: number[] = [];
    const files = ['a', 'b', 'c'].map((name) => ({ path: `${name}.html`, text: name }));
    await write(files, { onFile: (count) => counts.push(count) });
    expect(counts).toEqual([1, 2, 3]);
  });
});
