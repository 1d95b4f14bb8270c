import type { LanguageRules } from './languages.ts';
import { type WordBreaker, wordsKey } from './words.ts';

/** Words and phrases with the same meaning. Each finds the others. */
export type Synonyms = {
  /** The other phrases in the groups of this one, each as a list of words. */
  of: (words: string[]) => string[][];
  /** The same for all single words with this prefix. */
  ofPrefix: (start: string) => string[][];
  /** Number of words in the longest phrase. */
  longest: number;
};

/**
 * Reads the synonym groups of a config. All forms of a word share synonyms: “updated” has those of
 * “update”.
 */
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
      .map((phrase) => wordsKey(words(phrase)).split(' '))
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
    ofPrefix(start) {
      const begun = [...known].filter(
        ([phrase]) => phrase.startsWith(start) && !phrase.includes(' '),
      );
      return begun.flatMap(([, others]) => [...others.values()]);
    },
    longest,
  };
}
