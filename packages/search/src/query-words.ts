import { addPostings, emptyMatch, intersectMatches, type Match, mergeMatch } from './match.ts';
import { addLabelMatches, addPrefixMatches } from './prefix-matches.ts';
import type { SectionIndex } from './section-index.ts';
import { nearestWords, otherForms } from './vocabulary.ts';
import type { Chunk, Word } from './words.ts';

/** A word of a query: the sections it matches, and the words of a section to mark for it. */
export type QueryWord = {
  match: () => Match;
  marked: (terms: string[]) => string[];
  /** Says little about what is searched for. */
  isWeak?: boolean;
};

/** Shorter prefixes are matched in titles and headings only: in text, they match too much. */
const MIN_PREFIX_LENGTH = 3;
/** Each Korean syllable has several letters, and endings follow nouns and verbs without a space. */
const SYLLABLES = /^\p{sc=Hangul}/u;
const MIN_SYLLABLES = 1;

const PARTS_WEIGHT = 0.6;
const OTHER_FORM_WEIGHT = 0.85;
const TYPING_ERROR_WEIGHT = 0.6;
/**
 * Weights of longer words that start with the query's word: while it is still being typed, if no
 * text has it, and if some text has it.
 */
const PREFIX_WEIGHT = { unfinished: 0.5, unknown: 0.7, known: 0.2 };

type Alternative = {
  addTo: (match: Match) => void;
  matches: (term: string) => boolean;
};

/** The query words of one chunk. @param isLast whether more letters may follow */
export function parseChunk(
  { whole, parts, variant }: Chunk,
  isLast: boolean,
  index: SectionIndex,
): QueryWord[] {
  const words = parts.map((part, place) => {
    const isUnfinished = isLast && place === parts.length - 1;
    return plainWord(part.term, { isUnfinished, forgives: whole === undefined }, index);
  });
  const own = whole
    ? [compoundWord(whole, partsCoverWhole(whole, parts) ? words : [], index)]
    : words;
  if (!variant) return own;
  const other = plainWord(variant.term, { isUnfinished: isLast, forgives: false }, index);
  return [
    anyOfWords(
      [...own, other].map((word) => ({ word, weight: 1 })),
      index,
    ),
  ];
}

/**
 * Combines several words into one that matches wherever any of them does. @param weights of each,
 * from 0 to 1
 */
export function anyOfWords(
  words: { word: QueryWord; weight: number }[],
  { pages }: SectionIndex,
): QueryWord {
  return {
    match() {
      const match = emptyMatch(pages.sectionCount);
      for (const { word, weight } of words) mergeMatch(match, word.match(), weight);
      return match;
    },
    marked: (terms) => [...new Set(words.flatMap(({ word }) => word.marked(terms)))],
  };
}

/** Combines several words into one that matches only where all of them do. */
export function allOfWords(words: QueryWord[], { pages }: SectionIndex): QueryWord {
  return {
    match: () =>
      intersectMatches(
        words.map((word) => word.match()),
        pages.sectionCount,
      ),
    marked: (terms) => words.flatMap((word) => word.marked(terms)),
  };
}

/** A complete word, spelled as intended. */
export function exactWord(term: string, index: SectionIndex): QueryWord {
  return plainWord(term, { isUnfinished: false, forgives: false }, index);
}

/** A phrase that has synonyms, where its words are adjacent. */
export function phraseWord(words: string[], index: SectionIndex): QueryWord {
  const term = index.phrases.termOf(words);
  const alternative = anyOfTerms([term], 1, index);
  return {
    match() {
      const match = emptyMatch(index.pages.sectionCount);
      alternative.addTo(match);
      return match;
    },
    marked: (terms) => terms.filter(alternative.matches),
  };
}

/** Single letters are not parts, and without them the remaining parts do not make up the whole. */
function partsCoverWhole(whole: Word, parts: Word[]): boolean {
  const letters = whole.term.replace(/[^\p{L}\p{N}]/gu, '').length;
  return parts.reduce((sum, { term }) => sum + term.length, 0) >= letters;
}

/** Code matches as typed, or by all of its parts. */
function compoundWord({ term }: Word, parts: QueryWord[], index: SectionIndex): QueryWord {
  const { sectionCount } = index.pages;
  return {
    match() {
      const match = emptyMatch(sectionCount);
      addPrefixMatches(match, term, PREFIX_WEIGHT.unfinished, index);
      const found = parts.map((part) => part.match());
      mergeMatch(match, intersectMatches(found, sectionCount), PARTS_WEIGHT);
      return match;
    },
    marked(terms) {
      const found = terms.filter((candidate) => candidate.startsWith(term));
      return found.length > 0 ? found : parts.flatMap((part) => part.marked(terms));
    },
  };
}

/** @param options whether more letters may follow, and whether typing errors are forgiven (not in code) */
function plainWord(
  term: string,
  { isUnfinished, forgives }: { isUnfinished: boolean; forgives: boolean },
  index: SectionIndex,
): QueryWord {
  const { vocabulary, rules } = index;
  const forms = otherForms(term, vocabulary, rules);
  const alternatives = [
    exactAlternative(term, isUnfinished, forms.length > 0, index),
    anyOfTerms(forms, OTHER_FORM_WEIGHT, index),
  ];
  if (forgives && forms.length === 0 && !vocabulary.hasPrefix(term)) {
    const meant = nearestWords(term, isUnfinished, vocabulary);
    alternatives.push(anyOfTerms(meant, TYPING_ERROR_WEIGHT, index));
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

function exactAlternative(
  term: string,
  isUnfinished: boolean,
  hasForms: boolean,
  index: SectionIndex,
): Alternative {
  const isLong = term.length >= (SYLLABLES.test(term) ? MIN_SYLLABLES : MIN_PREFIX_LENGTH);
  return {
    addTo(match) {
      const isKnown = hasForms || index.vocabulary.get(term) !== undefined;
      const kind = isUnfinished ? 'unfinished' : isKnown ? 'known' : 'unknown';
      if (isLong) {
        addPrefixMatches(match, term, PREFIX_WEIGHT[kind], index);
        if (index.vocabulary.isBroad(term))
          addLabelMatches(match, term, PREFIX_WEIGHT[kind], index);
        return;
      }
      const exact = index.vocabulary.get(term);
      if (exact) addPostings(match, exact, 1);
      if (isUnfinished) addLabelMatches(match, term, PREFIX_WEIGHT.unfinished, index);
    },
    matches: (candidate) =>
      isLong || isUnfinished ? candidate.startsWith(term) : candidate === term,
  };
}

function anyOfTerms(terms: string[], weight: number, { vocabulary }: SectionIndex): Alternative {
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
