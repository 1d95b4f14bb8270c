import type { Postings } from '../postings.ts';
import { beginningWith, type Vocabulary } from '../vocabulary.ts';
import { decodePostings, SPELLING_FILE, type WordEntry } from './shard-format.ts';
import { makeShardLoader, type ReadShard, shardsFor } from './shard-loader.ts';

/** A beginning that more shards hold says too little: only the word itself is looked for, until more letters come. */
const MOST_SHARDS = 5;

type WordShard = { terms: string[]; postings: (term: string) => Postings | undefined };

/** The words of a large index. What has not come yet is taken as missing; `load` fetches it for the next time. */
export function makeShardedVocabulary(
  starts: string[],
  read: ReadShard,
): { vocabulary: Vocabulary; load: () => Promise<boolean> } {
  const words = makeShardLoader((name) => read<WordEntry[]>(name).then(openShard));
  const spelling = makeShardLoader((name) => read<string[]>(name));
  const shard = (number: number) => words.get(`words-${number}`);
  const find = (start: string) => {
    const shards = shardsFor(starts, start);
    return shards.length > MOST_SHARDS ? undefined : shards.map(shard);
  };
  const get = (term: string) => {
    const number = shardsFor(starts, term)[0];
    return number === undefined ? undefined : shard(number)?.postings(term);
  };

  return {
    vocabulary: {
      get,
      beginningWith(start) {
        const shards = find(start);
        if (!shards) return get(start) ? [start] : [];
        return shards.flatMap((found) => (found ? beginningWith(found.terms, start) : []));
      },
      // While it is not known, a typing error is not looked for.
      hasPrefix: (start) =>
        find(start)?.some((found) => !found || beginningWith(found.terms, start).length > 0) ??
        true,
      plainWords: () => spelling.get(SPELLING_FILE) ?? [],
    },
    async load() {
      const missed = await Promise.all([words.load(), spelling.load()]);
      return missed.includes(true);
    },
  };
}

function openShard(entries: WordEntry[]): WordShard {
  const byTerm = new Map(entries.map((entry) => [entry[0], entry]));
  const decoded = new Map<string, Postings>();
  return {
    terms: [...byTerm.keys()],
    postings(term) {
      const entry = byTerm.get(term);
      const known = decoded.get(term);
      if (!entry || known) return known;
      const postings = decodePostings(entry);
      decoded.set(term, postings);
      return postings;
    },
  };
}
