/**
 * The words of titles and headings, with the sections that they name. They answer while the shards of a word are being
 * fetched, and are all that is searched for beginnings of words that are too short for texts.
 */
import { IN_HEADING, IN_TITLE, type Postings } from '../postings.ts';
import { termsWithPrefix } from '../vocabulary.ts';
import { decodeAscending, encodeAscending } from './numbers.ts';
import { type Missing, makeShardLoader, type ReadShard, shardsFor } from './shard-loader.ts';
import { shardOpener, type WordShard } from './word-shard.ts';

/** A word, followed by the sections with it in their title, and those with it in their own heading. */
export type LabelWordEntry = [term: string, titles: string, headings?: string];

/**
 * The headings per word: twice as many as an answer usually has hits. Others are found once the
 * shards of the word have loaded.
 */
const MAX_HEADINGS = 16;

/** About what a title or heading with the word scores in the complete index. */
const SCORE = 4.5;

/** @param isLead whether a section is the first of its page, which represents the page */
export function* listLabelWords(
  postings: Iterable<[string, Postings]>,
  isLead: (section: number) => boolean,
): Generator<LabelWordEntry> {
  for (const [term, { sections, places, scores }] of postings) {
    const all = sections.map((section, index) => ({
      section,
      place: places[index] ?? 0,
      score: scores[index] ?? 0,
    }));
    const titles = all.filter(({ section, place }) => place & IN_TITLE && isLead(section));
    const headings = all
      .filter(({ place }) => place & IN_HEADING)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_HEADINGS)
      .sort((a, b) => a.section - b.section);
    if (titles.length + headings.length === 0) continue;
    const [inTitles, inHeadings] = [titles, headings].map((found) =>
      encodeAscending(found.map(({ section }) => section)),
    );
    yield inHeadings ? [term, inTitles ?? '', inHeadings] : [term, inTitles ?? ''];
  }
}

/** Finds words of titles and headings by their beginning. */
export type LabelWords = Missing & {
  withPrefix: (start: string) => [string, Postings][];
  /** Do the same with what has loaded, without requesting anything. */
  peekPrefix: (start: string) => [string, Postings][];
  peek: (term: string) => Postings | undefined;
  /** Requests all shards for the next `load`. */
  requestAll: () => void;
};

/** @param starts the first word of each shard */
export function makeLabelWords(starts: string[], read: ReadShard): LabelWords {
  const open = shardOpener(decodeEntry);
  const shards = makeShardLoader((name) => read<LabelWordEntry[]>(name).then(open));
  const find = (start: string, get: typeof shards.get): WordShard[] =>
    shardsFor(starts, start).flatMap((number) => get(`names-${number}`) ?? []);
  const withPrefix = (start: string, get: typeof shards.get) =>
    find(start, get).flatMap((shard) =>
      termsWithPrefix(shard.terms, start).flatMap((term): [string, Postings][] => {
        const postings = shard.get(term);
        return postings ? [[term, postings]] : [];
      }),
    );
  return {
    withPrefix: (start) => withPrefix(start, shards.get),
    peekPrefix: (start) => withPrefix(start, shards.peek),
    peek(term) {
      for (const shard of find(term, shards.peek)) {
        const postings = shard.get(term);
        if (postings) return postings;
      }
      return undefined;
    },
    requestAll() {
      for (const number of starts.keys()) shards.get(`names-${number}`);
    },
    isMissing: shards.isMissing,
    load: shards.load,
  };
}

function decodeEntry([, titles, headings = '']: LabelWordEntry): Postings {
  const inTitles = decodeAscending(titles);
  const inHeadings = decodeAscending(headings);
  const sections = [...inTitles, ...inHeadings];
  return {
    sections,
    places: sections.map((_, index) => (index < inTitles.length ? IN_TITLE : IN_HEADING)),
    scores: sections.map(() => SCORE),
  };
}
