import { termsWithPrefix, type Vocabulary } from '../vocabulary.ts';
import type { LabelWords } from './label-words.ts';
import { decodePostings, SPELLING_FILE, type WordEntry } from './shard-format.ts';
import { type Missing, makeShardLoader, type ReadShard, shardsFor } from './shard-loader.ts';
import { shardOpener } from './word-shard.ts';

/**
 * A prefix that spans more shards than this is too unspecific: only the exact word is searched, and
 * titles and headings, until more letters come.
 */
const MAX_PREFIX_SHARDS = 2;

/**
 * The words of a sharded index. Shards that have not loaded count as empty; `load` fetches them for
 * the next query.
 */
export function makeShardedVocabulary(
  starts: string[],
  names: LabelWords,
  read: ReadShard,
): { vocabulary: Vocabulary } & Missing {
  const open = shardOpener(decodePostings);
  const words = makeShardLoader((name) => read<WordEntry[]>(name).then(open));
  const spelling = makeShardLoader((name) => read<string[]>(name));
  const shard = (number: number) => words.get(`words-${number}`);
  const find = (start: string) => {
    const shards = shardsFor(starts, start);
    return shards.length > MAX_PREFIX_SHARDS ? undefined : shards.map(shard);
  };
  const get = (term: string) => {
    const number = shardsFor(starts, term)[0];
    return number === undefined ? undefined : shard(number)?.get(term);
  };

  return {
    vocabulary: {
      get,
      termsWithPrefix(start) {
        const shards = find(start);
        if (!shards) return get(start) ? [start] : [];
        return shards.flatMap((found) => (found ? termsWithPrefix(found.terms, start) : []));
      },
      labelsWithPrefix: names.withPrefix,
      isBroad: (start) => find(start) === undefined,
      // Until this is known, typing errors are not considered.
      hasPrefix: (start) =>
        find(start)?.some((found) => !found || termsWithPrefix(found.terms, start).length > 0) ??
        true,
      plainWords: () => spelling.get(SPELLING_FILE) ?? [],
    },
    isMissing: () => words.isMissing() || spelling.isMissing() || names.isMissing(),
    async load() {
      const missed = await Promise.all([words.load(), spelling.load(), names.load()]);
      return missed.includes(true);
    },
  };
}
