import type { QueryWord } from './query-words.ts';
import type { ChunkReader } from './text-reader.ts';

/** Words more than this many words apart do not count as close. */
const MAX_DISTANCE = 10;

/**
 * How close together sections have the words that are adjacent in the query: 1 if a text has each
 * word right after the previous one, 0 if no text has two of them near each other. This
 * distinguishes “move the database” from a text that moves one thing and mentions a database
 * elsewhere.
 *
 * @param sections the texts of each section; words of two texts are never close
 * @returns one value from 0 to 1 per section; empty for a query of fewer than two words
 */
export function measureCloseness(
  sections: string[][],
  words: QueryWord[],
  readChunks: ChunkReader,
): number[] {
  if (words.length < 2) return [];
  const chunksOf = sections.map((texts) => texts.map(readChunks));
  const terms = [...new Set(chunksOf.flat(3))];
  const marked = words.map((word) => new Set(word.marked(terms)));
  return chunksOf.map((texts) =>
    averageCloseness(texts.map((chunks) => findPositions(marked, chunks))),
  );
}

/** For each word of a query, its positions in text, counted in chunks. */
function findPositions(marked: ReadonlySet<string>[], chunks: string[][]): number[][] {
  const places: number[][] = marked.map(() => []);
  for (const [place, terms] of chunks.entries()) {
    for (const [word, own] of marked.entries()) {
      if (terms.some((term) => own.has(term))) places[word]?.push(place);
    }
  }
  return places;
}

/** @param texts for each text, the positions of all words of the query */
function averageCloseness(texts: number[][][]): number {
  const [words = []] = texts;
  const shares = words.slice(1).map((_, pair) => {
    const steps = texts.map((places) => distance(places[pair] ?? [], places[pair + 1] ?? []));
    const fewest = Math.min(...steps);
    return fewest > MAX_DISTANCE ? 0 : 1 / Math.sqrt(fewest);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/**
 * The smallest distance between a position of one word and one of the next; one more if the next
 * word comes first. Both lists are sorted.
 */
function distance(of: number[], next: number[]): number {
  let fewest = Number.POSITIVE_INFINITY;
  let index = 0;
  for (const from of of) {
    while ((next[index] ?? Number.POSITIVE_INFINITY) < from) index += 1;
    const before = next[index - 1] ?? Number.NEGATIVE_INFINITY;
    const after = next[next[index] === from ? index + 1 : index] ?? Number.POSITIVE_INFINITY;
    fewest = Math.min(fewest, after - from, from - before + 1);
  }
  return fewest;
}
