import { expect, test } from 'vitest';
import type { SearchDocument, SearchHit } from '../format.ts';
import { splitSearch, withoutHeadings } from '../search-parts.ts';
import { finish } from '../steps.ts';
import { makeShards } from './make-shards.ts';
import { openShardedSearch } from './open-sharded-search.ts';
import type { PageFile } from './page-files.ts';

type TestPage = { title: string; sections: Record<string, string> };

const PAGES: TestPage[] = [
  { title: 'Roses', sections: { 'Late frost': 'Cover the buds with fleece.' } },
  { title: 'Tools', sections: { Fleece: 'Keeps roses warm.', Spade: 'It digs.' } },
];

type HeldOptions = {
  pages?: TestPage[];
  /** The files of the pages; none by default. */
  files?: { contentOf: (page: number) => PageFile; read: (url: string) => PageFile };
};

/** A search over pages whose shards are delivered on request, by the start of their names. */
function openHeld({ pages = PAGES, files: pageFiles }: HeldOptions = {}) {
  const documents = pages.flatMap(({ title, sections }): SearchDocument[] => [
    { url: `/${title}`, title, subcategory: '', text: `About ${title}.` },
    ...Object.entries(sections).map(([heading, text]) => ({
      ...{ url: `/${title}#${heading}`, title, subcategory: heading, text },
    })),
  ]);
  const sources = {
    documents: { searchDocs: documents, options: { maxHits: 8, highlightResult: true } },
    index: {
      language: 'en',
      pages: pages.map(({ sections }) => ({
        ...{ sections: 1 + Object.keys(sections).length, group: 'docs' as const },
        ...{ trail: [], keywords: [] },
      })),
      code: documents.map(() => ''),
      synonyms: [],
    },
  };
  const { index, files } = makeShards(
    sources.documents,
    sources.index,
    pageFiles && { root: '/', ending: '.page.json', contentOf: pageFiles.contentOf },
  );
  const titles = withoutHeadings(splitSearch(sources, '').titles);
  let held: { name: string; deliver: () => void }[] = [];
  const { search, openEarly, prefetch } = openShardedSearch(
    { ...titles, shards: { ...index, folder: '' } },
    async (name) => {
      await new Promise<void>((resolve) => held.push({ name, deliver: resolve }));
      return JSON.parse(files.find((file) => file.name === name)?.text ?? '');
    },
    async (url) => {
      if (!pageFiles) throw new Error('There are no files of pages.');
      return pageFiles.read(url);
    },
  );
  return {
    search,
    prefetch,
    shards: files.map(({ name }) => name),
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

test('once the connection is free, the words of headings are fetched, and answer from then on', async () => {
  const { searchNow, prefetch, requested, deliver } = openHeld();
  const fetched = prefetch();
  expect(requested()).toEqual(['names-0']);
  await deliver('names');
  await fetched;
  expect(urls(searchNow('spade'))).toEqual(['/Tools']);
  expect(urls(searchNow('f'))).toEqual(['/Roses', '/Tools']);
  expect(searchNow('warm')).toEqual([]);
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

/** The bodies of `PAGES`, as their files contain them. */
function bodyOf(page: number): PageFile {
  const { title = '', sections = {} } = PAGES[page] ?? {};
  const below = Object.entries(sections).map(
    ([heading, text]) => `<h2 id="${heading}">${heading}</h2><p>${text}</p>`,
  );
  return { html: `<p>About ${title}.</p>${below.join('')}` };
}

test('texts come from the files of pages, and no shard has a copy of them', async () => {
  const asked: string[] = [];
  const { search, deliver, shards } = openHeld({
    files: {
      contentOf: bodyOf,
      read(url) {
        asked.push(url);
        return bodyOf(PAGES.findIndex(({ title }) => url === `/${title}.page.json`));
      },
    },
  });
  expect(shards.filter((name) => name.startsWith('texts'))).toEqual([]);
  const found = search('fleece');
  await deliver('words', 'titles', 'headings');
  const hits = await found;
  expect(urls(hits)).toEqual(['/Tools#Fleece', '/Roses#Late frost']);
  expect(hits[0]?.snippet).toEqual([{ text: 'Keeps roses warm.', isMatch: false }]);
  expect(asked.toSorted()).toEqual(['/Roses.page.json', '/Tools.page.json']);
});

test('the texts of a page are in a shard if its file has other texts, or is long', () => {
  const shardsWith = (change: (html: string) => string) =>
    openHeld({
      files: {
        contentOf: (page) => (page === 0 ? { html: change(bodyOf(page).html) } : bodyOf(page)),
        read: () => ({ html: '' }),
      },
    }).shards.filter((name) => name.startsWith('texts'));
  expect(shardsWith((html) => html)).toEqual([]);
  expect(shardsWith((html) => `${html}<p>An advertisement.</p>`)).toEqual(['texts-0']);
  expect(shardsWith((html) => html + ' '.repeat(80_000))).toEqual(['texts-0']);
});

test('a page whose file cannot be fetched is found without its texts', async () => {
  const { search, deliver } = openHeld({
    files: {
      contentOf: bodyOf,
      read() {
        throw new Error('It was removed.');
      },
    },
  });
  const found = search('fleece');
  await deliver('words', 'titles', 'headings');
  expect(urls(await found)).toEqual(['/Tools', '/Roses']);
});

test('an unfinished word that very many words start with is found in titles and headings', async () => {
  const wordy = Array.from({ length: 60 }, (_, page) => ({
    title: `Bed ${page}`,
    sections: {
      [page === 7 ? 'Peas' : 'Soil']: Array.from(
        { length: 200 },
        (__, nth) => `pea${page}q${nth}`,
      ).join(' '),
    },
  }));
  const { search, deliver, shards } = openHeld({ pages: wordy });
  expect(shards.filter((name) => name.startsWith('words-')).length).toBeGreaterThan(4);
  const found = search('pea');
  await deliver('words', 'titles', 'headings', 'names');
  await deliver('texts');
  expect(urls(await found)).toEqual(['/Bed 7#Peas']);
});
