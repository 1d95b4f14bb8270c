import { expect, test } from 'vitest';
import { getLanguageRules } from './languages.ts';
import { makeSynonyms } from './synonyms.ts';
import { makeWordBreaker } from './words.ts';

const synonyms = makeSynonyms(
  [
    ['bed', 'plot'],
    ['bed', 'flower border'],
    ['Beet', 'beet'],
  ],
  makeWordBreaker('en'),
  getLanguageRules('en'),
);

test('a word has the synonyms of all of its groups, a phrase those of the whole phrase', () => {
  expect(synonyms.of(['bed'])).toEqual([['plot'], ['flower', 'border']]);
  expect(synonyms.of(['beds'])).toEqual([['plot'], ['flower', 'border']]);
  expect(synonyms.of(['flower', 'border'])).toEqual([['bed']]);
  expect(synonyms.of(['flower'])).toEqual([]);
  expect(synonyms.longest).toBe(2);
});

test('the prefix of a word has its synonyms, the prefix of a phrase has none', () => {
  expect(synonyms.ofPrefix('plo')).toEqual([['bed']]);
  expect(synonyms.ofPrefix('flow')).toEqual([]);
});

test('a word is not a synonym of itself', () => {
  expect(synonyms.of(['beet'])).toEqual([]);
});
