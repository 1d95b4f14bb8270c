import type { LanguageRules } from './languages.ts';
import { keyOf, type WordBreaker } from './words.ts';

/** Words and phrases that mean the same, found by any of them. */
export type Synonyms = {
  /** The other phrases of its groups, each as its words. */
  of: (words: string[]) => string[][];
  /** The same of the single words that begin so. */
  ofBeginning: (start: string) => string[][];
  /** Words of the longest phrase. */
  longest: number;
};

/** Reads the groups of a config. Forms of a word stand for each other: “updated” has the synonyms of “update”. */
export function makeSynonyms(
  groups: readonly (readonly string[])[],
  words: WordBreaker,
  { stem = (word: string) => word }: LanguageRules,
): Synonyms {
  const known = new Map<string, Map<string, string[]>>();
  const key = (phrase: string[]) => phrase.map(stem).join(' ');
  let longest = 1;
  for (const group of groups) {
    const phrases = group
      .map((phrase) => keyOf(words(phrase)).split(' '))
      .filter(([first]) => first !== '');
    for (const phrase of phrases) {
      longest = Math.max(longest, phrase.length);
      const others = known.get(key(phrase)) ?? new Map<string, string[]>();
      for (const other of phrases) {
        if (key(other) !== key(phrase)) others.set(key(other), other);
      }
      known.set(key(phrase), others);
    }
  }
  return {
    of: (phrase) => [...(known.get(key(phrase))?.values() ?? [])],
    ofBeginning(start) {
      const begun = [...known].filter(
        ([phrase]) => phrase.startsWith(start) && !phrase.includes(' '),
      );
      return begun.flatMap(([, others]) => [...others.values()]);
    },
    longest,
  };
}
