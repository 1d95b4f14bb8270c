import { isDeepStrictEqual } from 'node:util';
import { type PageSection, type ReadSections, readSections } from 'folia-search';
import type { BuildStore } from './build-store.ts';
import { hash } from './cache-folder.ts';

export type SectionTable = {
  read: ReadSections;
  /** Call this once all bodies have been read: keeps the sections of these and no others. */
  save: () => void;
};

type TableEntry = { fingerprint: string; sections: Map<string, PageSection[]> };

const NAME = 'sections';

/**
 * A table of the sections that the search extracted from each body, stored as one entry, by hash of
 * the body.
 */
export function openSectionTable(
  store: BuildStore,
  extract: ReadSections = readSections,
): SectionTable {
  const entry = store.read(NAME);
  const before =
    isTableEntry(entry) && entry.fingerprint === store.fingerprint ? entry.sections : new Map();
  const current: TableEntry['sections'] = new Map();
  return {
    read(html) {
      const key = hash([html]);
      const sections = current.get(key) ?? before.get(key) ?? extract(html);
      current.set(key, sections);
      return sections;
    },
    save() {
      if (isDeepStrictEqual(new Set(before.keys()), new Set(current.keys()))) return;
      store.write(NAME, { fingerprint: store.fingerprint, sections: current } satisfies TableEntry);
    },
  };
}

/** The checksum guarantees that an entry is complete. */
function isTableEntry(entry: unknown): entry is TableEntry {
  return typeof entry === 'object' && entry !== null && 'sections' in entry;
}
