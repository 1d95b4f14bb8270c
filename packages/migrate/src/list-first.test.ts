import { expect, test } from 'vitest';
import { listFirst } from './list-first.ts';

test('names beyond the count are counted, not listed', () => {
  expect(listFirst(['clay', 'glaze', 'kiln'], 2)).toBe('clay, glaze and 1 more');
  expect(listFirst(['clay', 'glaze'], 2)).toBe('clay, glaze');
});
