import { expect, test } from 'vitest';
import { getLanguageRules } from './languages.ts';
import { makeTextReader } from './text-reader.ts';

const { placed, terms } = makeTextReader(
  'en',
  [['prune', 'cut back'], ['greenhouse', 'house of glass'], ['sun']],
  getLanguageRules('en'),
);

const wholes = (text: string) =>
  placed(text)
    .filter(({ term }) => term.includes(' '))
    .map(({ term, start, end }) => [term, text.slice(start, end)]);

test.each([
  ['I cut back ivy.', ['cut back', 'cut back']],
  ['Cutting  back ivy', ['cut back', 'Cutting  back']],
  ['A cut-back hedge', ['cut back', 'cut-back']],
  ['A house of glass!', ['hous of glass', 'house of glass']],
])('“%s” has a phrase', (text, expected) => {
  expect(wholes(text)).toEqual([expected]);
  expect(terms(text)).toContain(expected[0]);
});

test.each(['Cut it back', 'It is cut. Back then', 'Back cut', 'house of', 'glass house'])(
  '“%s” has none',
  (text) => {
    expect(wholes(text)).toEqual([]);
    expect(terms(text).filter((term) => term.includes(' '))).toEqual([]);
  },
);
