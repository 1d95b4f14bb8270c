import { expect, test } from 'vitest';
import { makeMatcher, patternExample } from './pattern-example.ts';

const anyLength = { min: 0, max: Number.POSITIVE_INFINITY };

test.each([
  ['^[a-z]{3}$', 'abc'],
  ['^\\d{4}-\\d{2}$', '1234-12'],
  ['^[A-Z]{2}[0-9]+$', 'AB012'],
  ['^(red|blue)$', 'red'],
  ['^https?://.+', 'https://abc'],
  ['^(?:a|b){2}(?<c>c)?$', 'aac'],
  ['^[^a-z]+$', 'ABC'],
  ['^[\\w.-]+@[\\w-]+\\.\\w{2,}$', 'abc@abc.abc'],
  ['^\\+?[1-9]\\d{1,14}$', '+1123'],
  ['^#[\\da-fA-F]{6}$', '#abcdef'],
  ['^\\p{L}+$', 'abc'],
  ['^[\\u0041-\\u0043]\\x2e$', 'A.'],
  ['^arn:aws[-a-z]*:s3:::', 'arn:awsabc:s3:::'],
  ['|a', 'a'],
  ['^$', ''],
])('a string that matches %s is %s', (pattern, text) => {
  expect(patternExample(pattern, anyLength)).toBe(text);
  expect(makeMatcher(pattern)(text)).toBe(true);
});

test('the length of the text is within the bounds', () => {
  expect(patternExample('^[a-z]+$', { min: 8, max: 8 })).toBe('abcdefgh');
  expect(patternExample('^[a-z]*$', { min: 1, max: 2 })).toBe('a');
  expect(patternExample('^[a-z]{2}$', { min: 3, max: 9 })).toBeUndefined();
  expect(patternExample('^a+$', { min: 5e7, max: 5e8 })).toBeUndefined();
});

test.each(['^(?=a)b', '(a)\\1', '(?<unclosed', '[a', 'a)', '(', '\\k<a>', '^a^', 'a'.repeat(600)])(
  'no text is made up for %s',
  (pattern) => {
    expect(patternExample(pattern, anyLength)).toBeUndefined();
  },
);

// With an engine that tries one way after the other, each of these would take longer than any test may.
test.each([
  ['((((a{90}){90}){90}){90}){90}', 0],
  ['^(a+)+$', 0],
  ['^(a|a)*$b', 60],
  ['^(([a-z])+.)+[A-Z]([a-z])+$b', 90],
])('the time is linear for %s', (pattern, min) => {
  expect(makeMatcher(pattern)('a'.repeat(99))).toBe(pattern === '^(a+)+$');
  expect(() => patternExample(pattern, { ...anyLength, min })).not.toThrow();
});
