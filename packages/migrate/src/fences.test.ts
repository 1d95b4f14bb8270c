import { expect, test } from 'vitest';
import { mapFenceInfo, markFences, parseFence } from './fences.ts';

test('fences are found after the markers of lists and quotes', () => {
  expect(parseFence('> - 1. ~~~ js title ')).toEqual({
    before: '> - 1. ',
    sequence: '~~~',
    info: 'js title',
  });
  expect(parseFence('text ```')).toBeUndefined();
  expect(mapFenceInfo('> ```js\n> a\n> ```', (info) => `${info} b`)).toBe('> ```js b\n> a\n> ```');
});

test('a long line of markers without a fence is read at once', () => {
  for (const line of ['> '.repeat(5000), '-   '.repeat(5000), '>\t'.repeat(5000)]) {
    expect(markFences([`${line}x`])).toEqual([{ text: `${line}x` }]);
  }
});
