import { join } from 'node:path';
import type { z } from 'zod';
import { PACKAGE_DIR, RUNS_FROM_SOURCE } from '../engine-files.ts';
import { cacheFolder, cacheRoot, hash } from './cache-folder.ts';
import { type EntryStore, noStore, openEntryStore } from './entry-store.ts';
import { engineFingerprint } from './fingerprint.ts';
import { areUnchanged, type FileHashes, hashFiles } from './module-files.ts';

/** The data that a site keeps between builds. */
export type BuildStore = EntryStore & {
  siteDir: string;
  /** Identifies the versions of the engine and the libraries that created the values. */
  fingerprint: string;
};

/** Whether to read and write the cache. Default: true. */
export type CacheOption = { cache?: boolean };

/** Opens the store of a site. It is disabled for sites without a lock file, too. */
export function openBuildStore(
  siteDir: string,
  baseUrl: string,
  { cache = true }: CacheOption = {},
): BuildStore {
  const fingerprint = engineFingerprint(siteDir);
  const isOff = !cache || fingerprint === undefined;
  const store = isOff ? noStore : openEntryStore(cacheFolder(siteDir, baseUrl));
  return { ...store, siteDir, fingerprint: fingerprint ?? '' };
}

/**
 * Opens the store of data shared by all sites: in the engine's own folder if it runs from source. An installed engine's folder
 * is never written to, so the store is in the site's cache folder instead.
 */
export function openEngineStore(siteDir: string, { cache = true }: CacheOption = {}): BuildStore {
  const fingerprint = engineFingerprint(PACKAGE_DIR);
  const isOff = !cache || fingerprint === undefined;
  const root = RUNS_FROM_SOURCE ? join(PACKAGE_DIR, '.cache') : cacheRoot(siteDir);
  const store = isOff ? noStore : openEntryStore(join(root, 'docs', 'engine'));
  return { ...store, siteDir: PACKAGE_DIR, fingerprint: fingerprint ?? '' };
}

type CacheEntry = { key: string; value: unknown; files: FileHashes };

/**
 * Returns the cached value of a name if its inputs and files are unchanged, or else creates it.
 *
 * @param make also returns the other files that the value depends on, or undefined if they are not
 * known for sure
 */
export async function getOrCreate<T>(
  store: BuildStore,
  { name, inputs, schema }: { name: string; inputs: string[]; schema: z.ZodType<T> },
  make: () => Promise<{ value: T; files: string[] | undefined }>,
): Promise<T> {
  const key = hash([store.fingerprint, ...inputs]);
  const known = store.read(name);
  if (isCacheEntry(known) && known.key === key && areUnchanged(store.siteDir, known.files)) {
    const { data } = schema.safeParse(known.value);
    if (data !== undefined) return data;
  }
  const { value, files } = await make();
  if (files) {
    const entry: CacheEntry = { key, value, files: hashFiles(store.siteDir, files) };
    store.write(name, entry);
  }
  return value;
}

/** The checksum guarantees that an entry is complete. */
function isCacheEntry(entry: unknown): entry is CacheEntry {
  return typeof entry === 'object' && entry !== null && 'key' in entry && 'files' in entry;
}
