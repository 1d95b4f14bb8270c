import { expect, test } from 'vitest';
import { formatSrcset, parseSrcset } from './srcset.ts';

test.each([
  ['a.png', [{ url: 'a.png', descriptor: '' }]],
  [
    'a.png 1x, b.png 2x',
    [
      { url: 'a.png', descriptor: '1x' },
      { url: 'b.png', descriptor: '2x' },
    ],
  ],
  [
    ' ./a.png 480w,\n ./b.png 1.5x ',
    [
      { url: './a.png', descriptor: '480w' },
      { url: './b.png', descriptor: '1.5x' },
    ],
  ],
  [
    'a.png, b.png 2x',
    [
      { url: 'a.png', descriptor: '' },
      { url: 'b.png', descriptor: '2x' },
    ],
  ],
  ['a,1.png 2x', [{ url: 'a,1.png', descriptor: '2x' }]],
  ['', []],
])('%j is read', (srcset, candidates) => {
  expect(parseSrcset(srcset)).toEqual(candidates);
});

test('parsing and formatting returns the same srcset', () => {
  expect(formatSrcset(parseSrcset('a.png,\tb.png   2x'))).toBe('a.png, b.png 2x');
});
