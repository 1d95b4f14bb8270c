import type { LanguageRules } from './languages.ts';
import type { Postings } from './postings.ts';
import { typingErrors } from './typing-errors.ts';

/** All words of an index, looked up by similarity to a word of a query. */
export type Vocabulary = {
  /** The sections that contain a word. */
  get: (term: string) => Postings | undefined;
  /** The words with a prefix, sorted. */
  termsWithPrefix: (start: string) => string[];
  /**
   * The words with a prefix in titles and headings, with the sections that have them there. For
   * prefixes that are too short for texts.
   */
  labelsWithPrefix: (start: string) => [term: string, postings: Postings][];
  /** Whether so many words have a prefix that `termsWithPrefix` does not list them. */
  isBroad: (start: string) => boolean;
  /** Whether any word equals or starts with this. */
  hasPrefix: (start: string) => boolean;
  /** Plain words, the candidates for correcting a typing error. */
  plainWords: () => string[];
};

/** Shorter words share a stem by chance. */
const MIN_STEMMED_LENGTH = 4;
const PLAIN_WORD = /^\p{L}+$/u;

/** @param postings for each word of an index, the sections that contain it */
export function makeVocabulary(postings: ReadonlyMap<string, Postings>): Vocabulary {
  const sorted = [...postings.keys()].sort();
  const plain = sorted.filter(isPlainWord);
  return {
    get: (term) => postings.get(term),
    termsWithPrefix: (start) => termsWithPrefix(sorted, start),
    labelsWithPrefix: (start) =>
      termsWithPrefix(sorted, start).flatMap((term): [string, Postings][] => {
        const found = postings.get(term);
        return found ? [[term, found]] : [];
      }),
    isBroad: () => false,
    hasPrefix: (start) => sorted[firstNotBefore(sorted, start)]?.startsWith(start) === true,
    plainWords: () => plain,
  };
}

/** The words with a prefix, from a sorted list. */
export function termsWithPrefix(sorted: string[], start: string): string[] {
  const first = firstNotBefore(sorted, start);
  let end = first;
  while (sorted[end]?.startsWith(start)) end += 1;
  return sorted.slice(first, end);
}

/** Index of the first word that is not before another, by binary search. */
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

/** Whether a term consists of letters only, without digits, punctuation and spaces. */
export function isPlainWord(term: string): boolean {
  return PLAIN_WORD.test(term);
}

/**
 * The other forms of a word under the rules of its language. They start with its stem, minus the
 * stem's last letter.
 */
export function otherForms(
  word: string,
  vocabulary: Vocabulary,
  { stem }: LanguageRules,
): string[] {
  if (!stem || word.length < MIN_STEMMED_LENGTH || !isPlainWord(word)) return [];
  const key = stem(word);
  const start = word.slice(0, Math.max(MIN_STEMMED_LENGTH - 1, key.length - 1));
  return vocabulary
    .termsWithPrefix(start)
    .filter((term) => term !== word && isForm(term) && stem(term) === key);
}

function isForm(term: string): boolean {
  return term.length >= MIN_STEMMED_LENGTH && isPlainWord(term);
}

/** The nearest words within the allowed number of typing errors; none for short words. */
export function nearestWords(
  word: string,
  isUnfinished: boolean,
  { plainWords }: Vocabulary,
): string[] {
  if (!isPlainWord(word)) return [];
  let allowed = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  if (allowed === 0) return [];
  let found: string[] = [];
  for (const term of plainWords()) {
    // A word that is still being typed is compared with the prefixes of longer ones.
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
