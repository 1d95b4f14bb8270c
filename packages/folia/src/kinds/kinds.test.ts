import { expect, test } from 'vitest';
import { KIND_NAMES, KINDS } from './kinds.ts';

test('every kind of content has its turn when pages are read', () => {
  expect(KIND_NAMES.toSorted()).toEqual(Object.keys(KINDS).toSorted());
});
