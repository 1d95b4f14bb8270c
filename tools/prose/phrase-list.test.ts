import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { phraseList } from './phrase-list.ts';

const phrases = phraseList.parse(parse(readFileSync('site/style/phrases.yaml', 'utf8')));

describe.each(phrases)('the pattern $find', ({ pattern, wrong, right }) => {
  test.each(wrong)('finds "%s"', (sentence) => {
    expect(sentence.search(pattern)).toBeGreaterThanOrEqual(0);
  });

  if (right.length > 0) {
    test.each(right)('leaves "%s"', (sentence) => {
      expect(sentence.search(pattern)).toBe(-1);
    });
  }
});
