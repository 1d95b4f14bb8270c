import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeAscending, decodeNumbers, encodeAscending, encodeNumbers } from './numbers.ts';

test('small numbers take one character each', () => {
  expect(encodeNumbers([0, 1, 31])).toBe('ABf');
  expect(encodeNumbers([32, 1000])).toBe('gBof');
});

test('all rows of numbers are decoded to what was encoded', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 31 - 1)), (numbers) => {
      expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
      const rising = numbers.toSorted((a, b) => a - b);
      expect(decodeAscending(encodeAscending(rising))).toEqual(rising);
    }),
  );
});
