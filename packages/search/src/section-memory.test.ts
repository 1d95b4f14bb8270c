import { expect, test } from 'vitest';
import { makeSectionMemory } from './section-memory.ts';

test('what the last reading had is not read again, what it had not is forgotten', () => {
  const nextReading = makeSectionMemory();
  const first = nextReading()('<p>Roses</p>');
  expect(nextReading()('<p>Roses</p>')).toBe(first);
  nextReading();
  expect(nextReading()('<p>Roses</p>')).not.toBe(first);
  expect(nextReading()('<p>Roses</p>')).toEqual(first);
});
