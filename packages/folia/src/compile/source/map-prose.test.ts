import { describe, expect, test } from 'vitest';
import type { TextFormat } from './code-ranges.ts';
import { mapProse, withoutCode } from './map-prose.ts';

/** Puts a mark before each line that counts as prose. */
function marked(lines: string[], format: TextFormat = 'md'): string[] {
  return mapProse(lines.join('\n'), format, (line) => `>${line}`).split('\n');
}

describe('mapProse: lines outside code blocks', () => {
  test('a fenced block is not changed', () => {
    expect(marked(['a', '```js', 'b', '```', 'c'])).toEqual(['>a', '```js', 'b', '```', '>c']);
  });

  test('a closing fence is at least as long as the opening fence', () => {
    expect(marked(['````', '```', 'b', '````', 'c'])).toEqual(['````', '```', 'b', '````', '>c']);
  });

  test('backticks do not close a fence of tildes', () => {
    expect(marked(['~~~', '```', '~~~', 'c'])).toEqual(['~~~', '```', '~~~', '>c']);
  });

  test('a fence with a language does not close a block', () => {
    expect(marked(['```', '```js', '```', 'c'])).toEqual(['```', '```js', '```', '>c']);
  });

  test('a fence in a list or a quotation is code', () => {
    expect(marked(['- ```', '  b', '  ```', 'c'])).toEqual(['- ```', '  b', '  ```', '>c']);
    expect(marked(['1. ~~~', '   b', '   ~~~', 'c'])).toEqual(['1. ~~~', '   b', '   ~~~', '>c']);
  });

  test('indented code is code in Markdown, but not in MDX', () => {
    expect(marked(['a', '', '    b', '', 'c'])).toEqual(['>a', '>', '    b', '>', '>c']);
    expect(marked(['a', '', '    b'], 'mdx')).toEqual(['>a', '>', '>    b']);
  });

  test('a fence in an MDX element is code, however far it is indented', () => {
    const lines = ['<A>', '      ```', '      b', '      ```', '</A>'];
    expect(marked(lines, 'mdx')).toEqual(['><A>', ...lines.slice(1, 4), '></A>']);
  });

  test('inline code is not changed, even if it spans several lines', () => {
    expect(marked(['a `b` c', 'd'])).toEqual(['>a `b`> c', '>d']);
    expect(marked(['```x``` is code', 'c'])).toEqual(['```x```> is code', '>c']);
    expect(marked(['a `b', 'c` d'])).toEqual(['>a `b', 'c`> d']);
    expect(marked(['- a `` b ` c `` d'])).toEqual(['>- a `` b ` c ``> d']);
  });

  test('an unmatched backtick is prose', () => {
    expect(marked(['a ` b', '', 'c ` d'])).toEqual(['>a ` b', '>', '>c ` d']);
    expect(marked(['a \\`b` c'])).toEqual(['>a \\`b` c']);
  });

  test('a fence in a quotation ends with the quotation', () => {
    expect(marked(['> ```', '> b', 'c'])).toEqual(['> ```', '> b', '>c']);
  });

  test('indented code in a list is code', () => {
    expect(marked(['- a', '', '      b', '', '  c'])).toEqual([
      '>- a',
      '>',
      '      b',
      '>',
      '>  c',
    ]);
  });

  test('an unclosed fence continues to the end of the text', () => {
    expect(marked(['```', 'b', 'c'])).toEqual(['```', 'b', 'c']);
  });
});

test('withoutCode: removes blocks and inline code, and keeps lines', () => {
  expect(withoutCode('a `b` c\n~~~\nd\n~~~\ne `f\ng` h', 'mdx')).toBe('a  c\n\n\n\ne \n h');
});
