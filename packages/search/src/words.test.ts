import { describe, expect, test } from 'vitest';
import { normalize } from './normalize.ts';
import { allWords, makeWordBreaker } from './words.ts';

const english = makeWordBreaker('en');

function termsOf(text: string, words = english): string[] {
  return allWords(words(text)).map(({ term }) => term);
}

describe('code is split into the whole and its parts', () => {
  test.each([
    ['ROSE_HEIGHT', ['rose_height', 'rose', 'height']],
    ['garden-admin', ['garden-admin', 'garden', 'admin', 'gardenadmin']],
    ['--skip-frost', ['--skip-frost', 'skip', 'frost']],
    ['/api/roses/{id}', ['/api/roses/id', 'api', 'roses', 'id']],
    ['pruneAllRoses', ['pruneallroses', 'prune', 'all', 'roses']],
    ['parseHTMLText', ['parsehtmltext', 'parse', 'html', 'text']],
    ['C++', ['c++']],
    ['C#', ['c#']],
    ['.env', ['.env', 'env']],
    ['beds.yml:', ['beds.yml', 'beds', 'yml']],
    ['3+', ['3']],
    ['roses#!', ['roses#', 'roses']],
    ['HEIGHT=40', ['height', '40']],
    ['https://seeds.example/list', ['https', 'seeds', 'example', 'list']],
  ])('%s', (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });
});

test('words of prose lose their punctuation, case, accents and apostrophes', () => {
  expect(termsOf('“Don’t” touch Ada’s *crème*, (please)!')).toEqual([
    'dont',
    'touch',
    'ada',
    'creme',
    'please',
  ]);
});

test.each([
  ['fr', 'l’installation', ['linstallation', 'installation']],
  ['fr', "L'auto-hébergement", ['lauto-hebergement', 'lauto', 'hebergement', 'auto-hebergement']],
  ['it', "dell'utente", ['dellutente', 'utente']],
  ['de', "geht's", ['geht']],
  ['en', "O'Brien", ['obrien']],
])('%s: %s is also found without an elided word, except in English', (language, text, expected) => {
  expect(termsOf(text, makeWordBreaker(language))).toEqual(expected);
});

test('each word has its position in the text', () => {
  const text = 'Cut the (ROSE_HEIGHT) now';
  for (const { term, start, end } of allWords(english(text))) {
    expect(normalize(text.slice(start, end))).toBe(term);
  }
});

test('languages without spaces between words are segmented by their own rules', () => {
  expect(termsOf('東京都に住む', makeWordBreaker('ja'))).toEqual(['東京', '都', 'に', '住む']);
  expect(termsOf('สวนดอกไม้', makeWordBreaker('th')).length).toBeGreaterThan(1);
});

test('letters of other scripts are kept', () => {
  expect(termsOf('Розы 장미 ורדים')).toEqual(['розы', '장미', 'ורדים']);
});

test('punctuation takes time only once, however much of it there is', () => {
  // This would take a minute if each character were read again for each one before it.
  const signs = 1_000_000;
  const lengths = (text: string) => termsOf(text).map(({ length }) => length);
  expect(lengths(`${'-'.repeat(signs)}x`)).toEqual([signs + 1]);
  expect(lengths(`xy${'+.'.repeat(signs)}`)).toEqual([3, 2]);
});
