/**
 * Where the words of a site stand, and how much that says of a section: BM25+ over fields
 * (https://en.wikipedia.org/wiki/Okapi_BM25).
 */

/** The text of a section, by what it is. Its order is that of `FIELD_WEIGHTS`. */
export type SectionFields = {
  title: string[];
  headings: string[];
  keywords: string[];
  code: string[];
  text: string[];
  /** Words of the section's own heading, without those it stands under. */
  heading: ReadonlySet<string>;
};

/** The sections that hold a word, each with its places (bits of `IN_…`) and its score. */
export type Postings = { sections: number[]; places: number[]; scores: number[] };

/** Places of a word, as ranking tells them apart. */
export const IN_TITLE = 1;
export const IN_HEADING = 2;
/** In a heading that the section stands under. */
export const IN_PATH = 4;
export const IN_KEYWORDS = 8;

const FIELDS = ['title', 'headings', 'keywords', 'code', 'text'] as const;
const FIELD_WEIGHTS = [3, 3, 2, 1, 1];

const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
const AT_LEAST = 0.5;

const COUNT_BITS = bitsPerField(FIELDS.length);
const MOST_COUNTED = 2 ** COUNT_BITS - 1;

/** Of each section how often its fields hold the word, `COUNT_BITS` for each field. */
type Counted = { sections: number[]; places: number[]; counts: number[] };

/** How many bits the count of each field has. All of them are packed in one integer of 31 bits, so that `>>` reads them. */
export function bitsPerField(fields: number): number {
  return Math.min(6, Math.floor(31 / fields));
}

/** Makes the index of all sections: the postings of each word. */
export function makePostings(sections: Iterable<SectionFields>): Map<string, Postings> {
  const counted = new Map<string, Counted>();
  const lengths: number[][] = [];
  let number = 0;
  for (const fields of sections) {
    lengths.push(countWords(fields, number, counted));
    number += 1;
  }
  const averages = FIELDS.map(
    (_, field) => lengths.reduce((sum, of) => sum + (of[field] ?? 0), 0) / (number || 1),
  );
  const postings = new Map<string, Postings>();
  for (const [term, { sections, places, counts }] of counted) {
    postings.set(term, { sections, places, scores: score(sections, counts, lengths, averages) });
  }
  return postings;
}

/** @returns how many different words each field holds */
function countWords(
  fields: SectionFields,
  section: number,
  counted: Map<string, Counted>,
): number[] {
  return FIELDS.map((name, field) => {
    const one = 2 ** (field * COUNT_BITS);
    let different = 0;
    for (const term of fields[name]) {
      const { places, counts } = entryOf(term, section, counted);
      const last = counts.length - 1;
      const before = countIn(counts[last] ?? 0, field);
      if (before === 0) {
        different += 1;
        places[last] = (places[last] ?? 0) | placeOf(name, term, fields);
      }
      if (before < MOST_COUNTED) counts[last] = (counts[last] ?? 0) + one;
    }
    return different;
  });
}

function countIn(counts: number, field: number): number {
  return (counts >> (field * COUNT_BITS)) & MOST_COUNTED;
}

function entryOf(term: string, section: number, counted: Map<string, Counted>): Counted {
  let entry = counted.get(term);
  if (!entry) {
    entry = { sections: [], places: [], counts: [] };
    counted.set(term, entry);
  }
  if (entry.sections.at(-1) !== section) {
    entry.sections.push(section);
    entry.places.push(0);
    entry.counts.push(0);
  }
  return entry;
}

function placeOf(field: keyof SectionFields, term: string, { heading }: SectionFields): number {
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
  const scores = sections.map(() => 0);
  for (const [field, weight] of FIELD_WEIGHTS.entries()) {
    for (const [place, section] of sections.entries()) {
      const count = countIn(counts[place] ?? 0, field);
      if (count === 0) continue;
      const length = (lengths[section]?.[field] ?? 0) / (averages[field] || 1);
      const often =
        (count * (SATURATION + 1)) /
        (count + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length));
      scores[place] = (scores[place] ?? 0) + weight * (AT_LEAST + often);
    }
  }
  return scores;
}
