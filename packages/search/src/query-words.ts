import { addMatch, addPostings, allOf, emptyMatch, type Match } from './match.ts';
import { IN_HEADING, IN_PATH, IN_TITLE } from './postings.ts';
import type { SectionIndex } from './section-index.ts';
import { nearestWords, otherForms } from './vocabulary.ts';
import type { Chunk, Word } from './words.ts';

/** A word of a query: where it stands, and which words of a section are to be marked for it. */
export type QueryWord = {
  match: () => Match;
  marked: (terms: string[]) => string[];
  /** Says little of what is looked for. */
  isWeak?: boolean;
};

/** Beginnings shorter than this are looked for in titles and headings only: they say too little of a text. */
const SHORTEST_PREFIX = 3;
const IN_LABELS = IN_TITLE | IN_HEADING | IN_PATH;

const PARTS_WEIGHT = 0.6;
const OTHER_FORM_WEIGHT = 0.85;
const TYPING_ERROR_WEIGHT = 0.6;
/** Longer words that begin like one still being typed, like one that no text has, and like one that some text has. */
const PREFIX_WEIGHT = { unfinished: 0.5, unknown: 0.7, known: 0.2 };

type Alternative = {
  addTo: (match: Match) => void;
  matches: (term: string) => boolean;
};

/** The words of what stands between white space. @param isLast whether more letters may follow */
export function wordsOfChunk(
  { whole, parts, joined }: Chunk,
  isLast: boolean,
  index: SectionIndex,
): QueryWord[] {
  const words = parts.map((part, place) => {
    const isUnfinished = isLast && place === parts.length - 1;
    return plainWord(part.term, { isUnfinished, forgives: whole === undefined }, index);
  });
  if (!whole) return words;
  const compound = compoundWord(whole, isMadeOf(whole, parts) ? words : [], index);
  if (!joined) return [compound];
  const ways = [compound, certainWord(joined.term, index)];
  return [
    eitherWord(
      ways.map((word) => ({ word, weight: 1 })),
      index,
    ),
  ];
}

/** One word in the place of several, found where any of them is. @param weights of each, from 0 to 1 */
export function eitherWord(
  words: { word: QueryWord; weight: number }[],
  { pages }: SectionIndex,
): QueryWord {
  return {
    match() {
      const match = emptyMatch(pages.sectionCount);
      for (const { word, weight } of words) addMatch(match, word.match(), weight);
      return match;
    },
    marked: (terms) => [...new Set(words.flatMap(({ word }) => word.marked(terms)))],
  };
}

/** One word in the place of several, found where all of them are. */
export function everyWord(words: QueryWord[], { pages }: SectionIndex): QueryWord {
  return {
    match: () =>
      allOf(
        words.map((word) => word.match()),
        pages.sectionCount,
      ),
    marked: (terms) => words.flatMap((word) => word.marked(terms)),
  };
}

/** A finished word, spelled as it is meant. */
export function certainWord(term: string, index: SectionIndex): QueryWord {
  return plainWord(term, { isUnfinished: false, forgives: false }, index);
}

/** Single letters are no parts, and then the others do not make up the whole. */
function isMadeOf(whole: Word, parts: Word[]): boolean {
  const letters = whole.term.replace(/[^\p{L}\p{N}]/gu, '').length;
  return parts.reduce((sum, { term }) => sum + term.length, 0) >= letters;
}

/** Code is found as it was typed, or by all of its parts. */
function compoundWord({ term }: Word, parts: QueryWord[], index: SectionIndex): QueryWord {
  const { sectionCount } = index.pages;
  return {
    match() {
      const match = emptyMatch(sectionCount);
      addBeginnings(match, term, PREFIX_WEIGHT.unfinished, index);
      const found = parts.map((part) => part.match());
      addMatch(match, allOf(found, sectionCount), PARTS_WEIGHT);
      return match;
    },
    marked(terms) {
      const found = terms.filter((candidate) => candidate.startsWith(term));
      return found.length > 0 ? found : parts.flatMap((part) => part.marked(terms));
    },
  };
}

/** @param kind whether more letters may follow, and whether a typing error is forgiven: not in code */
function plainWord(
  term: string,
  { isUnfinished, forgives }: { isUnfinished: boolean; forgives: boolean },
  index: SectionIndex,
): QueryWord {
  const { vocabulary, rules } = index;
  const forms = otherForms(term, vocabulary, rules);
  const alternatives = [
    asWritten(term, isUnfinished, forms.length > 0, index),
    among(forms, OTHER_FORM_WEIGHT, index),
  ];
  if (forgives && forms.length === 0 && !vocabulary.hasPrefix(term)) {
    const meant = nearestWords(term, isUnfinished, vocabulary);
    alternatives.push(among(meant, TYPING_ERROR_WEIGHT, index));
  }
  return {
    match() {
      const match = emptyMatch(index.pages.sectionCount);
      for (const { addTo } of alternatives) addTo(match);
      return match;
    },
    marked: (terms) =>
      terms.filter((candidate) => alternatives.some(({ matches }) => matches(candidate))),
  };
}

function asWritten(
  term: string,
  isUnfinished: boolean,
  hasForms: boolean,
  index: SectionIndex,
): Alternative {
  const isLong = term.length >= SHORTEST_PREFIX;
  return {
    addTo(match) {
      const isKnown = hasForms || index.vocabulary.get(term) !== undefined;
      const kind = isUnfinished ? 'unfinished' : isKnown ? 'known' : 'unknown';
      if (isLong) return addBeginnings(match, term, PREFIX_WEIGHT[kind], index);
      const exact = index.vocabulary.get(term);
      if (exact) addPostings(match, exact, 1);
      if (isUnfinished) addBeginnings(match, term, PREFIX_WEIGHT.unfinished, index, IN_LABELS);
    },
    matches: (candidate) =>
      isLong || isUnfinished ? candidate.startsWith(term) : candidate === term,
  };
}

function among(terms: string[], weight: number, { vocabulary }: SectionIndex): Alternative {
  return {
    addTo(match) {
      for (const term of terms) {
        const postings = vocabulary.get(term);
        if (postings) addPostings(match, postings, weight);
      }
    },
    matches: (candidate) => terms.includes(candidate),
  };
}

/** Words that begin so say the less, the longer they are. */
function addBeginnings(
  match: Match,
  start: string,
  prefixWeight: number,
  { vocabulary }: SectionIndex,
  only?: number,
): void {
  for (const term of vocabulary.beginningWith(start)) {
    const postings = vocabulary.get(term);
    const rest = term.length - start.length;
    const weight = rest === 0 ? 1 : (prefixWeight * term.length) / (term.length + 0.3 * rest);
    if (postings) addPostings(match, postings, weight, only);
  }
}
