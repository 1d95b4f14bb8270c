import { expect, test } from 'vitest';
import { makeSnippet } from './snippet.ts';

const LONG = 200;

/** The snippet of a text around the word “oil”, as one string. */
function snippet(text: string): string {
  const start = text.indexOf('oil');
  const words = [{ term: 'oil', start, end: start + 3 }];
  return makeSnippet({ text, words }, new Set(['oil']))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');
}

test('a snippet begins and ends at spaces', () => {
  const text = `${'sharp '.repeat(LONG)}oil${' blunt'.repeat(LONG)}`;
  expect(snippet(text)).toMatch(/^…(?:sharp )+\[oil\](?: blunt)+…$/);
});

test('a short text is its own snippet', () => {
  expect(snippet('Shears need oil.')).toBe('Shears need [oil].');
});

test.each(['', '-'])(
  'without spaces, a snippet begins and ends between two characters, also after "%s"',
  (before) => {
    const text = `${'𠮷'.repeat(LONG)}${before}oil${before}${'𠮷'.repeat(LONG)}`;
    expect(snippet(text)).toMatch(/^…𠮷+-?\[oil\]-?𠮷+…$/u);
  },
);
