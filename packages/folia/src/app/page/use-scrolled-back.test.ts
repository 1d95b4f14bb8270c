import { expect, test } from 'vitest';
import { wantsTop } from './use-scrolled-back.ts';

test('the way up from further down than a screen asks for the top', () => {
  expect(wantsTop(3000, 2900, 900)).toBe(true);
});

test('the way down does not, and neither does the first screen', () => {
  expect(wantsTop(2900, 3000, 900)).toBe(false);
  expect(wantsTop(1000, 880, 900)).toBe(false);
});

test('a trembling finger tells nothing', () => {
  expect(wantsTop(3000, 2997, 900)).toBeUndefined();
});
