import { closest, distance } from 'fastest-levenshtein';

/**
 * The candidate with the most similar spelling, or undefined if none is close enough to be a
 * misspelling.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const best = closest(word, list);
  return distance(word, best) <= Math.max(2, Math.floor(word.length / 3)) ? best : undefined;
}

/** "Did you mean …?" with a trailing space, or an empty string. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const best = nearest(word, candidates);
  return best === undefined ? '' : `Did you mean "${best}"? `;
}
