/** Reads whole texts: the words that they are found by, phrases included. */
import type { LanguageRules } from './languages.ts';
import { makePhrases, type PhraseChunk, type Phrases } from './phrases.ts';
import {
  allWords,
  CHUNK,
  type Chunk,
  makeWordBreaker,
  type Word,
  type WordBreaker,
} from './words.ts';

/** Reads the words of each chunk of text: wholes, parts, other forms of wholes, and phrases. */
export type ChunkReader = (text: string) => string[][];

/** Reads all words in the text, including repetitions. */
export type TermReader = (text: string) => string[];

/** Words in the text, and parts of its words, such as `pg` and `Admin` of `pgAdmin`. */
export type IndexedTerms = { whole: string[]; parts: string[] };

/** Reads texts, and caches the words of what it has read. */
export type TextReader = {
  words: WordBreaker;
  chunks: ChunkReader;
  terms: TermReader;
  /** The same, with those that are only parts of words listed separately. */
  indexed: (text: string) => IndexedTerms;
  /** All words with their positions, a phrase before its words. */
  placed: (text: string) => Word[];
  phrases: Phrases;
};

const SENTENCE_END = /[.:!?]$/;

type KnownChunk = PhraseChunk & IndexedTerms & { all: string[]; mayStart: boolean };

/** @param synonyms the groups whose phrases count as words */
export function makeTextReader(
  language: string,
  synonyms: readonly (readonly string[])[],
  rules: LanguageRules,
): TextReader {
  const words = makeWordBreaker(language);
  const phrases = makePhrases(synonyms, words, rules);
  const readChunks = makeKnownChunks(words, phrases);
  const chunks = (text: string) => {
    const read = readChunks(text);
    return read.map((chunk, place) =>
      chunk.mayStart ? [...chunk.all, ...phrasesAt(read, place, phrases)] : chunk.all,
    );
  };
  return {
    words,
    phrases,
    chunks,
    terms: (text) => chunks(text).flat(),
    indexed(text) {
      const found: IndexedTerms = { whole: [], parts: [] };
      const read = readChunks(text);
      let place = 0;
      for (const { whole, parts, mayStart } of read) {
        for (const term of whole) found.whole.push(term);
        for (const term of parts) found.parts.push(term);
        if (mayStart) found.whole.push(...phrasesAt(read, place, phrases));
        place += 1;
      }
      return found;
    },
    placed(text) {
      const read = words(text);
      const found = phrases.wordsIn(text, read);
      const all = allWords(read);
      return found.length === 0 ? all : [...found, ...all].sort((a, b) => a.start - b.start);
    },
  };
}

function phrasesAt(chunks: KnownChunk[], place: number, { startingAt }: Phrases): string[] {
  return startingAt(chunks, place).map(({ term }) => term);
}

function makeKnownChunks(words: WordBreaker, phrases: Phrases): (text: string) => KnownChunk[] {
  const known = new Map<string, KnownChunk>();
  const read = (text: string): KnownChunk => {
    let chunk = known.get(text);
    if (!chunk) {
      chunk = readChunk(text, words(text), phrases);
      known.set(text, chunk);
    }
    return chunk;
  };
  return (text) => (text.match(CHUNK) ?? []).map(read);
}

const NONE: string[] = [];

function readChunk(text: string, own: Chunk[], { stemsOf, mayStart }: Phrases): KnownChunk {
  const [first] = own;
  const stems = own.length === 1 && first ? stemsOf(first) : own.flatMap(stemsOf);
  const all = allWords(own).map(({ term }) => term);
  const isLast = SENTENCE_END.test(text);
  // Most chunks are plain words, and reading them takes most of the time of indexing.
  if (all.length === 1)
    return { whole: all, parts: NONE, all, stems, mayStart: stems.some(mayStart), isLast };
  const parts = own.flatMap(partsOfWord).map(({ term }) => term);
  const whole = parts.length > 0 ? allWords(own.map(withoutParts)).map(({ term }) => term) : all;
  return { whole, parts, all, stems, mayStart: stems.some(mayStart), isLast };
}

/** The parts of a word without separators. */
function partsOfWord({ whole, parts }: Chunk): Word[] {
  return whole && /^[\p{L}\p{N}\p{M}]+$/u.test(whole.term) ? parts : [];
}

function withoutParts(chunk: Chunk): Chunk {
  return partsOfWord(chunk).length > 0 ? { ...chunk, parts: [] } : chunk;
}
