/** Reads whole texts: the words that they are found by, phrases included. */
import type { LanguageRules } from './languages.ts';
import { makePhrases, type PhraseChunk, type Phrases } from './phrases.ts';
import { allWords, CHUNK, makeWordBreaker, type Word, type WordBreaker } from './words.ts';

/** Reads the words of each chunk of a text: wholes, parts, other forms of wholes, and phrases. */
export type ChunkReader = (text: string) => string[][];

/** Reads all words of a text, including repetitions. */
export type TermReader = (text: string) => string[];

/** Reads texts, and caches the words of what it has read. */
export type TextReader = {
  words: WordBreaker;
  chunks: ChunkReader;
  terms: TermReader;
  /** All words with their positions, a phrase before its words. */
  placed: (text: string) => Word[];
  phrases: Phrases;
};

type KnownChunk = PhraseChunk & { terms: string[]; mayStart: boolean };

/** @param synonyms the groups whose phrases count as words */
export function makeTextReader(
  language: string,
  synonyms: readonly (readonly string[])[],
  rules: LanguageRules,
): TextReader {
  const words = makeWordBreaker(language);
  const phrases = makePhrases(synonyms, words, rules);
  const chunks = makeChunkReader(words, phrases);
  return {
    words,
    phrases,
    chunks,
    terms(text) {
      const terms: string[] = [];
      for (const chunk of chunks(text)) for (const term of chunk) terms.push(term);
      return terms;
    },
    placed(text) {
      const read = words(text);
      const found = phrases.wordsIn(text, read);
      return [...found, ...allWords(read)].sort((a, b) => a.start - b.start);
    },
  };
}

function makeChunkReader(words: WordBreaker, phrases: Phrases): ChunkReader {
  const known = new Map<string, KnownChunk>();
  const read = (text: string): KnownChunk => {
    let chunk = known.get(text);
    if (!chunk) {
      const own = words(text);
      const terms = allWords(own).map(({ term }) => term);
      const stems = own.flatMap(phrases.stemsOf);
      const mayStart = stems.some(phrases.mayStart);
      chunk = { terms, stems, mayStart, isLast: /[.:!?]$/.test(text) };
      known.set(text, chunk);
    }
    return chunk;
  };
  return (text) => {
    const chunks = (text.match(CHUNK) ?? []).map(read);
    return chunks.map(({ terms, mayStart }, place) => {
      if (!mayStart) return terms;
      return [...terms, ...phrases.startingAt(chunks, place).map(({ term }) => term)];
    });
  };
}
