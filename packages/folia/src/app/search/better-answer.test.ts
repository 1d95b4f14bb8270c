import type { SearchHit } from 'folia-search/format';
import { expect, test } from 'vitest';
import { improveAnswer } from './better-answer.ts';
import type { SearchAnswer } from './search-answer.ts';

function hit(url: string, text = ''): SearchHit {
  const snippet = text ? [{ text, isMatch: false }] : [];
  return { url, group: 'docs', title: [], path: [], snippet, words: [] };
}

function answer(query: string, isEarly: boolean, ...hits: SearchHit[]): SearchAnswer {
  return { query, isEarly, hits, options: { maxHits: 8, highlightResult: true } };
}

const early = answer('rose', true, hit('/a'), hit('/b'));
const complete = answer('rose', false, hit('/c', 'C'), hit('/b', 'B'));

test('the complete hits replace the early ones', () => {
  expect(improveAnswer(early, complete, false)).toBe(complete);
  expect(improveAnswer(undefined, complete, true)).toBe(complete);
});

test('once the reader has moved through the early hits, they keep their places and gain texts, and others follow', () => {
  const { hits, isEarly } = improveAnswer(early, complete, true);
  expect(hits).toEqual([hit('/a'), hit('/b', 'B'), hit('/c', 'C')]);
  expect(isEarly).toBe(false);
});

test('there are never more hits than the site wants', () => {
  const options = { ...complete.options, maxHits: 2 };
  const { hits } = improveAnswer(early, { ...complete, options }, true);
  expect(hits).toEqual([hit('/a'), hit('/b', 'B')]);
});

test('the hits of another query, and complete ones, are always replaced', () => {
  const next = answer('roses', false, hit('/c'));
  expect(improveAnswer(early, next, true)).toBe(next);
  expect(improveAnswer({ ...early, isEarly: false }, complete, true)).toBe(complete);
});
