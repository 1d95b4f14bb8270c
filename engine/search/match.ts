import { IN_HEADING, IN_TITLE, type Postings } from './postings.ts';

/**
 * Where in each section a word of a query stands: `TITLE`, `HEADING`, `LABEL` (either of both) and `HELD` (anywhere).
 * Words that are found by several parts have the bits that all of their parts have.
 */
export type Match = { bits: Uint8Array; scores: Float64Array };

export const TITLE = 1;
export const HEADING = 2;
export const LABEL = 4;
export const HELD = 8;

export function emptyMatch(sectionCount: number): Match {
  return { bits: new Uint8Array(sectionCount), scores: new Float64Array(sectionCount) };
}

/** @param only of the places of the word, those that count; all where it is left out */
export function addPostings(
  match: Match,
  { sections, places, scores }: Postings,
  weight: number,
  only?: number,
): void {
  for (const [index, section] of sections.entries()) {
    const place = places[index] ?? 0;
    if (only !== undefined && (place & only) === 0) continue;
    match.bits[section] = (match.bits[section] ?? 0) | bitsOf(place);
    match.scores[section] = (match.scores[section] ?? 0) + weight * (scores[index] ?? 0);
  }
}

/** Sections that one of two words stands in. */
export function eitherOf(a: Match, b: Match): Match {
  return {
    bits: a.bits.map((bits, section) => bits | (b.bits[section] ?? 0)),
    scores: a.scores.map((score, section) => score + (b.scores[section] ?? 0)),
  };
}

/** Sections that all words stand in. */
export function allOf([first, ...others]: Match[], weight: number, sectionCount: number): Match {
  if (!first) return emptyMatch(sectionCount);
  const bits = first.bits.map((own, section) =>
    others.reduce((common, other) => common & (other.bits[section] ?? 0), own),
  );
  const scores = first.scores.map((own, section) =>
    (bits[section] ?? 0) === 0
      ? 0
      : weight * others.reduce((sum, other) => sum + (other.scores[section] ?? 0), own),
  );
  return { bits, scores };
}

function bitsOf(place: number): number {
  return HELD | (place & IN_TITLE ? TITLE | LABEL : 0) | (place & IN_HEADING ? HEADING | LABEL : 0);
}
