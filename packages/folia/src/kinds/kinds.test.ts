import { expect, test } from 'vitest';
import { KIND_NAMES, KINDS } from './kinds.ts';

test('the reading order includes every kind of content', () => {
  expect(KIND_NAMES.toSorted()).toEqual(Object.keys(KINDS).toSorted());
});
