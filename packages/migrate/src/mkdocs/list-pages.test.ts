import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';
import type { NavEntry } from './read-nav.ts';

const paths = ['index.md', 'sowing/index.md', 'sowing/depth.md', 'sowing/soil/clay.md', 'about.md'];
const titles = new Map(paths.map((path) => [path, `Title of ${path}`]));
const entries: NavEntry[] = [
  { kind: 'page', path: 'index.md' },
  {
    kind: 'section',
    title: 'Sowing',
    entries: [{ kind: 'page', path: 'sowing/depth.md' }],
  },
  { kind: 'link', title: 'Shop', url: 'https://example.com' },
  { kind: 'page', path: 'about.md' },
];
const site = { paths, titles, entries };

it('lists the start of each section on a home page', () => {
  expect(listPages('index.md', site)).toBe(
    '- [Sowing](sowing/depth.md)\n- [Title of about.md](about.md)\n',
  );
});

it('lists the pages of its folder on every other page', () => {
  expect(listPages('sowing/index.md', site)).toBe('- [Title of sowing/depth.md](depth.md)\n');
});

it('says that a page has no text where there is nothing to list', () => {
  expect(listPages('index.md', { paths: ['index.md'], titles, entries: [] })).toBe(
    'This page has no text.\n',
  );
});

it('writes paths and titles so that they are links', () => {
  const path = 'getting started (new).md';
  const list = listPages('index.md', {
    paths: ['index.md', path],
    titles: new Map([[path, 'Arrays [a]']]),
    entries: [{ kind: 'page', path }],
  });
  expect(list).toBe('- [Arrays \\[a\\]](getting%20started%20%28new%29.md)\n');
});
