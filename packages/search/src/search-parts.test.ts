import { expect, test } from 'vitest';
import type { SearchDocumentFile, SearchIndexFile } from './format.ts';
import { openSearch } from './open-search.ts';
import { joinSearch, splitSearch, withoutHeadings } from './search-parts.ts';

const documents: SearchDocumentFile = {
  searchDocs: [
    { url: '/roses', title: 'Roses', subcategory: '', text: 'Sun and water.' },
    { url: '/roses#cut', title: 'Roses', subcategory: 'Pruning', text: 'Cut in March.' },
    { url: '/rake', title: 'Rake', subcategory: '', text: 'For leaves of roses.' },
  ],
  options: { maxHits: 8, highlightResult: true },
};
const index: SearchIndexFile = {
  language: 'en',
  pages: [
    { sections: 2, group: 'docs', trail: ['Plants'], keywords: ['shrub'] },
    { sections: 1, group: 'docs', trail: ['Tools'], keywords: [] },
  ],
  code: ['', 'prune --all', ''],
  synonyms: [['rake', 'harrow']],
};
const { titles, texts } = splitSearch({ documents, index }, 'stamp');

function find(query: string, parts = joinSearch(titles, { texts: [] })): string[] {
  return openSearch(parts.documents, parts.index)(query).map(({ url }) => url);
}

test('the joined parts are the same as before they were split', () => {
  expect(joinSearch(titles, texts)).toEqual({ documents, index });
});

test('both parts have the stamp of their build', () => {
  expect([titles.stamp, texts.stamp]).toEqual(['stamp', 'stamp']);
});

test('the first part has no texts, but finds titles, headings, keywords, synonyms and typing errors', () => {
  expect(JSON.stringify(titles)).not.toMatch(/March|prune/);
  expect(find('pruning')).toEqual(['/roses#cut']);
  expect(find('ros')[0]).toBe('/roses');
  expect(find('shrub')).toEqual(['/roses']);
  expect(find('harrow')).toEqual(['/rake']);
  expect(find('raek')).toEqual(['/rake']);
  expect(find('march')).toEqual([]);
});

test('the first part of a large site finds pages only', () => {
  const pagesOnly = joinSearch(withoutHeadings(titles), { texts: [] });
  expect(find('roses', pagesOnly)).toEqual(['/roses']);
  expect(find('pruning', pagesOnly)).toEqual([]);
});
