import { describe, expect, test } from 'vitest';
import type { TextFormat } from './code-ranges.ts';
import { mapProse, withoutCode } from './map-prose.ts';

/** Puts a mark before each line that counts as prose. */
function marked(lines: string[], format: TextFormat = 'md'): string[] {
  return mapProse(lines.join('\n'), format, (line) => `>${line}`).split('\n');
}

describe('mapProse: lines outside of blocks of code', () => {
  test('lines within a fence and the fence itself are left alone', () => {
    expect(marked(['a', '```js', 'b', '```', 'c'])).toEqual(['>a', '```js', 'b', '```', '>c']);
  });

  test('a fence ends with at least as many marks as it began with', () => {
    expect(marked(['````', '```', 'b', '````', 'c'])).toEqual(['````', '```', 'b', '````', '>c']);
  });

  test('a fence of tildes is not ended by backticks', () => {
    expect(marked(['~~~', '```', '~~~', 'c'])).toEqual(['~~~', '```', '~~~', '>c']);
  });

  test('a line with a language ends no fence', () => {
    expect(marked(['```', '```js', '```', 'c'])).toEqual(['```', '```js', '```', '>c']);
  });

  test('a fence in a list or in a quotation counts', () => {
    expect(marked(['- ```', '  b', '  ```', 'c'])).toEqual(['- ```', '  b', '  ```', '>c']);
    expect(marked(['1. ~~~', '   b', '   ~~~', 'c'])).toEqual(['1. ~~~', '   b', '   ~~~', '>c']);
  });

  test('indented code counts in Markdown; MDX has none', () => {
    expect(marked(['a', '', '    b', '', 'c'])).toEqual(['>a', '>', '    b', '>', '>c']);
    expect(marked(['a', '', '    b'], 'mdx')).toEqual(['>a', '>', '>    b']);
  });

  test('a fence within an element of MDX counts, however far it is indented', () => {
    const lines = ['<A>', '      ```', '      b', '      ```', '</A>'];
    expect(marked(lines, 'mdx')).toEqual(['><A>', ...lines.slice(1, 4), '></A>']);
  });

  test('code within a line is left alone, and so are its other lines', () => {
    expect(marked(['a `b` c', 'd'])).toEqual(['>a `b`> c', '>d']);
    expect(marked(['```x``` is code', 'c'])).toEqual(['```x```> is code', '>c']);
    expect(marked(['a `b', 'c` d'])).toEqual(['>a `b', 'c`> d']);
    expect(marked(['- a `` b ` c `` d'])).toEqual(['>- a `` b ` c ``> d']);
  });

  test('a backtick that begins no code is prose', () => {
    expect(marked(['a ` b', '', 'c ` d'])).toEqual(['>a ` b', '>', '>c ` d']);
    expect(marked(['a \\`b` c'])).toEqual(['>a \\`b` c']);
  });

  test('a fence in a quotation ends with it', () => {
    expect(marked(['> ```', '> b', 'c'])).toEqual(['> ```', '> b', '>c']);
  });

  test('indented code in a list counts', () => {
    expect(marked(['- a', '', '      b', '', '  c'])).toEqual([
      '>- a',
      '>',
      '      b',
      '>',
      '>  c',
    ]);
  });

  test('a fence without an end reaches to the end of the text', () => {
    expect(marked(['```', 'b', 'c'])).toEqual(['```', 'b', 'c']);
  });
});

test('withoutCode: blocks and code within lines are gone, lines stay', () => {
  expect(withoutCode('a `b` c\n~~~\nd\n~~~\ne `f\ng` h', 'mdx')).toBe('a  c\n\n\n\ne \n h');
});
