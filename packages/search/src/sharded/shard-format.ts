/** What the shards of a large index hold; build and worker agree on it. */
import type { Postings } from '../postings.ts';
import { decodeRising, encodeRising } from './numbers.ts';

/**
 * A word, and behind it the sections that hold it: for each kind of place and score a number for both, and the sections.
 */
export type WordEntry = [term: string, ...(string | number)[]];

/** A label, and for each of `NAMING_KINDS` the sections that have it; kinds at the end that have none are left out. */
export type LabelEntry = [key: string, ...sections: string[]];

/** Labels of whole pages, in the order of an entry. Headings have entries of their own, with one kind. */
export const NAMING_KINDS = ['title', 'keyword', 'name', 'operation'] as const;

/** A page, or a part of a long one, with its sections: fragment, headings, text, words of code. */
export type PageEntry = {
  url: string;
  title: string;
  trail: string[];
  sections: [fragment: string, subcategory: string, text: string, code: string][];
};

/** The frequent plain words of the site, in their order, for queries with typing errors. */
export const SPELLING_FILE = 'spelling';

/** Scores are told apart by a fifth of their size: four steps lead to the double. */
const STEPS = 4;
const LEAST_SCORE = 1 / 16;
/** Bits of a place. */
const PLACES = 16;

export function encodePostings(term: string, { sections, places, scores }: Postings): WordEntry {
  const alike = new Map<number, number[]>();
  for (const [index, section] of sections.entries()) {
    const kind = PLACES * scoreStep(scores[index] ?? 0) + (places[index] ?? 0);
    const same = alike.get(kind);
    if (same) same.push(section);
    else alike.set(kind, [section]);
  }
  return [term, ...[...alike].flatMap(([kind, same]) => [kind, encodeRising(same)])];
}

export function decodePostings([, ...groups]: WordEntry): Postings {
  const postings: Postings = { sections: [], places: [], scores: [] };
  for (let at = 0; at < groups.length; at += 2) {
    const kind = Number(groups[at]);
    const score = LEAST_SCORE * 2 ** (Math.floor(kind / PLACES) / STEPS);
    for (const section of decodeRising(String(groups[at + 1]))) {
      postings.sections.push(section);
      postings.places.push(kind % PLACES);
      postings.scores.push(score);
    }
  }
  return postings;
}

function scoreStep(score: number): number {
  return Math.max(0, Math.round(STEPS * Math.log2(score / LEAST_SCORE)));
}
