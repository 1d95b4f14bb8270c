import { expect, test } from 'vitest';
import { bitsPerField } from './postings.ts';

test('the counts of all fields fit in one integer, however many fields there are', () => {
  expect(bitsPerField(5)).toBe(6);
  for (let fields = 1; fields <= 31; fields += 1) {
    const bits = bitsPerField(fields);
    const fullest = Array.from({ length: fields }, () => 2 ** bits - 1);
    const packed = fullest.reduce((sum, count, field) => sum + count * 2 ** (field * bits), 0);
    const unpacked = fullest.map((_, field) => (packed >> (field * bits)) & (2 ** bits - 1));
    expect(unpacked).toEqual(fullest);
  }
});
