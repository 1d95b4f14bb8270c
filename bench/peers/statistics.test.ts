import { expect, test } from 'vitest';
import { ratioOf, spreadOf } from './statistics.ts';

test('the spread of values is their median and quartiles, in any order', () => {
  expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, lower: 2, upper: 4 });
});

test('between two values, the median is interpolated', () => {
  expect(spreadOf([10, 20])).toEqual({ median: 15, lower: 12.5, upper: 17.5 });
});

test('missing values do not count', () => {
  expect(spreadOf([Number.NaN, 7, Number.NaN]).median).toBe(7);
  expect(spreadOf([Number.NaN]).median).toBeNaN();
});

test('ratios are taken round by round, so that a slow round does not count twice', () => {
  expect(ratioOf([20, 200, 22], [10, 100, 11])).toEqual({ median: 2, lower: 2, upper: 2 });
});

test('a round without both values, or with a base of 0, has no ratio', () => {
  expect(ratioOf([6, 6, Number.NaN], [2, 0, 3]).median).toBe(3);
  expect(ratioOf([6, 6], [3]).median).toBe(2);
});
