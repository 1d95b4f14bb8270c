import {
  closeSync,
  constants,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { readAtOnce } from '../read/read-files.ts';

/** Values in a folder, by key. An entry that cannot be read or written counts as missing. */
export type EntryStore = {
  /** Whether values outlast the build. */
  isKept: boolean;
  read: (key: string) => unknown;
  write: (key: string, value: unknown) => void;
  /** Deletes all entries that were neither read nor written since the store was opened. */
  dropUnused: () => void;
};

/** Size of the header: the length of the value, and the checksum of key and value. */
const HEAD_LENGTH = 8;

/** A store that keeps nothing. */
export const noStore: EntryStore = {
  isKept: false,
  read: () => undefined,
  write: () => {},
  dropUnused: () => {},
};

/** Opens a store in a folder, which is created with the first entry. */
export function openEntryStore(folder: string): EntryStore {
  const used = new Set<string>();
  return {
    isKept: true,
    read(key) {
      used.add(key);
      try {
        return unpack(key, readAtOnce(join(folder, key)));
      } catch {
        return undefined;
      }
    },
    write(key, value) {
      used.add(key);
      const bytes = pack(key, value);
      if (bytes) tryTo(() => writeEntry(folder, key, bytes));
    },
    dropUnused() {
      const stale = listNames(folder).filter((name) => !used.has(name));
      for (const name of stale) {
        tryTo(() => rmSync(join(folder, name), { recursive: true, force: true }));
      }
    },
  };
}

/** A store that also keeps in memory what it reads and writes. */
export function withMemory(store: EntryStore): EntryStore {
  const values = new Map<string, unknown>();
  return {
    ...store,
    isKept: true,
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

/** Undefined for values with functions, which cannot be stored. */
function pack(key: string, value: unknown): Buffer | undefined {
  try {
    const bytes = serialize(value);
    const head = Buffer.alloc(HEAD_LENGTH);
    head.writeUInt32LE(bytes.length, 0);
    head.writeUInt32LE(crc32(bytes, crc32(key)), 4);
    return Buffer.concat([head, bytes]);
  } catch {
    return undefined;
  }
}

/** @throws if the bytes have been damaged, or are those of another key */
function unpack(key: string, bytes: Buffer): unknown {
  const value = bytes.subarray(HEAD_LENGTH);
  const sum = crc32(value, crc32(key));
  const isWhole = bytes.readUInt32LE(0) === value.length && bytes.readUInt32LE(4) === sum;
  if (!isWhole) throw new Error('Damaged entry');
  return deserialize(value);
}

/**
 * Not written to a temporary file and renamed, which took twice as long: the checksum detects
 * entries that are incomplete because of concurrent builds.
 */
function writeEntry(folder: string, key: string, bytes: Buffer): void {
  const file = join(folder, key);
  try {
    writeAtOnce(file, bytes);
  } catch {
    mkdirSync(folder, { recursive: true });
    // The folder excludes itself from version control, wherever it is.
    writeFileSync(join(dirname(folder), '.gitignore'), '*\n');
    // Whatever is in its place, such as a folder or a pipe.
    rmSync(file, { recursive: true, force: true });
    writeFileSync(file, bytes);
  }
}

/** Writes a file. @throws Error if a pipe is in its place, which would otherwise wait for a reader */
function writeAtOnce(file: string, bytes: Buffer): void {
  const { O_WRONLY, O_CREAT, O_TRUNC, O_NONBLOCK = 0 } = constants;
  const descriptor = openSync(file, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK);
  try {
    writeFileSync(descriptor, bytes);
  } finally {
    closeSync(descriptor);
  }
}

function listNames(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** A full disk or a read-only folder makes a build slower, but not incorrect. */
function tryTo(change: () => void): void {
  try {
    change();
  } catch {
    return;
  }
}
