import { closest, distance } from 'fastest-levenshtein';

/**
 * The candidate with the most similar spelling, or undefined if none is close enough to be a
 * misspelling.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const list = [...candidates];
  if (list.length === 0) return undefined;
  const best = closest(word, list);
  return distance(word, best) <= mostErrors(word) ? best : undefined;
}

/** Allows two edits, since letters may be swapped, or a third of a long word, but never all letters: any word would fit. */
function mostErrors({ length }: string): number {
  return Math.min(length - 1, Math.max(2, Math.floor(length / 3)));
}

/** "Did you mean …?" with a trailing space, or an empty string. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const best = nearest(word, candidates);
  return best === undefined ? '' : `Did you mean "${best}"? `;
}
