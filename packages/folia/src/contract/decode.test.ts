import { expect, test } from 'vitest';
import { decodeOrKeep } from './decode.ts';

test.each([
  ['plain', 'plain'],
  ['gr%C3%B6%C3%9Fe', 'größe'],
  ['a%2Fb', 'a/b'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['100%', '100%'],
])('%s becomes %s', (text, decoded) => {
  expect(decodeOrKeep(text)).toBe(decoded);
});
