import { type OperationAddress, parseOperationAddress } from './operation-address.ts';
import {
  allOfWords,
  anyOfWords,
  exactWord,
  parseChunk,
  phraseWord,
  type QueryWord,
} from './query-words.ts';
import type { SectionIndex } from './section-index.ts';
import { type Chunk, compactKey, wordsKey } from './words.ts';

export type ParsedQuery = {
  /** The query's words joined by spaces, to compare with titles. */
  key: string;
  /** Its letters and digits, to compare with keywords and identifiers. */
  name: string;
  /** Whether it is a single identifier, such as `getRoses`. */
  isName: boolean;
  /** Whether more letters may follow. */
  isUnfinished: boolean;
  operation?: OperationAddress;
  words: QueryWord[];
};

/** A synonym is less certain than the word that was typed. */
const SYNONYM_WEIGHT = 0.7;

/** The words of a phrase are less certain to mean the phrase where they are not side by side. */
const APART_WEIGHT = 0.6;

const SYNONYM_PREFIX_WEIGHT = 0.4;
/** Shorter prefixes say too little about what is meant. */
const MIN_SYNONYM_PREFIX = 3;

/**
 * Parses a query. The last word may be unfinished; stop words count only if there are no others.
 */
export function parseQuery(text: string, index: SectionIndex): ParsedQuery {
  const chunks = index.words(text);
  const isUnfinished = !/\s$/.test(text);
  const [first, ...others] = chunks;
  return {
    key: wordsKey(chunks),
    name: compactKey(chunks),
    isName: first?.whole !== undefined && others.length === 0,
    isUnfinished,
    operation: parseOperationAddress(text),
    words: readWords(chunks, isUnfinished, index),
  };
}

function readWords(chunks: Chunk[], isUnfinished: boolean, index: SectionIndex): QueryWord[] {
  const meaningful: QueryWord[] = [];
  const stopWords: QueryWord[] = [];
  let place = 0;
  while (place < chunks.length) {
    const phrase = phraseAt(chunks, place, isUnfinished, index);
    const chunk = chunks[place];
    if (phrase) {
      const isWeak = chunks
        .slice(place, place + phrase.length)
        .every((own) => consistsOf(own, index.rules.weakWords));
      meaningful.push({ ...phrase.word, isWeak });
      place += phrase.length;
    } else if (chunk) {
      const words = parseChunk(chunk, isUnfinished && place === chunks.length - 1, index);
      const isWeak = consistsOf(chunk, index.rules.weakWords);
      (consistsOf(chunk, index.rules.stopWords) ? stopWords : meaningful).push(
        ...words.map((word) => ({ ...word, isWeak })),
      );
      place += 1;
    }
  }
  return meaningful.length > 0 ? meaningful : stopWords;
}

function consistsOf({ whole, parts }: Chunk, words: ReadonlySet<string>): boolean {
  return !whole && parts.every(({ term }) => words.has(term));
}

/**
 * A word or phrase as typed. The words of a phrase with synonyms count less where they are apart,
 * and are marked there only if they are nowhere side by side.
 */
function typedWord(words: QueryWord[], terms: string[], index: SectionIndex): QueryWord {
  const [first, ...others] = words;
  if (first && others.length === 0) return first;
  const apart = allOfWords(words, index);
  if (index.synonyms.of(terms).length === 0) return apart;
  const phrase = phraseWord(terms, index);
  const ways = [
    { word: phrase, weight: 1 },
    { word: apart, weight: APART_WEIGHT },
  ];
  return {
    match: anyOfWords(ways, index).match,
    marked(found) {
      const sideBySide = phrase.marked(found);
      return sideBySide.length > 0 ? sideBySide : apart.marked(found);
    },
  };
}

/** A synonym. */
function meantWord(words: string[], index: SectionIndex): QueryWord {
  const [first = '', ...others] = words;
  return others.length === 0 ? exactWord(first, index) : phraseWord(words, index);
}

/**
 * The longest phrase starting here that has synonyms, or that is one word elsewhere: “back up” and
 * “backup”.
 */
function phraseAt(
  chunks: Chunk[],
  place: number,
  isUnfinished: boolean,
  index: SectionIndex,
): { word: QueryWord; length: number } | undefined {
  const { synonyms, vocabulary } = index;
  for (
    let length = Math.min(Math.max(2, synonyms.longest), chunks.length - place);
    length > 0;
    length -= 1
  ) {
    const own = chunks.slice(place, place + length);
    const terms = own
      .flatMap(({ whole, parts }) => (whole ? [whole] : parts))
      .map(({ term }) => term);
    const joined = terms.join('');
    const isLast = isUnfinished && place + length === chunks.length;
    const others = synonyms.of(terms);
    const isPrefix =
      others.length === 0 && isLast && length === 1 && joined.length >= MIN_SYNONYM_PREFIX;
    if (isPrefix) others.push(...synonyms.ofPrefix(joined));
    if (length === 2 && vocabulary.get(joined)) others.push([joined]);
    if (others.length === 0) continue;
    const words = own.flatMap((chunk, nth) =>
      parseChunk(chunk, isUnfinished && place + nth === chunks.length - 1, index),
    );
    const ways = [
      { word: typedWord(words, terms, index), weight: 1 },
      ...others.map((other) => ({
        word: meantWord(other, index),
        weight: other[0] === joined ? 1 : isPrefix ? SYNONYM_PREFIX_WEIGHT : SYNONYM_WEIGHT,
      })),
    ];
    return { word: anyOfWords(ways, index), length };
  }
  return undefined;
}
