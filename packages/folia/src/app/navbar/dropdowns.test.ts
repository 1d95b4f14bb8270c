import { describe, expect, test } from 'vitest';
import { nextPosition } from './dropdowns.ts';

describe('moving through a dropdown with the keyboard', () => {
  test.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s from %i moves to %i', (key, current, next) => {
    expect(nextPosition(key, current, 3)).toBe(next);
  });

  test('Home and End on the label, and all other keys, are left to the browser', () => {
    expect(nextPosition('Home', -1, 3)).toBeUndefined();
    expect(nextPosition('End', -1, 3)).toBeUndefined();
    expect(nextPosition('Enter', 0, 3)).toBeUndefined();
    expect(nextPosition('a', 0, 3)).toBeUndefined();
  });
});
