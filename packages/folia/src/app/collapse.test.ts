import { describe, expect, test } from 'vitest';
import { collapseDuration } from './collapse.ts';

describe('collapseDuration', () => {
  test('increases with the height', () => {
    const durations = [20, 80, 320, 640].map((height) => collapseDuration(height, false));
    expect(durations).toEqual([...durations].sort((a, b) => a - b));
    expect(new Set(durations).size).toBe(durations.length);
  });

  test('grows more slowly than the height', () => {
    expect(collapseDuration(400, false)).toBeLessThan(2 * collapseDuration(200, false));
  });

  test('has a maximum', () => {
    expect(collapseDuration(100_000, false)).toBe(300);
  });

  test('is 1 ms under reduced motion, whatever the height', () => {
    expect([0, 40, 4000].map((height) => collapseDuration(height, true))).toEqual([1, 1, 1]);
  });

  test('is 1 ms if there is nothing to animate', () => {
    expect(collapseDuration(0, false)).toBe(1);
  });
});
