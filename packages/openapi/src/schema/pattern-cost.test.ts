import { expect, test } from 'vitest';
import { isQuick } from './pattern-cost.ts';

test.each([
  '^[A-Z]{2}\\d{4}$',
  '^[a-z0-9]+(?:-[a-z0-9]+)*$',
  '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$',
  '^[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}$',
  '^(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)){3}$',
  '^\\d+\\.\\d+\\.\\d+\\.\\d+(?<build>\\+[^\\s]+)?$',
  '^(?:[a-z]+\\.)+[a-z]{2,}$',
  '^https?://[^\\s/$.?#].[^\\s]*$',
  '^(north|south|east|west)*$',
  'ship',
  '\\bship\\b',
  '^[^\\]\\-/]*$',
  '^\\p{L}+$',
  '^[a-\\u00ff]+\\u{1F6A2}$',
  '',
])('%j is compared with texts', (pattern) => {
  expect(isQuick(pattern)).toBe(true);
});

test.each([
  ['a repetition in a repetition', '^(\\w+\\s?)+$'],
  ['a repetition in a repetition', '^(a+)+$'],
  ['a repetition in a repetition', '^((?:x+x+)+)y'],
  ['options with the same beginning in a repetition', '^(a|a)*b'],
  ['options with the same beginning in a repetition', '^(?:-(?:a|ab|b))*$'],
  ['an option without characters in a repetition', '^(a||b)*$'],
  ['something optional in a repetition', '^(a?)*$'],
  ['something optional in a long repetition', '^(a?){30}a{30}$'],
  ['many optional parts of the same characters', `^${'a?'.repeat(30)}${'a'.repeat(30)}$`],
  ['many repetitions of the same characters', '^\\w*\\w*\\w*\\w*$'],
  ['many repetitions within text', '\\w*\\d*\\w*x'],
  ['properties of characters', '^(\\p{L}+[^\\p{N}]?)+$'],
  ['spaces beyond those of ASCII', '^(\\s+[^\\s]*)+\\u00a0$'],
  ['a reference to a group', '^(a)\\1+$'],
  ['a lookahead', '^(?=a)a$'],
  ['an invalid expression', '^(a'],
  ['an invalid expression', '^[a'],
  ['a very long expression', 'a'.repeat(501)],
])('%s is not compared with texts: %j', (_, pattern) => {
  expect(isQuick(pattern)).toBe(false);
});
