import { describe, expect, test } from 'vitest';
import { parseFenceMeta, parseRanges } from './fence-meta.ts';

describe('parseFenceMeta: what stands behind the language of a code fence', () => {
  test('nothing', () => {
    expect(parseFenceMeta('')).toEqual({ markedLines: new Set() });
  });

  test('a title in double or single quotes', () => {
    expect(parseFenceMeta('title="oven \'one\'.ts"').title).toBe("oven 'one'.ts");
    expect(parseFenceMeta('title=\'oven "two".ts\'').title).toBe('oven "two".ts');
  });

  test('marked lines, single and as ranges', () => {
    expect(parseFenceMeta('{1,3-5}').markedLines).toEqual(new Set([1, 3, 4, 5]));
  });

  test('braces within a title mark nothing', () => {
    expect(parseFenceMeta('title="{1} oven" {2}').markedLines).toEqual(new Set([2]));
  });

  test('line numbers from one, or from a given number', () => {
    expect(parseFenceMeta('showLineNumbers').firstLineNumber).toBe(1);
    expect(parseFenceMeta('showLineNumbers=7').firstLineNumber).toBe(7);
    expect(parseFenceMeta('title="x"').firstLineNumber).toBeUndefined();
  });

  test('all of them together, in any order', () => {
    expect(parseFenceMeta('{2} showLineNumbers title="oven.ts"')).toEqual({
      title: 'oven.ts',
      markedLines: new Set([2]),
      firstLineNumber: 1,
    });
  });
});

describe('parseRanges', () => {
  test('allows white space', () => {
    expect(parseRanges(' 1 , 3 - 4 ')).toEqual([1, 3, 4]);
  });

  test('passes over what is no range', () => {
    expect(parseRanges('')).toEqual([]);
    expect(parseRanges('x,2')).toEqual([2]);
    expect(parseRanges('5-3')).toEqual([]);
  });
});
