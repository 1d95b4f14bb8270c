import { expect, test } from 'vitest';
import { wordPattern } from './word-pattern.ts';

function matchesIn(text: string, words: string[]): string[] {
  return [...text.matchAll(wordPattern(words))].map(([match]) => match);
}

test('whole words and phrases are found in any case, over line breaks, the longer one first', () => {
  expect(matchesIn('The rose\n bed, a ROSE, roses', ['rose', 'rose bed'])).toEqual([
    'rose\n bed',
    'ROSE',
  ]);
  expect(matchesIn('primrose, rose2, 2rose', ['rose'])).toEqual([]);
});

test.each([
  ['Chinese', '停止数据库服务', '数据库'],
  ['Japanese', 'データベースを止める', 'データベース'],
  ['Thai', 'หยุดฐานข้อมูลก่อน', 'ฐานข้อมูล'],
  ['Khmer', 'បិទឯកសារនេះ', 'ឯកសារ'],
])('in %s, words are found between others, without spaces', (_language, text, word) => {
  expect(matchesIn(text, [word])).toEqual([word]);
});
