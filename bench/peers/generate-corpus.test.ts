import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { corpusBytes, linkTargets, queryWords } from './corpus.ts';
import { generateCorpus } from './generate-corpus.ts';
import { choosePlaces } from './places.ts';

const corpus = generateCorpus(300);
const paths = corpus.pages.map(({ path }) => path);

test('the same number of pages results in the same texts', () => {
  expect(generateCorpus(300)).toEqual(corpus);
});

test('there are as many pages as requested, each at a path of its own', () => {
  expect(new Set(paths).size).toBe(300);
  expect(generateCorpus(7).pages).toHaveLength(7);
});

test('pages vary in size like real documentation: 8.3 kB on average, from 1 to 60 kB', () => {
  const sizes = corpus.pages
    .map(({ markdown }) => Buffer.byteLength(markdown))
    .toSorted((a, b) => a - b);
  expect(corpusBytes(corpus) / 300 / 1000).toBeCloseTo(8.3, 0);
  expect(sizes[15]).toBeLessThan(2000);
  expect(sizes.at(-1)).toBeGreaterThan(55_000);
});

test('links lead to pages of the corpus', () => {
  const links = corpus.pages.flatMap(({ path, markdown }) =>
    [...markdown.matchAll(/\]\(([^)]+)\.md\)/g)].map(([, target = '']) =>
      posix.join(posix.dirname(path), target),
    ),
  );
  expect(links.length).toBeGreaterThan(1000);
  expect(links.filter((link) => !paths.includes(link))).toEqual([]);
});

test('no text means something else in MDX or Vue', () => {
  for (const { markdown } of corpus.pages) {
    const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
    expect(prose).not.toMatch(/[{}<]|:::/);
  }
});

test('links of a page can become addresses, with their fragments', () => {
  const page = {
    path: 'maps/old',
    title: 'Old maps',
    markdown: '[a](../coast/low.md#tide) [b](./new.md) [c](https://maps.example/list.md)',
  };
  expect(linkTargets(page, (path) => `/${path}/`)).toBe(
    '[a](/coast/low/#tide) [b](/maps/new/) [c](https://maps.example/list.md)',
  );
});

test('queries are words that are on about the requested share of the pages', () => {
  const [rare = '', frequent = ''] = queryWords(corpus, [0.03, 0.1]);
  const share = (word: string) =>
    corpus.pages.filter(({ markdown }) => new RegExp(`\\b${word}\\b`).test(markdown)).length / 300;
  expect(share(rare)).toBeCloseTo(0.03, 2);
  expect(share(frequent)).toBeCloseTo(0.1, 2);
});

test('navigation goes to a page of the same folder, and the long page is the longest one', () => {
  const { start, target, long } = choosePlaces(corpus);
  expect(posix.dirname(target.path)).toBe(posix.dirname(start.path));
  expect(target.path).not.toBe(start.path);
  expect(corpus.pages.find(({ path }) => path === long)?.markdown.length).toBeGreaterThan(55_000);
});
