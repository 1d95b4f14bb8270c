import { expect, test } from 'vitest';
import type { Corpus } from './corpus.ts';
import { generateCorpus } from './generate-corpus.ts';
import { choosePlaces } from './places.ts';

/** A corpus with pages of these paths. */
function corpusOf(paths: string[]): Corpus {
  const pages = paths.map((path) => ({ path, title: path, markdown: 'Barley and millet.\n' }));
  return { title: 'Mill', pages, folders: [], hasUnknownLinks: false };
}

const numbered = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/grain-${index + 1}`);

test('the click goes to a page of the same folder, three entries further', () => {
  const { start, target } = choosePlaces(corpusOf(['index', ...numbered('mill', 5)]));
  expect(start.path).toBe('mill/grain-1');
  expect(target.path).toBe('mill/grain-4');
});

test('a folder whose entries all fit in a window comes before a longer one, also deep down', () => {
  const paths = [...numbered('posts', 40), ...numbered('docs/guides', 6)];
  expect(choosePlaces(corpusOf(paths)).start.path).toBe('docs/guides/grain-1');
});

test('a long folder is better than none, but one with too few pages does not count', () => {
  const paths = [...numbered('short', 3), ...numbered('posts', 40)];
  expect(choosePlaces(corpusOf(paths)).start.path).toBe('posts/grain-1');
  expect(() => choosePlaces(corpusOf(numbered('short', 3)))).toThrow('No folder has more than 3');
});

test('the generated pages have the same places at any size', () => {
  for (const count of [300, 3000]) {
    const { start, target } = choosePlaces(generateCorpus(count));
    expect([start.path, target.path]).toEqual(['region-01/sheet-001', 'region-01/sheet-004']);
  }
});
