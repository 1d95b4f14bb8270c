import type { QueryWord } from './query-words.ts';
import type { ChunkReader } from './words.ts';

/** Words with more than this between them are not read together. */
const FARTHEST = 10;

/**
 * How close together sections hold the words of a query that follow each other there: 1 where a text holds each right
 * behind the one before, 0 where no text holds two of them near each other. This tells “move the database” from a text that
 * moves one thing and, elsewhere, names a database.
 * @param sections the texts of each; words of two texts are never close
 */
export function closenessOf(
  sections: string[][],
  words: QueryWord[],
  readChunks: ChunkReader,
): number[] {
  if (words.length < 2) return [];
  const chunksOf = sections.map((texts) => texts.map(readChunks));
  const terms = [...new Set(chunksOf.flat(3))];
  const marked = words.map((word) => new Set(word.marked(terms)));
  return chunksOf.map((texts) => closenessIn(texts.map((chunks) => placesOf(marked, chunks))));
}

/** For each word of a query its places in a text, counted in chunks. */
function placesOf(marked: ReadonlySet<string>[], chunks: string[][]): number[][] {
  const places: number[][] = marked.map(() => []);
  for (const [place, terms] of chunks.entries()) {
    for (const [word, own] of marked.entries()) {
      if (terms.some((term) => own.has(term))) places[word]?.push(place);
    }
  }
  return places;
}

/** @param texts for each the places of all words of the query */
function closenessIn(texts: number[][][]): number {
  const [words = []] = texts;
  const shares = words.slice(1).map((_, pair) => {
    const steps = texts.map((places) => distance(places[pair] ?? [], places[pair + 1] ?? []));
    const fewest = Math.min(...steps);
    return fewest > FARTHEST ? 0 : 1 / Math.sqrt(fewest);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** The fewest steps from a place of one word to one of the next; a step more where the next one comes first. */
function distance(of: number[], next: number[]): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (const from of of) {
    for (const to of next) {
      if (to !== from) fewest = Math.min(fewest, to > from ? to - from : from - to + 1);
    }
  }
  return fewest;
}
