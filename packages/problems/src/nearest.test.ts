import { describe, expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const TREES = ['apple', 'pear', 'quince', 'mulberry'];

describe('nearest: what a misspelled word was meant to be', () => {
  test('finds the candidate with the fewest differing letters', () => {
    expect(nearest('qunce', TREES)).toBe('quince');
    expect(nearest('aple', TREES)).toBe('apple');
  });

  test('gives nothing where no candidate is near', () => {
    expect(nearest('sunflower', TREES)).toBeUndefined();
  });

  test('a long word may differ in more letters than a short one', () => {
    expect(nearest('mulbrry-x', TREES)).toBe('mulberry');
    expect(nearest('pexyz', TREES)).toBeUndefined();
  });

  test('gives nothing without candidates', () => {
    expect(nearest('apple', [])).toBeUndefined();
  });
});

describe('didYouMean', () => {
  test('is a question, with a space behind it for what follows', () => {
    expect(didYouMean('pare', new Set(TREES))).toBe('Did you mean "pear"? ');
  });

  test('is empty where nothing is near', () => {
    expect(didYouMean('sunflower', TREES)).toBe('');
  });
});
