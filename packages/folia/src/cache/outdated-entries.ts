/** What the cache knows about a page that has to be compiled: its key, and its code as it was highlighted before. */
export type OutdatedEntry = { key: string; code?: Uint8Array };

/** Entries that have been read and checked, until their pages are compiled. */
export type OutdatedEntries = {
  add: (name: string, entry: OutdatedEntry) => void;
  /** Returns an entry once; undefined if it has to be read again. */
  take: (name: string) => OutdatedEntry | undefined;
};

/** In bytes. Entries beyond this are read again, so that the memory does not grow with the site. */
const MAX_CODE = 64_000_000;

/** Makes a list of outdated entries, which makes sure that each is read and checked only once. */
export function makeOutdatedEntries(): OutdatedEntries {
  const entries = new Map<string, OutdatedEntry>();
  let size = 0;
  return {
    add(name, entry) {
      const added = entry.code?.length ?? 0;
      if (size + added > MAX_CODE) return;
      size += added;
      entries.set(name, entry);
    },
    take(name) {
      const entry = entries.get(name);
      entries.delete(name);
      size -= entry?.code?.length ?? 0;
      return entry;
    },
  };
}
