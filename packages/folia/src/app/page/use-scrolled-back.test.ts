import { expect, test } from 'vitest';
import { suggestsTop } from './use-scrolled-back.ts';

test('scrolling up from more than a screen down suggests the top', () => {
  expect(suggestsTop(3000, 2900, 900)).toBe(true);
});

test('scrolling down does not, and neither does the first screen', () => {
  expect(suggestsTop(2900, 3000, 900)).toBe(false);
  expect(suggestsTop(1000, 880, 900)).toBe(false);
});

test('jitter is ignored', () => {
  expect(suggestsTop(3000, 2997, 900)).toBeUndefined();
});
