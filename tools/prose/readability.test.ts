import { describe, expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { proseBlocks } from './prose-blocks.ts';
import { isPassive, measureReadability } from './readability.ts';
import { formatReport } from './report.ts';

function measure(text: string, path = 'docs/a.md') {
  return measureReadability(proseBlocks(parsePage({ path, text }), { bold: true }));
}

describe('measureReadability', () => {
  test('counts words of prose, headings and tables, and no code', () => {
    const text =
      '# Two words\n\nSelect **Bake now** and run `bake --now`.\n\n```\nfour words of code\n```\n';
    expect(measure(text).words).toBe(7);
    expect(measure('| A | B |\n| - | - |\n| one | two words |\n').words).toBe(5);
  });

  test('headings and table cells are not sentences', () => {
    const text =
      '# A heading\n\nOne sentence. And two.\n\n- An item\n\n| A | B |\n| - | - |\n| x | y |\n';
    expect(measure(text)).toMatchObject({ sentences: 3, words: 12 });
  });

  test('finds the longest sentence and its line', () => {
    const text = 'Short.\n\nAlso short. This one\nis the longest of them. The end.\n';
    expect(measure(text).longest).toEqual({ words: 7, line: 3 });
  });

  test('computes the reading ease by the formula of Flesch', () => {
    // Two sentences of three words each, with seven syllables in total.
    expect(measure('The cat sat. The kitten ran.').ease).toBeCloseTo(
      206.835 - 1.015 * 3 - 84.6 * (7 / 6),
    );
  });

  test('long sentences of long words are harder to read', () => {
    const easy = measure('Mix the dough. Let it rest. Bake it.').ease;
    const hard = measure(
      'Subsequently incorporating additional fermentation necessitates patience.',
    ).ease;
    expect(hard).toBeLessThan(easy);
  });

  test('a page without prose has no words', () => {
    expect(measure('```\ncode\n```\n')).toMatchObject({ words: 0, sentences: 0, length: 0 });
  });
});

describe('isPassive', () => {
  test.each([
    'The dough is kneaded.',
    'Rolls were put away.',
    'It can be quickly baked.',
    'The oven has been turned off.',
    'It isn’t written down.',
    'Bread gets burned.',
  ])('"%s" is passive', (sentence) => {
    expect(isPassive(sentence)).toBe(true);
  });

  test.each([
    'The baker kneads the dough.',
    'The oven is hot.',
    'She has baked it.',
    'It is a red oven.',
    'The bed is in the room.',
  ])('"%s" is active', (sentence) => {
    expect(isPassive(sentence)).toBe(false);
  });
});

test('the report lists the hardest page first and ends with sums', () => {
  const row = (path: string, ease: number) => ({
    path,
    ease,
    words: 100,
    sentences: 10,
    length: 9.5,
    longest: { words: 20, line: 7 },
    passive: 0.25,
    figures: 1,
  });
  expect(formatReport([row('easy.md', 70), row('hard.md', 40)])).toMatchInlineSnapshot(`
    "Ease  Words  Sentences  Average  Longest  Passive  Figures  Page
      40    100         10      9.5       20      25%        1  hard.md:7
      70    100         10      9.5       20      25%        1  easy.md:7
      55    200         20      9.5       20      25%        2  2 pages. Each path leads to the longest sentence."
  `);
});
