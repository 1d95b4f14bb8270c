import type { Query } from 'minisearch';
import type { SectionIndex } from './section-index.ts';
import { type Chunk, keyOf, type Word } from './words.ts';

/** A word of a query: how the index is asked for it, and whether given words answer it. */
export type QueryWord = {
  query: Query;
  isIn: (terms: string[]) => boolean;
  /** Those of the words found that are to be marked. */
  marked: (terms: string[]) => string[];
};

export type ReadQuery = {
  /** The query's words in a row, to compare with titles. */
  key: string;
  words: QueryWord[];
};

/** Beginnings shorter than this are looked for in titles and headings only: they say too little of a text. */
const SHORTEST_PREFIX = 3;

const PARTS_WEIGHT = 0.5;
const OTHER_FORM_WEIGHT = 0.7;
const TYPING_ERROR_WEIGHT = 0.5;

type Alternative = { query: Query; matches: (term: string) => boolean };

/** Reads what was typed. The last word may be unfinished; question words count only where there are no others. */
export function readQuery(text: string, index: SectionIndex): ReadQuery {
  const chunks = index.words(text);
  const isStopWord = ({ whole, parts }: Chunk) =>
    !whole && parts.every(({ term }) => index.rules.stopWords.has(term));
  const telling = chunks.filter((chunk) => !isStopWord(chunk));
  const kept = telling.length > 0 ? telling : chunks;
  return {
    key: keyOf(chunks),
    words: kept.flatMap((chunk) =>
      chunkWords(chunk, chunk === chunks.at(-1) && !/\s$/.test(text), index),
    ),
  };
}

function chunkWords({ whole, parts }: Chunk, isLast: boolean, index: SectionIndex): QueryWord[] {
  const words = parts.map((part, place) => {
    const isUnfinished = isLast && place === parts.length - 1;
    return plainWord(part, { isUnfinished, forgives: whole === undefined }, index);
  });
  if (!whole) return words;
  return [compoundWord(whole, isMadeOf(whole, parts) ? words : [])];
}

/** Single letters are no parts, and then the others do not make up the whole. */
function isMadeOf(whole: Word, parts: Word[]): boolean {
  const letters = whole.term.replace(/[^\p{L}\p{N}]/gu, '').length;
  return parts.reduce((sum, { term }) => sum + term.length, 0) >= letters;
}

/** Code is found as it was typed, or by all of its parts. */
function compoundWord({ term }: Word, parts: QueryWord[]): QueryWord {
  const asTyped: Query = { queries: [term], tokenize: asOneWord, prefix: true };
  const byParts: Query = {
    combineWith: 'AND',
    queries: parts.map(({ query }) => query),
    boostTerm: () => PARTS_WEIGHT,
  };
  const hasParts = parts.length > 0;
  const wholes = (terms: string[]) => terms.filter((candidate) => candidate.startsWith(term));
  return {
    query: { combineWith: 'OR', queries: hasParts ? [asTyped, byParts] : [asTyped] },
    isIn: (terms) =>
      terms.some((candidate) => candidate.startsWith(term)) ||
      (hasParts && parts.every((part) => part.isIn(terms))),
    marked(terms) {
      const found = wholes(terms);
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
  const alternatives = [asWritten(term, isUnfinished), ...inOtherForms(term, index)];
  if (forgives && alternatives.length === 1 && !index.vocabulary.hasPrefix(term)) {
    alternatives.push(...withTypingError(term, isUnfinished, index));
  }
  const isMatch = (term: string) => alternatives.some(({ matches }) => matches(term));
  return {
    query: { combineWith: 'OR', queries: alternatives.map(({ query }) => query) },
    isIn: (terms) => terms.some(isMatch),
    marked: (terms) => terms.filter(isMatch),
  };
}

function asWritten(term: string, isLast: boolean): Alternative {
  const isLong = term.length >= SHORTEST_PREFIX;
  const exact: Query = { queries: [term], tokenize: asOneWord, prefix: isLong };
  const inLabels: Query = {
    queries: [term],
    tokenize: asOneWord,
    prefix: true,
    fields: ['title', 'heading'],
  };
  const isPrefix = isLong || isLast;
  return {
    query: isLong || !isLast ? exact : { combineWith: 'OR', queries: [exact, inLabels] },
    matches: (candidate) => (isPrefix ? candidate.startsWith(term) : candidate === term),
  };
}

function inOtherForms(term: string, { vocabulary }: SectionIndex): Alternative[] {
  return among(vocabulary.otherForms(term), OTHER_FORM_WEIGHT);
}

function withTypingError(
  term: string,
  isUnfinished: boolean,
  { vocabulary }: SectionIndex,
): Alternative[] {
  return among(vocabulary.nearest(term, isUnfinished), TYPING_ERROR_WEIGHT);
}

function among(terms: string[], weight: number): Alternative[] {
  if (terms.length === 0) return [];
  return [
    {
      query: { combineWith: 'OR', queries: terms, tokenize: asOneWord, boostTerm: () => weight },
      matches: (candidate) => terms.includes(candidate),
    },
  ];
}

/** The words have been told apart already. */
function asOneWord(text: string): string[] {
  return [text];
}
