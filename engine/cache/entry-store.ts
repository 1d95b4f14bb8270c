import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { hash } from './cache-folder.ts';

/** Values kept in a folder by their keys. What cannot be read or written counts as not there. */
export type EntryStore = {
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  /** Deletes all entries but those that were read or written since the store was opened. */
  dropUnused: () => void;
};

const SUM_LENGTH = 64;

/** A store that keeps nothing. */
export const noStore: EntryStore = { read: () => undefined, write: () => {}, dropUnused: () => {} };

/** Opens the store of a folder, which is made with the first entry. */
export function openEntryStore(folder: string): EntryStore {
  const used = new Set<string>();
  return {
    read(key) {
      used.add(key);
      try {
        return unpack(readFileSync(join(folder, key)));
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      used.add(key);
      const bytes = pack(value);
      if (bytes) unlessImpossible(() => writeWhole(folder, key, bytes));
    },
    dropUnused() {
      const stale = namesIn(folder).filter((name) => !used.has(name));
      for (const name of stale) {
        unlessImpossible(() => rmSync(join(folder, name), { force: true }));
      }
    },
  };
}

/** A store that also holds in memory what it has read and written. */
export function inMemory(store: EntryStore): EntryStore {
  const values = new Map<string, unknown>();
  return {
    ...store,
    read(key) {
      const value = values.get(key) ?? store.read(key);
      if (value !== undefined) values.set(key, value);
      return value;
    },
    write(key, value) {
      values.set(key, value);
      store.write(key, value);
    },
  };
}

/** Undefined for what holds a function, which cannot be kept. */
function pack(value: unknown): Buffer | undefined {
  try {
    const bytes = serialize(value);
    return Buffer.concat([Buffer.from(hash([bytes])), bytes]);
  } catch {
    return undefined;
  }
}

/** @throws where the bytes are not those that were written */
function unpack(bytes: Buffer): unknown {
  const value = bytes.subarray(SUM_LENGTH);
  if (hash([value]) !== bytes.toString('latin1', 0, SUM_LENGTH)) throw new Error('Damaged entry');
  return deserialize(value);
}

/** A build that runs at the same time reads the old file or the new one, never half of one. */
function writeWhole(folder: string, key: string, bytes: Buffer): void {
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
  // The folder keeps itself out of version control, wherever it stands.
  if (isNew) writeFileSync(join(dirname(folder), '.gitignore'), '*\n');
  const draft = join(folder, `${key}.${process.pid}.new`);
  writeFileSync(draft, bytes);
  renameSync(draft, join(folder, key));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A full disk or a folder that may not be written makes a build slower, not wrong. */
function unlessImpossible(change: () => void): void {
  try {
    change();
  } catch {
    return;
  }
}
