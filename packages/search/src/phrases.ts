import type { LanguageRules } from './languages.ts';
import { type Chunk, type Word, type WordBreaker, wordsKey } from './words.ts';

/** What phrases are read from: the stems of a chunk's words, and whether no phrase continues after it. */
export type PhraseChunk = { stems: string[]; isLast: boolean };

/** A phrase found in text, with the place of its last word. */
type FoundPhrase = { term: string; stem: number; lastChunk: number; lastStem: number };

/**
 * The phrases of several words that have synonyms. Where their words are adjacent, they count as a
 * word of their own, such as “back up”; elsewhere, “back” and “up” mean something else.
 */
export type Phrases = {
  /** The phrase as a word of the index: the stems of its words. */
  termOf: (words: string[]) => string;
  stemsOf: (chunk: Chunk) => string[];
  /** Whether any phrase starts with a stem. */
  mayStart: (stem: string) => boolean;
  /** The phrases that start in a chunk. */
  startingAt: (chunks: PhraseChunk[], place: number) => FoundPhrase[];
  /** The same for all chunks of text, as words with their positions. */
  wordsIn: (text: string, chunks: Chunk[]) => Word[];
};

/** What may be between the words of a phrase. */
const GAP = /^[\s-]*$/;

/** Reads the phrases in the synonym groups of a config. All forms of a word count as equal. */
export function makePhrases(
  groups: readonly (readonly string[])[],
  words: WordBreaker,
  { stem = (word: string) => word }: LanguageRules,
): Phrases {
  const byFirst = new Map<string, string[][]>();
  const beginnings = new Set<string>();
  const known = new Map<string, string>();
  for (const phrase of groups.flat()) {
    const stems = wordsKey(words(phrase)).split(' ').map(stem);
    const [first = ''] = stems;
    if (stems.length === 1) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), stems]);
    for (const own of stems) beginnings.add(own.slice(0, 2));
  }

  /** The stem of a word that may be in a phrase. Others stay as they are, since stemming takes time. */
  function stemOf({ term }: Word): string {
    if (!beginnings.has(term.slice(0, 2))) return term;
    const own = known.get(term) ?? stem(term);
    known.set(term, own);
    return own;
  }
  function stemsOf({ whole, parts, variant }: Chunk): string[] {
    return whole && !variant ? [] : parts.map(stemOf);
  }
  function startingAt(chunks: PhraseChunk[], place: number): FoundPhrase[] {
    const found: FoundPhrase[] = [];
    for (const [start, first] of (chunks[place]?.stems ?? []).entries()) {
      for (const phrase of byFirst.get(first) ?? []) {
        const end = endOfPhrase(phrase, chunks, place, start);
        if (end) found.push({ term: phrase.join(' '), stem: start, ...end });
      }
    }
    return found;
  }
  return {
    termOf: (phrase) => phrase.map(stem).join(' '),
    stemsOf,
    mayStart: (first) => byFirst.has(first),
    startingAt,
    wordsIn(text, chunks) {
      const stems = chunks.map(stemsOf);
      const starts = [...stems.keys()].filter((place) =>
        stems[place]?.some((own) => byFirst.has(own)),
      );
      if (starts.length === 0) return [];
      const read = stems.map((own, place) => {
        const end = chunks[place]?.parts.at(-1)?.end ?? 0;
        const next = chunks[place + 1]?.parts[0]?.start ?? text.length;
        return { stems: own, isLast: !GAP.test(text.slice(end, next)) };
      });
      return starts.flatMap((place) =>
        startingAt(read, place).map(({ term, stem: first, lastChunk, lastStem }) => ({
          term,
          start: chunks[place]?.parts[first]?.start ?? 0,
          end: chunks[lastChunk]?.parts[lastStem]?.end ?? 0,
        })),
      );
    },
  };
}

/** Where a phrase that starts at a word ends; undefined if the words after it are others. */
function endOfPhrase(
  phrase: string[],
  chunks: PhraseChunk[],
  firstChunk: number,
  firstStem: number,
): { lastChunk: number; lastStem: number } | undefined {
  let lastChunk = firstChunk;
  let lastStem = firstStem;
  for (const stem of phrase.slice(1)) {
    const chunk = chunks[lastChunk];
    if (lastStem + 1 < (chunk?.stems.length ?? 0)) lastStem += 1;
    else if (chunk?.isLast) return undefined;
    else {
      lastChunk += 1;
      lastStem = 0;
    }
    if (chunks[lastChunk]?.stems[lastStem] !== stem) return undefined;
  }
  return { lastChunk, lastStem };
}
