import { describe, expect, test } from 'vitest';
import { parseFenceMeta, parseRanges, splitInfo } from './fence-meta.ts';

describe('parseFenceMeta: options after the language of a code fence', () => {
  test('no options', () => {
    expect(parseFenceMeta('')).toEqual({
      markedLines: new Set(),
      words: [],
      wraps: false,
      forPackageManagers: false,
    });
  });

  test('a title in double or single quotes', () => {
    expect(parseFenceMeta('title="oven \'one\'.ts"').title).toBe("oven 'one'.ts");
    expect(parseFenceMeta('title=\'oven "two".ts\'').title).toBe('oven "two".ts');
  });

  test('marked lines, as numbers and ranges', () => {
    expect(parseFenceMeta('{1,3-5}').markedLines).toEqual(new Set([1, 3, 4, 5]));
  });

  test('marked lines in several braces', () => {
    expect(parseFenceMeta('{1} wrap {3-4}').markedLines).toEqual(new Set([1, 3, 4]));
  });

  test('braces in a title mark nothing', () => {
    expect(parseFenceMeta('title="{1} oven" {2}').markedLines).toEqual(new Set([2]));
  });

  test('line numbers from one, or from a given number', () => {
    expect(parseFenceMeta('showLineNumbers').firstLineNumber).toBe(1);
    expect(parseFenceMeta('showLineNumbers=7').firstLineNumber).toBe(7);
    expect(parseFenceMeta('title="x"').firstLineNumber).toBeUndefined();
  });

  test('several options, in any order', () => {
    expect(parseFenceMeta('{2} showLineNumbers title="oven.ts"')).toMatchObject({
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

  test('ignores invalid ranges', () => {
    expect(parseRanges('')).toEqual([]);
    expect(parseRanges('x,2')).toEqual([2]);
    expect(parseRanges('5-3')).toEqual([]);
  });
});

describe('parseFenceMeta: more options', () => {
  test('marked words are between slashes', () => {
    expect(parseFenceMeta('/oven/ /a\\/b/').words).toEqual(['oven', 'a/b']);
    expect(parseFenceMeta('title="/oven/" file="./a/b/c.ts"').words).toEqual([]);
  });

  test('a marked word that looks like an option is not one', () => {
    expect(parseFenceMeta('/title="Watch out!"/ /file="_footer.mdoc"/')).toEqual({
      markedLines: new Set(),
      words: ['title="Watch out!"', 'file="_footer.mdoc"'],
      wraps: false,
      forPackageManagers: false,
    });
    expect(parseFenceMeta('/wrap {1}/ title="a/b" /c/')).toMatchObject({
      title: 'a/b',
      words: ['wrap {1}', 'c'],
      markedLines: new Set(),
      wraps: false,
    });
  });

  test('flags are whole words outside titles', () => {
    expect(parseFenceMeta('wrap npm2yarn live noInline')).toMatchObject({
      wraps: true,
      forPackageManagers: true,
    });
    expect(parseFenceMeta('title="wrap npm2yarn showLineNumbers"')).toMatchObject({
      wraps: false,
      forPackageManagers: false,
      firstLineNumber: undefined,
    });
  });

  test('a file with a region or lines', () => {
    expect(parseFenceMeta('file="./oven.ts" region="heat"').file).toEqual({
      path: './oven.ts',
      region: 'heat',
    });
    expect(parseFenceMeta("file='./oven.ts' lines='5-9'").file).toEqual({
      path: './oven.ts',
      lines: '5-9',
    });
    expect(parseFenceMeta('profile="./oven.ts"').file).toBeUndefined();
  });
});

describe('splitInfo', () => {
  test.each([
    ['js', null, 'js', ''],
    ['js{1,3}', 'wrap', 'js', '{1,3} wrap'],
    ['title="a b"', null, '', 'title="a b"'],
    [null, null, '', ''],
    ['c++', null, 'c++', ''],
  ])('%s with %s', (lang, meta, language, rest) => {
    expect(splitInfo(lang, meta)).toEqual({ language, meta: rest });
  });
});
