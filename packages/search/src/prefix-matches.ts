import { addPostings, type Match } from './match.ts';
import { IN_HEADING, IN_PATH, IN_TITLE } from './postings.ts';
import type { SectionIndex } from './section-index.ts';

const IN_LABELS = IN_TITLE | IN_HEADING | IN_PATH;

/** Adds the sections of all words with a prefix. */
export function addPrefixMatches(
  match: Match,
  start: string,
  prefixWeight: number,
  { vocabulary }: SectionIndex,
): void {
  for (const term of vocabulary.termsWithPrefix(start)) {
    const postings = vocabulary.get(term);
    if (postings) addPostings(match, postings, weightOfPrefix(start, term, prefixWeight));
  }
}

/** Adds the sections that have such a word in their title or headings. */
export function addLabelMatches(
  match: Match,
  start: string,
  prefixWeight: number,
  { vocabulary }: SectionIndex,
): void {
  for (const [term, postings] of vocabulary.labelsWithPrefix(start)) {
    addPostings(match, postings, weightOfPrefix(start, term, prefixWeight), IN_LABELS);
  }
}

/** The longer a word is than the prefix, the less it counts. */
function weightOfPrefix(start: string, { length }: string, weight: number): number {
  const rest = length - start.length;
  return rest === 0 ? 1 : (weight * length) / (length + 0.3 * rest);
}
