import type { Postings } from '../postings.ts';

/** The words of a shard, in their order, with what each is found in. */
export type WordShard = { terms: string[]; get: (term: string) => Postings | undefined };

/** Creates a function that opens a shard, and decodes each of its words on first use. */
export function shardOpener<Entry extends [term: string, ...rest: unknown[]]>(
  decode: (entry: Entry) => Postings,
): (entries: Entry[]) => WordShard {
  return (entries) => {
    const byTerm = new Map(entries.map((entry) => [entry[0], entry]));
    const decoded = new Map<string, Postings>();
    return {
      terms: [...byTerm.keys()],
      get(term) {
        const entry = byTerm.get(term);
        const known = decoded.get(term);
        if (!entry || known) return known;
        const postings = decode(entry);
        decoded.set(term, postings);
        return postings;
      },
    };
  };
}
