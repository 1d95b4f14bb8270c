import { expect, test } from 'vitest';
import { shuffled } from './order.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e'];

test('each round has all items once, in an order that is the same in every run', () => {
  for (let round = -1; round < 20; round += 1) {
    expect(shuffled(NAMES, round).toSorted()).toEqual(NAMES);
    expect(shuffled(NAMES, round)).toEqual(shuffled(NAMES, round));
  }
});

test('every item comes first in some round', () => {
  const first = Array.from({ length: 40 }, (_, round) => shuffled(NAMES, round)[0]);
  expect([...new Set(first)].toSorted()).toEqual(NAMES);
});
