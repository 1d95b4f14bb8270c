import { addPostings, allOf, eitherOf, emptyMatch, type Match } from './match.ts';
import { IN_HEADING, IN_PATH, IN_TITLE, type Postings } from './postings.ts';
import type { SectionIndex } from './section-index.ts';
import { nearestWords, otherForms } from './vocabulary.ts';
import { type Chunk, keyOf, type Word } from './words.ts';

/** A word of a query: where it stands, and which words of a section are to be marked for it. */
export type QueryWord = { match: () => Match; marked: (terms: string[]) => string[] };

export type ReadQuery = {
  /** The query's words in a row, to compare with titles. */
  key: string;
  /** Whether more letters may follow. */
  isUnfinished: boolean;
  words: QueryWord[];
};

/** Beginnings shorter than this are looked for in titles and headings only: they say too little of a text. */
const SHORTEST_PREFIX = 3;
const IN_LABELS = IN_TITLE | IN_HEADING | IN_PATH;

const PARTS_WEIGHT = 0.5;
const OTHER_FORM_WEIGHT = 0.7;
const TYPING_ERROR_WEIGHT = 0.5;
const PREFIX_WEIGHT = 0.375;

type Alternative = {
  addTo: (match: Match) => void;
  matches: (term: string) => boolean;
};

/** Reads what was typed. The last word may be unfinished; question words count only where there are no others. */
export function readQuery(text: string, index: SectionIndex): ReadQuery {
  const chunks = index.words(text);
  const isUnfinished = !/\s$/.test(text);
  const isStopWord = ({ whole, parts }: Chunk) =>
    !whole && parts.every(({ term }) => index.rules.stopWords.has(term));
  const telling = chunks.filter((chunk) => !isStopWord(chunk));
  const kept = telling.length > 0 ? telling : chunks;
  return {
    key: keyOf(chunks),
    isUnfinished,
    words: kept.flatMap((chunk) =>
      chunkWords(chunk, isUnfinished && chunk === chunks.at(-1), index),
    ),
  };
}

function chunkWords({ whole, parts }: Chunk, isLast: boolean, index: SectionIndex): QueryWord[] {
  const words = parts.map((part, place) => {
    const isUnfinished = isLast && place === parts.length - 1;
    return plainWord(part, { isUnfinished, forgives: whole === undefined }, index);
  });
  if (!whole) return words;
  return [compoundWord(whole, isMadeOf(whole, parts) ? words : [], index)];
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
      const asTyped = emptyMatch(sectionCount);
      addBeginnings(asTyped, term, index);
      const found = parts.map((part) => part.match());
      return eitherOf(asTyped, allOf(found, PARTS_WEIGHT, sectionCount));
    },
    marked(terms) {
      const found = terms.filter((candidate) => candidate.startsWith(term));
      return found.length > 0 ? found : parts.flatMap((part) => part.marked(terms));
    },
  };
}

/** @param kind whether more letters may follow, and whether a typing error is forgiven: not in code */
function plainWord(
  { term }: Word,
  { isUnfinished, forgives }: { isUnfinished: boolean; forgives: boolean },
  index: SectionIndex,
): QueryWord {
  const { vocabulary, rules } = index;
  const forms = otherForms(term, vocabulary, rules);
  const alternatives = [
    asWritten(term, isUnfinished, index),
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

function asWritten(term: string, isLast: boolean, index: SectionIndex): Alternative {
  const isLong = term.length >= SHORTEST_PREFIX;
  return {
    addTo(match) {
      if (isLong) return addBeginnings(match, term, index);
      addExact(match, index.vocabulary.get(term), 1);
      if (isLast) addBeginnings(match, term, index, IN_LABELS);
    },
    matches: (candidate) => (isLong || isLast ? candidate.startsWith(term) : candidate === term),
  };
}

function among(terms: string[], weight: number, { vocabulary }: SectionIndex): Alternative {
  return {
    addTo(match) {
      for (const term of terms) addExact(match, vocabulary.get(term), weight);
    },
    matches: (candidate) => terms.includes(candidate),
  };
}

/** Words that begin so say the less, the longer they are. */
function addBeginnings(
  match: Match,
  start: string,
  { vocabulary }: SectionIndex,
  only?: number,
): void {
  for (const term of vocabulary.beginningWith(start)) {
    const rest = term.length - start.length;
    const weight = rest === 0 ? 1 : (PREFIX_WEIGHT * term.length) / (term.length + 0.3 * rest);
    addExact(match, vocabulary.get(term), weight, only);
  }
}

function addExact(
  match: Match,
  postings: Postings | undefined,
  weight: number,
  only?: number,
): void {
  if (postings) addPostings(match, postings, weight, only);
}
