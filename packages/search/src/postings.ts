/**
 * Which sections contain each word, and how relevant they are: BM25+ over fields
 * (https://en.wikipedia.org/wiki/Okapi_BM25).
 */

import { finish, type Steps } from './steps.ts';

/** The words of a section by field, in the order of `FIELD_WEIGHTS`. */
export type SectionFields = {
  title: string[];
  headings: string[];
  keywords: string[];
  code: string[];
  text: string[];
  /** Terms that are only parts of words in these fields, such as `Admin` of `pgAdmin`. */
  parts: string[];
  /** Words of the section's own heading, without its parent headings. */
  heading: ReadonlySet<string>;
};

/** The sections that contain a word, each with its fields (bits of `IN_…`) and its score. */
export type Postings = { sections: number[]; places: number[]; scores: number[] };

/** The fields that ranking distinguishes. */
export const IN_TITLE = 1;
export const IN_HEADING = 2;
/** In a parent heading of the section. */
export const IN_PATH = 4;
export const IN_KEYWORDS = 8;
/** Nowhere as a word of its own. */
export const ONLY_IN_PARTS = 16;

const FIELDS = ['title', 'headings', 'keywords', 'code', 'text', 'parts'] as const;
const FIELD_WEIGHTS = [3, 3, 2, 1, 1, 1];

const SATURATION = 1.2;
const LENGTH_NORMALIZATION = 0.7;
const LOWER_BOUND = 0.5;

const COUNT_BITS = bitsPerField(FIELDS.length);
const MAX_COUNT = 2 ** COUNT_BITS - 1;

/** For each section, how often its fields contain the word, `COUNT_BITS` for each field. */
type FieldCounts = { sections: number[]; places: number[]; counts: number[] };

/** Bits per field count. All counts are packed into one 31-bit integer, which `>>` can read. */
export function bitsPerField(fields: number): number {
  return Math.min(6, Math.floor(31 / fields));
}

/** Indexes all sections: the postings of each word. */
export function makePostings(sections: Iterable<SectionFields>): Map<string, Postings> {
  return finish(makePostingsInSteps(sections));
}

/** Does the same in small steps, which the caller may pause between. */
export function* makePostingsInSteps(
  sections: Iterable<SectionFields>,
): Steps<Map<string, Postings>> {
  const counted = new Map<string, FieldCounts>();
  const lengths: number[][] = [];
  let number = 0;
  for (const fields of sections) {
    lengths.push(countWords(fields, number, counted));
    number += 1;
    yield;
  }
  const averages = FIELDS.map(
    (_, field) => lengths.reduce((sum, of) => sum + (of[field] ?? 0), 0) / (number || 1),
  );
  const postings = new Map<string, Postings>();
  for (const [term, { sections, places, counts }] of counted) {
    postings.set(term, { sections, places, scores: score(sections, counts, lengths, averages) });
    yield;
  }
  return postings;
}

/** @returns the number of distinct words in each field */
function countWords(
  fields: SectionFields,
  section: number,
  counted: Map<string, FieldCounts>,
): number[] {
  return FIELDS.map((name, field) => {
    const one = 2 ** (field * COUNT_BITS);
    let different = 0;
    for (const term of fields[name]) {
      const { places, counts } = getEntry(term, section, counted);
      const last = counts.length - 1;
      const count = counts[last] ?? 0;
      const before = countIn(count, field);
      if (before === 0) {
        different += 1;
        const bit =
          name === 'parts' && count === 0 ? ONLY_IN_PARTS : getFieldBit(name, term, fields);
        if (bit !== 0) places[last] = (places[last] ?? 0) | bit;
      }
      if (before < MAX_COUNT) counts[last] = count + one;
    }
    return different;
  });
}

function countIn(counts: number, field: number): number {
  return (counts >> (field * COUNT_BITS)) & MAX_COUNT;
}

function getEntry(term: string, section: number, counted: Map<string, FieldCounts>): FieldCounts {
  let entry = counted.get(term);
  if (!entry) {
    entry = { sections: [], places: [], counts: [] };
    counted.set(term, entry);
  }
  if (entry.sections[entry.sections.length - 1] !== section) {
    entry.sections.push(section);
    entry.places.push(0);
    entry.counts.push(0);
  }
  return entry;
}

function getFieldBit(field: keyof SectionFields, term: string, { heading }: SectionFields): number {
  if (field === 'title') return IN_TITLE;
  if (field === 'keywords') return IN_KEYWORDS;
  if (field !== 'headings') return 0;
  return heading.has(term) ? IN_HEADING : IN_PATH;
}

function score(
  sections: number[],
  counts: number[],
  lengths: number[][],
  averages: number[],
): number[] {
  return sections.map((section, place) => {
    const count = counts[place] ?? 0;
    const own = lengths[section] ?? [];
    let sum = 0;
    for (let field = 0; field < FIELDS.length; field += 1) {
      const times = countIn(count, field);
      if (times === 0) continue;
      const length = (own[field] ?? 0) / (averages[field] || 1);
      const often =
        (times * (SATURATION + 1)) /
        (times + SATURATION * (1 - LENGTH_NORMALIZATION + LENGTH_NORMALIZATION * length));
      sum += (FIELD_WEIGHTS[field] ?? 0) * (LOWER_BOUND + often);
    }
    return sum;
  });
}
