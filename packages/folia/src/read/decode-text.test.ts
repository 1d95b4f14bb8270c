import { SiteError } from 'folia-problems';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

function problemOf(bytes: Buffer) {
  try {
    return decodeText(bytes, 'a.md');
  } catch (error) {
    return error instanceof SiteError ? error.problems[0] : error;
  }
}

test('a byte order mark and the line breaks of any system are left out', () => {
  expect(decodeText(Buffer.from('\uFEFFa\r\nb\rc\n\r\nd'), 'a.md')).toBe('a\nb\nc\n\nd');
});

test('the character of a byte order mark within the text is kept', () => {
  expect(decodeText(Buffer.from('a\uFEFFb'), 'a.md')).toBe('a\uFEFFb');
});

test.for([
  ['at the start', [0xe9], 1, 1],
  ['at the end, where a character is cut off', [0x61, 0x0a, 0xf0, 0x9f, 0x98], 2, 1],
  ['after characters of several bytes', [0xc3, 0xa9, 0xf0, 0x9f, 0x98, 0x80, 0xff, 0x61], 1, 4],
  ['after lines of Windows', [0x61, 0x0d, 0x0a, 0x62, 0xe9, 0x0a], 2, 2],
  ['that begins a character but ends none', [0x61, 0xc3, 0x28], 1, 2],
  ['of a surrogate', [0x61, 0xed, 0xa0, 0x80], 1, 2],
] as const)('a wrong byte %s has a line and a column', ([, bytes, line, column]) => {
  expect(problemOf(Buffer.from(bytes))).toMatchObject({ file: 'a.md', line, column });
});

test.for([
  ['with a byte order mark', Buffer.from('\uFEFFab', 'utf16le')],
  ['of the other byte order', Buffer.from('\uFEFFab', 'utf16le').swap16()],
  ['without a byte order mark', Buffer.from('ab', 'utf16le')],
] as const)('UTF-16 %s is recognized', ([, bytes]) => {
  expect(problemOf(bytes)).toMatchObject({ message: expect.stringContaining('UTF-16') });
});

test('an empty file, one character and a lone line break are text', () => {
  expect(['', 'a', '\r', '\uFEFF'].map((text) => decodeText(Buffer.from(text), 'a.md'))).toEqual([
    '',
    'a',
    '\n',
    '',
  ]);
});
