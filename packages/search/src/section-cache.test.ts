import { expect, test } from 'vitest';
import { makeSectionCache } from './section-cache.ts';

test('sections are reused from the previous build only', () => {
  const nextReading = makeSectionCache();
  const first = nextReading()('<p>Roses</p>');
  expect(nextReading()('<p>Roses</p>')).toBe(first);
  nextReading();
  expect(nextReading()('<p>Roses</p>')).not.toBe(first);
  expect(nextReading()('<p>Roses</p>')).toEqual(first);
});
