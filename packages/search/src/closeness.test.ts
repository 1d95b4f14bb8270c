import { describe, expect, test } from 'vitest';
import { measureCloseness } from './closeness.ts';
import { getLanguageRules } from './languages.ts';
import type { QueryWord } from './query-words.ts';
import { makeTextReader } from './text-reader.ts';

const { chunks: readChunks } = makeTextReader('en', [], getLanguageRules('en'));

function closeness(query: string, ...texts: string[]): number | undefined {
  const words = query.split(' ').map(
    (own): QueryWord => ({
      match: () => {
        throw new Error('Closeness does not use the index.');
      },
      marked: (terms) => terms.filter((term) => term.startsWith(own)),
    }),
  );
  return measureCloseness([texts], words, readChunks)[0];
}

describe('closeness of the words of a query', () => {
  test('is 1 if a text has them in a row', () => {
    expect(closeness('prune roses', 'When you prune roses, cut above a bud.')).toBe(1);
    expect(closeness('prune roses hard', 'Now prune roses hard.')).toBe(1);
  });

  test('decreases with the words in between, and if the order differs', () => {
    const near = closeness('prune roses', 'Prune all roses.');
    const far = closeness('prune roses', 'Prune in spring all of your roses.');
    expect(near).toBeCloseTo(0.71, 2);
    expect(far).toBeCloseTo(0.41, 2);
    expect(closeness('prune roses', 'Roses prune badly.')).toBe(near);
  });

  test('uses the nearest positions in any of the texts', () => {
    expect(closeness('prune roses', 'Prune. Then rest a while. Roses: prune roses.')).toBe(1);
    expect(closeness('prune roses', 'Prune the hedge.', 'Prune roses')).toBe(1);
  });

  test('is 0 for words that are far apart, in two texts or missing; a single word has none', () => {
    const between = 'the hedge and all that grows behind it along the old wall';
    expect(closeness('prune roses', `Prune ${between} of roses`)).toBe(0);
    expect(closeness('prune roses', 'Prune', 'Roses')).toBe(0);
    expect(closeness('prune roses', 'Prune the hedge.')).toBe(0);
    expect(closeness('roses', 'Roses')).toBeUndefined();
  });

  test('is 0 if one word of the text is both words of the query', () => {
    expect(closeness('rose roses', 'Roses need sun.')).toBe(0);
    expect(closeness('rose roses', 'Roses, and more roses.')).toBeGreaterThan(0);
  });
});
