import { type OperationAddress, readOperationAddress } from './operation-address.ts';
import { certainWord, eitherWord, everyWord, type QueryWord, wordsOfChunk } from './query-words.ts';
import type { SectionIndex } from './section-index.ts';
import { type Chunk, compactKey, keyOf } from './words.ts';

export type ReadQuery = {
  /** The query's words in a row, to compare with titles. */
  key: string;
  /** Its letters and digits, to compare with keywords and names of code. */
  name: string;
  /** Whether it is one name of code, such as `getRoses`. */
  isName: boolean;
  /** Whether more letters may follow. */
  isUnfinished: boolean;
  operation?: OperationAddress;
  words: QueryWord[];
};

/** What other words mean is less sure than what was typed. */
const SYNONYM_WEIGHT = 0.7;

const BEGUN_WEIGHT = 0.4;
/** Shorter beginnings say too little of what is meant. */
const SHORTEST_BEGUN = 3;

/** Reads what was typed. The last word may be unfinished; question words count only where there are no others. */
export function readQuery(text: string, index: SectionIndex): ReadQuery {
  const chunks = index.words(text);
  const isUnfinished = !/\s$/.test(text);
  const [first, ...others] = chunks;
  return {
    key: keyOf(chunks),
    name: compactKey(chunks),
    isName: first?.whole !== undefined && others.length === 0,
    isUnfinished,
    operation: readOperationAddress(text),
    words: readWords(chunks, isUnfinished, index),
  };
}

function readWords(chunks: Chunk[], isUnfinished: boolean, index: SectionIndex): QueryWord[] {
  const telling: QueryWord[] = [];
  const stopWords: QueryWord[] = [];
  let place = 0;
  while (place < chunks.length) {
    const phrase = phraseAt(chunks, place, isUnfinished, index);
    const chunk = chunks[place];
    if (phrase) {
      telling.push(phrase.word);
      place += phrase.length;
    } else if (chunk) {
      const words = wordsOfChunk(chunk, isUnfinished && place === chunks.length - 1, index);
      const isWeak = isMadeOf(chunk, index.rules.weakWords);
      (isMadeOf(chunk, index.rules.stopWords) ? stopWords : telling).push(
        ...words.map((word) => ({ ...word, isWeak })),
      );
      place += 1;
    }
  }
  return telling.length > 0 ? telling : stopWords;
}

function isMadeOf({ whole, parts }: Chunk, words: ReadonlySet<string>): boolean {
  return !whole && parts.every(({ term }) => words.has(term));
}

/** The longest phrase from here on that has synonyms, or is one word elsewhere: “back up” and “backup”. */
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
    const isBegun =
      others.length === 0 && isLast && length === 1 && joined.length >= SHORTEST_BEGUN;
    if (isBegun) others.push(...synonyms.ofBeginning(joined));
    if (length === 2 && vocabulary.get(joined)) others.push([joined]);
    if (others.length === 0) continue;
    const words = own.flatMap((chunk, nth) =>
      wordsOfChunk(chunk, isUnfinished && place + nth === chunks.length - 1, index),
    );
    const ways = [
      { word: words.length === 1 && words[0] ? words[0] : everyWord(words, index), weight: 1 },
      ...others.map((other) => ({
        word: everyWord(
          other.map((term) => certainWord(term, index)),
          index,
        ),
        weight: other[0] === joined ? 1 : isBegun ? BEGUN_WEIGHT : SYNONYM_WEIGHT,
      })),
    ];
    return { word: eitherWord(ways, index), length };
  }
  return undefined;
}
