/** The content of the shards of a large index, shared by the build and the worker. */
import type { Postings } from '../postings.ts';
import { decodeAscending, encodeAscending } from './numbers.ts';

/**
 * A word, followed by the sections that contain it: pairs of a number that encodes fields and
 * score, and the sections with that number.
 */
export type WordEntry = [term: string, ...(string | number)[]];

/**
 * A label, followed by the sections that have it for each of `NAMING_KINDS`; empty kinds at the end
 * are omitted.
 */
export type LabelEntry = [key: string, ...sections: string[]];

/**
 * Labels of whole pages, in the order of an entry. Headings have entries of their own, with one
 * kind.
 */
export const NAMING_KINDS = ['title', 'keyword', 'name', 'operation'] as const;

/** A page, or part of a long one, with its sections: fragment, headings, text, words of code. */
export type PageEntry = {
  url: string;
  title: string;
  trail: string[];
  sections: [fragment: string, subcategory: string, text: string, code: string][];
};

/** The site's frequent plain words, sorted, for queries with typing errors. */
export const SPELLING_FILE = 'spelling';

/** Scores are quantized in steps of about a fifth: four steps double the score. */
const STEPS = 4;
const MIN_SCORE = 1 / 16;
/** Number of combinations of field bits. */
const PLACES = 32;

/** Encodes the postings of a word, grouped by field and score. Scores are rounded to steps. */
export function encodePostings(term: string, { sections, places, scores }: Postings): WordEntry {
  const alike = new Map<number, number[]>();
  for (const [index, section] of sections.entries()) {
    const kind = PLACES * scoreStep(scores[index] ?? 0) + (places[index] ?? 0);
    const same = alike.get(kind);
    if (same) same.push(section);
    else alike.set(kind, [section]);
  }
  return [term, ...[...alike].flatMap(([kind, same]) => [kind, encodeAscending(same)])];
}

/** Decodes the postings of a word. They are in the order of their groups, not of the sections. */
export function decodePostings([, ...groups]: WordEntry): Postings {
  const postings: Postings = { sections: [], places: [], scores: [] };
  for (let at = 0; at < groups.length; at += 2) {
    const kind = Number(groups[at]);
    const score = MIN_SCORE * 2 ** (Math.floor(kind / PLACES) / STEPS);
    for (const section of decodeAscending(String(groups[at + 1]))) {
      postings.sections.push(section);
      postings.places.push(kind % PLACES);
      postings.scores.push(score);
    }
  }
  return postings;
}

function scoreStep(score: number): number {
  return Math.max(0, Math.round(STEPS * Math.log2(score / MIN_SCORE)));
}
