import { expect, test } from 'vitest';
import { convertNav } from './convert-nav.ts';
import type { NavEntry } from './read-nav.ts';

const titles = new Map([
  ['beds/index.md', 'Raised beds'],
  ['beds/clay.md', 'Clay'],
  ['tools/hoe.md', 'The hoe'],
]);

function page(path: string): NavEntry {
  return { kind: 'page', path };
}

test('a section without a title gets the title of its index, or else of its first page', () => {
  const tools: NavEntry = { kind: 'section', title: '', entries: [page('tools/hoe.md')] };
  const beds: NavEntry = {
    kind: 'section',
    title: ' ',
    entries: [tools, page('beds/clay.md'), page('beds/index.md')],
  };
  const { sidebars } = convertNav([beds], {
    features: new Set(),
    titleOf: (path) => titles.get(path),
  });
  expect(sidebars).toMatchObject({
    docs: [
      {
        label: 'Raised beds',
        items: [{ label: 'The hoe' }, { id: 'beds/clay' }, { id: 'beds/index' }],
      },
    ],
  });
});
