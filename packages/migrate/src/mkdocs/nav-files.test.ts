import { expect, test } from 'vitest';
import { navOfFiles } from './nav-files.ts';

const pages = [
  'beds/index.md',
  'beds/clay.md',
  'beds/sand.md',
  'tools/hoe.md',
  'tools/rake.md',
  'index.md',
  'start.md',
];

function navOf(plugin: string, texts: Record<string, string>): unknown {
  return navOfFiles(new Map([[plugin, {}]]), { pages, read: (path) => texts[path] });
}

test.each([
  ['awesome-pages', '.pages'],
  ['awesome-nav', '.nav.yml'],
])('the files of %s order folders, name them and fill in the rest', (plugin, name) => {
  const nav = navOf(plugin, {
    [name]: 'nav:\n  - start.md\n  - ...\n  - Shed: tools\n  - Forum: https://forum.example\n',
    [`beds/${name}`]: 'title: All beds\nnav:\n  - sand.md\n  - ...\n',
  });
  expect(nav).toEqual([
    'start.md',
    'index.md',
    { 'All beds': ['beds/sand.md', 'beds/index.md', 'beds/clay.md'] },
    { Shed: ['tools/hoe.md', 'tools/rake.md'] },
    { Forum: 'https://forum.example' },
  ]);
});

test('a list of links in Markdown is the navigation, with lists of its own in folders', () => {
  const nav = navOf('literate-nav', {
    'SUMMARY.md':
      '# Contents\n\n* [Home](index.md)\n* Soil\n    * [Beds](beds/)\n    * [*Start*](start.md)\n* [Tools](tools/)\n',
    'tools/SUMMARY.md': '- [The hoe](hoe.md)\n- *.md\n',
  });
  expect(nav).toEqual([
    { Home: 'index.md' },
    { Soil: [{ Beds: 'beds/' }, { Start: 'start.md' }] },
    { Tools: [{ 'The hoe': 'tools/hoe.md' }, 'tools/rake.md'] },
  ]);
});

test('without such files there is no navigation', () => {
  expect(navOf('awesome-pages', {})).toBeUndefined();
  expect(navOf('search', { '.pages': 'nav: [start.md]' })).toBeUndefined();
});
