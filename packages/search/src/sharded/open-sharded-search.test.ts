import { expect, test } from 'vitest';
import type { SearchDocument, SearchHit } from '../format.ts';
import { splitSearch, withoutHeadings } from '../search-parts.ts';
import { finish } from '../steps.ts';
import { makeShards } from './make-shards.ts';
import { openShardedSearch } from './open-sharded-search.ts';

const PAGES = [
  { title: 'Roses', sections: { 'Late frost': 'Cover the buds with fleece.' } },
  { title: 'Tools', sections: { Fleece: 'Keeps roses warm.', Spade: 'It digs.' } },
];

/** A search over `PAGES` whose shards are delivered on request, by the start of their names. */
function openHeld() {
  const documents = PAGES.flatMap(({ title, sections }): SearchDocument[] => [
    { url: `/${title}`, title, subcategory: '', text: `About ${title}.` },
    ...Object.entries(sections).map(([heading, text]) => ({
      ...{ url: `/${title}#${heading}`, title, subcategory: heading, text },
    })),
  ]);
  const sources = {
    documents: { searchDocs: documents, options: { maxHits: 8, highlightResult: true } },
    index: {
      language: 'en',
      pages: PAGES.map(({ sections }) => ({
        ...{ sections: 1 + Object.keys(sections).length, group: 'docs' as const },
        ...{ trail: [], keywords: [] },
      })),
      code: documents.map(() => ''),
      synonyms: [],
    },
  };
  const { index, files } = makeShards(sources.documents, sources.index);
  const titles = withoutHeadings(splitSearch(sources, '').titles);
  let held: { name: string; deliver: () => void }[] = [];
  const { search, openEarly } = openShardedSearch(
    { ...titles, shards: { ...index, folder: '' } },
    async (name) => {
      await new Promise<void>((resolve) => held.push({ name, deliver: resolve }));
      return JSON.parse(files.find((file) => file.name === name)?.text ?? '');
    },
    () => Promise.reject(new Error('There are no files of pages.')),
  );
  return {
    search,
    searchNow: finish(openEarly()),
    requested: () => held.map(({ name }) => name),
    async deliver(...kinds: string[]) {
      const isWanted = ({ name }: { name: string }) => kinds.some((kind) => name.startsWith(kind));
      for (const { deliver } of held.filter(isWanted)) deliver();
      held = held.filter((one) => !isWanted(one));
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const urls = (hits: SearchHit[]) => hits.map(({ url }) => url);

test('before any shard has loaded, titles answer, at the addresses of their pages', () => {
  const { searchNow, requested } = openHeld();
  expect(urls(searchNow('rose'))).toEqual(['/Roses']);
  expect(urls(searchNow('tools'))).toEqual(['/Tools']);
  expect(searchNow('tools')[0]?.title).toEqual([{ text: 'Tools', isMatch: true }]);
  expect(searchNow('spade')).toEqual([]);
  expect(requested()).toEqual([]);
});

test('once words have loaded, the pages with them answer without their texts', async () => {
  const { search, searchNow, deliver, requested } = openHeld();
  const seen: string[][] = [];
  const found = search('fleece', { onWait: () => seen.push(urls(searchNow('fleece'))) });
  await deliver('words', 'titles', 'headings');
  expect(requested()).toEqual(['texts-0']);
  expect(seen).toEqual([[], ['/Tools', '/Roses']]);
  await deliver('texts');
  expect(urls(await found)).toEqual(['/Tools#Fleece', '/Roses#Late frost']);
});

test('what was fetched before answers again, with its texts, while another word is fetched', async () => {
  const { search, searchNow, deliver } = openHeld();
  const found = search('fleece');
  await deliver('words', 'titles', 'headings');
  await deliver('texts');
  expect(searchNow('fleece')).toEqual(await found);
  expect(urls(searchNow('fleece zinnia'))).toEqual(urls(await found));
});

test('an early answer makes no shard be fetched twice', async () => {
  const { search, searchNow, deliver, requested } = openHeld();
  const found = search('fleece', { onWait: () => searchNow('fleece') });
  await deliver('words', 'titles', 'headings');
  expect(requested()).toEqual(['texts-0']);
  await deliver('texts');
  await found;
  await search('fleece');
  expect(requested()).toEqual([]);
});

test('texts are not fetched for an answer that is no longer needed', async () => {
  const { search, deliver, requested } = openHeld();
  let isStale = false;
  const found = search('fleece', { isStale: () => isStale });
  isStale = true;
  await deliver('words', 'titles', 'headings');
  expect(await found).toEqual([]);
  expect(requested()).toEqual([]);
});
