import type { LanguageRules } from './languages.ts';
import { typingErrors } from './typing-errors.ts';

/** All words of an index, asked for by their likeness to a word of a query. */
export type Vocabulary = {
  /** Whether a word is there, or one that begins so. */
  hasPrefix: (start: string) => boolean;
  /** The other forms of a word in the rules of its language. */
  otherForms: (word: string) => string[];
  /** The nearest words within what a typing error may change; none for short words. */
  nearest: (word: string, isUnfinished: boolean) => string[];
};

/** Forms of shorter words have little in common. */
const SHORTEST_STEMMED = 4;
const PLAIN_WORD = /^\p{L}+$/u;

export function makeVocabulary(terms: ReadonlySet<string>, { stem }: LanguageRules): Vocabulary {
  const sorted = [...terms].sort();
  const plain = sorted.filter((term) => PLAIN_WORD.test(term));
  const forms = new Map<string, string[]>();
  if (stem) {
    for (const term of plain.filter(({ length }) => length >= SHORTEST_STEMMED)) {
      const key = stem(term);
      forms.set(key, [...(forms.get(key) ?? []), term]);
    }
  }
  return {
    hasPrefix: (start) => sorted[firstNotBefore(sorted, start)]?.startsWith(start) === true,
    otherForms(word) {
      if (!stem || word.length < SHORTEST_STEMMED) return [];
      return forms.get(stem(word))?.filter((form) => form !== word) ?? [];
    },
    nearest: (word, isUnfinished) => nearest(word, plain, isUnfinished),
  };
}

/** Index of the first word that does not stand before another, by halving. */
function firstNotBefore(sorted: string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function nearest(word: string, terms: string[], isUnfinished: boolean): string[] {
  if (!PLAIN_WORD.test(word)) return [];
  let allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (allowed === 0) return [];
  let found: string[] = [];
  for (const term of terms) {
    // A word that is still being typed is compared with the beginnings of longer ones.
    const compared = isUnfinished ? term.slice(0, word.length) : term;
    const errors = Math.min(
      typingErrors(word, term, allowed),
      compared === term ? allowed + 1 : typingErrors(word, compared, allowed),
    );
    if (errors > allowed) continue;
    if (errors < allowed) found = [];
    allowed = errors;
    found.push(term);
  }
  return found;
}
