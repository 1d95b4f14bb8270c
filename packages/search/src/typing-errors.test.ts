import { expect, test } from 'vitest';
import { typingErrors } from './typing-errors.ts';

test.each([
  ['rose', 'rose', 0],
  ['rse', 'rose', 1],
  ['roose', 'rose', 1],
  ['rase', 'rose', 1],
  ['orse', 'rose', 1],
  ['tuilps', 'tulip', 2],
])('%s for %s', (written, meant, errors) => {
  expect(typingErrors(written, meant, 3)).toBe(errors);
});

test('counting stops above the limit', () => {
  expect(typingErrors('rose', 'spade', 1)).toBeGreaterThan(1);
  expect(typingErrors('rose', 'rosebushes', 2)).toBeGreaterThan(2);
});
