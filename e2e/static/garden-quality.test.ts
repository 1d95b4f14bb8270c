import { expect, test } from 'vitest';
import { openBuiltSearch } from '../../bench/built-search.ts';
import { measureQuality, type Question } from '../../bench/search-quality.ts';
import { outputFolder } from '../sites.ts';

const QUESTIONS: Question[] = [
  { question: 'roses', pages: ['/docs/plants/roses'] },
  { question: 'how do I prune a rose', pages: ['/docs/plants/roses'] },
  { question: 'forsythia', pages: ['/docs/plants/roses'] },
  { question: 'shrub', pages: ['/docs/plants/roses'] },
  { question: 'outwardBud', pages: ['/docs/plants/roses'] },
  { question: 'prune.ts', pages: ['/docs/plants/roses'] },
  { question: 'dead wood', pages: ['/docs/plants/roses'] },
  { question: 'tulpi', pages: ['/docs/plants/tulips'] },
  { question: 'rak', pages: ['/docs/tools/rake'] },
  { question: 'spade', pages: ['/docs/tools/spade'] },
  { question: 'introduction', pages: ['/docs'] },
  { question: 'about', pages: ['/about'] },
];

test('questions about the garden find their pages', async () => {
  const quality = await measureQuality(openBuiltSearch(outputFolder('garden')), QUESTIONS);
  expect(quality.missed).toEqual([]);
  expect(quality.successAt1).toBeGreaterThanOrEqual(0.9);
  expect(quality.meanReciprocalRank).toBeGreaterThanOrEqual(0.9);
});

test('the metrics use the rank of the first correct page', async () => {
  const hits = ['/a#x', '/a', '/b', '/c', '/d'].map((url) => ({
    url,
    group: 'docs' as const,
    title: [],
    path: [],
    snippet: [],
    words: [],
  }));
  const ask = (...pages: string[][]) =>
    measureQuality(
      () => hits,
      pages.map((right) => ({ question: '?', pages: right })),
    );
  expect(await ask(['/a'], ['/b'], ['/c'], ['/e'])).toMatchObject({
    meanReciprocalRank: (1 + 1 / 2 + 1 / 3) / 4,
    successAt1: 0.25,
    successAt3: 0.75,
    successAt5: 0.75,
    missed: [{ question: '?', found: ['/a', '/b', '/c', '/d'] }],
  });
});
