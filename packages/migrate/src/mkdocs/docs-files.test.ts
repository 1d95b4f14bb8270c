import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listDocs } from './docs-files.ts';
import { readConfig } from './read-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'migrate-docs-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(path: string, text = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

test('files of the theme’s own folder are published where the docs have none, except for templates', () => {
  write('mkdocs.yml', 'site_name: Seeds\n');
  write('docs/index.md', '# Seeds\n');
  write('docs/img/jar.svg', '<svg/>');
  for (const path of ['img/jar.svg', 'img/bag.svg', 'main.html', 'hook.py', '.icons/leaf.svg']) {
    write(`overrides/${path}`);
  }
  const config = readConfig(folder, 'mkdocs.yml');
  const place = { from: join(folder, 'docs'), to: 'docs' };
  const { others } = listDocs(place, config, join(folder, 'overrides'));
  expect([...others]).toEqual([
    ['img/jar.svg', join(folder, 'docs/img/jar.svg')],
    ['img/bag.svg', join(folder, 'overrides/img/bag.svg')],
  ]);
});

test('files that the config excludes are neither pages nor copied', () => {
  write(
    'mkdocs.yml',
    'site_name: Seeds\nexclude_docs: |\n  *.psd\n  /drafts/\nplugins:\n- exclude:\n    glob: [old/*]\n',
  );
  for (const path of ['jar.psd', 'drafts/rye.md', 'old/oats.md', 'new/old.md', '.notes/a.md']) {
    write(`docs/${path}`);
  }
  const config = readConfig(folder, 'mkdocs.yml');
  const place = { from: join(folder, 'docs'), to: 'docs' };
  const { pages, others, excluded } = listDocs(place, config, undefined);
  expect([...pages.keys()]).toEqual(['index.md', 'new/old.md']);
  expect([...others.keys()]).toEqual(['img/jar.svg']);
  expect(excluded.toSorted()).toEqual(['.notes/a.md', 'drafts/rye.md', 'jar.psd', 'old/oats.md']);
});
