import { describe, expect, test } from 'vitest';
import { didYouMean, nearest } from './nearest.ts';

const TREES = ['apple', 'pear', 'quince', 'mulberry'];

describe('nearest: the intended spelling of a misspelled word', () => {
  test('finds the candidate with the fewest differing letters', () => {
    expect(nearest('qunce', TREES)).toBe('quince');
    expect(nearest('aple', TREES)).toBe('apple');
  });

  test('returns nothing if no candidate is close', () => {
    expect(nearest('sunflower', TREES)).toBeUndefined();
  });

  test('a longer word may differ in more letters', () => {
    expect(nearest('mulbrry-x', TREES)).toBe('mulberry');
    expect(nearest('pexyz', TREES)).toBeUndefined();
  });

  test.each([
    ['x', 'id'],
    ['xy', 'id'],
    ['oak', 'elm'],
  ])('%j is not a misspelling of %j, since no letter is the same', (word, candidate) => {
    expect(nearest(word, [candidate])).toBeUndefined();
  });

  test.each([
    ['ib', 'id'],
    ['idd', 'id'],
    ['oka', 'oak'],
    ['plmu', 'plum'],
  ])('%j is a misspelling of %j', (word, candidate) => {
    expect(nearest(word, [candidate])).toBe(candidate);
  });

  test('returns nothing without candidates', () => {
    expect(nearest('apple', [])).toBeUndefined();
  });
});

describe('didYouMean', () => {
  test('is a question with a trailing space', () => {
    expect(didYouMean('pare', new Set(TREES))).toBe('Did you mean "pear"? ');
  });

  test('is empty if no candidate is close', () => {
    expect(didYouMean('sunflower', TREES)).toBe('');
  });
});
