import { escapePattern } from '../../contract/escape-pattern.ts';

/** A letter or digit of a script with spaces between its words; in others, a word may stand between letters. */
const LETTER =
  '[[\\p{L}\\p{N}]--[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}]]';

/** Makes a pattern of whole words and phrases, longer ones first, since they may start with shorter ones. */
export function wordPattern(words: string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const choices = longestFirst.map((word) => escapePattern(word).replace(/\s+/g, '\\s+'));
  return new RegExp(`(?<!${LETTER})(?:${choices.join('|')})(?!${LETTER})`, 'giv');
}
