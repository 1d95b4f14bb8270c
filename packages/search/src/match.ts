import { IN_HEADING, IN_KEYWORDS, IN_TITLE, ONLY_IN_PARTS, type Postings } from './postings.ts';

/** The part of a word, such as `admin` of `pgAdmin`, is less certain to be meant. */
const PART_WEIGHT = 0.5;

/**
 * Where each section contains a word of a query (`TITLE`, `HEADING`, `KEYWORD`, `LABEL` for any of
 * these, `ANYWHERE` for any place), how strongly, and how certain it is that this is the word the reader meant, from 0 to
 * 1. Words matched by several parts have the bits that all of their parts share.
 */
export type Match = { bits: Uint8Array; strengths: Float64Array; certainties: Float64Array };

/** The bit of a word in the title of a page. */
export const TITLE = 1;
/** The bit of a word in the heading of a section. */
export const HEADING = 2;
/** The bit of a word in the title, the heading or the keywords. */
export const LABEL = 4;
/** The bit of a word in any place. */
export const ANYWHERE = 8;
/** The bit of a word in the keywords of a page. */
export const KEYWORD = 16;

/** A match without hits, with an entry for each section of the index. */
export function emptyMatch(sectionCount: number): Match {
  return {
    bits: new Uint8Array(sectionCount),
    strengths: new Float64Array(sectionCount),
    certainties: new Float64Array(sectionCount),
  };
}

/** @param only the positions that count; all if omitted */
export function addPostings(
  match: Match,
  { sections, places, scores }: Postings,
  weight: number,
  only?: number,
): void {
  for (const [index, section] of sections.entries()) {
    const place = places[index] ?? 0;
    if (only !== undefined && (place & only) === 0) continue;
    const own = place & ONLY_IN_PARTS ? weight * PART_WEIGHT : weight;
    addSection(match, section, getMatchBits(place), own * (scores[index] ?? 0), own);
  }
}

/** If a word is found in several ways, the strongest counts. */
function addSection(
  { bits, strengths, certainties }: Match,
  section: number,
  own: number,
  strength: number,
  certainty: number,
): void {
  bits[section] = (bits[section] ?? 0) | own;
  strengths[section] = Math.max(strengths[section] ?? 0, strength);
  certainties[section] = Math.max(certainties[section] ?? 0, certainty);
}

/** Merges in the sections that another way of finding the word matches. */
export function mergeMatch(match: Match, other: Match, weight: number): void {
  for (const [section, own] of other.bits.entries()) {
    if (own === 0) continue;
    const strength = other.strengths[section] ?? 0;
    addSection(match, section, own, weight * strength, weight * (other.certainties[section] ?? 0));
  }
}

/** The sections that contain all words, scored by the weakest of them. */
export function intersectMatches([first, ...others]: Match[], sectionCount: number): Match {
  const common = emptyMatch(sectionCount);
  if (!first) return common;
  for (const [section, own] of first.bits.entries()) {
    const bits = others.reduce((shared, other) => shared & (other.bits[section] ?? 0), own);
    if (bits === 0) continue;
    const least = (of: 'strengths' | 'certainties') =>
      others.reduce(
        (low, other) => Math.min(low, other[of][section] ?? 0),
        first[of][section] ?? 0,
      );
    addSection(common, section, bits, least('strengths'), least('certainties'));
  }
  return common;
}

function getMatchBits(place: number): number {
  const title = place & IN_TITLE ? TITLE | LABEL : 0;
  const heading = place & IN_HEADING ? HEADING | LABEL : 0;
  const keyword = place & IN_KEYWORDS ? KEYWORD | LABEL : 0;
  return ANYWHERE | title | heading | keyword;
}
