import { join } from 'node:path';
import type { z } from 'zod';
import { PACKAGE_DIR } from '../engine-files.ts';
import { cacheFolder, hash } from './cache-folder.ts';
import { type EntryStore, noStore, openEntryStore } from './entry-store.ts';
import { engineFingerprint } from './fingerprint.ts';
import { areUnchanged, type FileHashes, hashFiles } from './module-files.ts';

/** What is kept of a site from one build to the next. */
export type BuildStore = EntryStore & {
  siteDir: string;
  /** Tells apart what of the engine and of libraries made the values. */
  fingerprint: string;
};

/**
 * Opens the store of a site. `DOCS_CACHE=off` in the environment turns it off, and so does a site whose libraries have
 * no lock file.
 */
export function openBuildStore(siteDir: string, baseUrl: string): BuildStore {
  const fingerprint = engineFingerprint(siteDir);
  const isOff = process.env.DOCS_CACHE === 'off' || fingerprint === undefined;
  const store = isOff ? noStore : openEntryStore(cacheFolder(siteDir, baseUrl));
  return { ...store, siteDir, fingerprint: fingerprint ?? '' };
}

/** Opens the store of what is the same for every site. `DOCS_CACHE=off` turns it off as well. */
export function openEngineStore(): BuildStore {
  const fingerprint = engineFingerprint(PACKAGE_DIR);
  const isOff = process.env.DOCS_CACHE === 'off' || fingerprint === undefined;
  const store = isOff ? noStore : openEntryStore(join(PACKAGE_DIR, '.cache', 'docs', 'engine'));
  return { ...store, siteDir: PACKAGE_DIR, fingerprint: fingerprint ?? '' };
}

type Kept = { key: string; value: unknown; files: FileHashes };

/**
 * Gives back what is kept under a name, where neither its inputs nor its files have changed; else makes it anew.
 * @param make gives the files that the value was made from besides, undefined where these are not known for sure
 */
export async function keep<T>(
  store: BuildStore,
  { name, inputs, schema }: { name: string; inputs: string[]; schema: z.ZodType<T> },
  make: () => Promise<{ value: T; files: string[] | undefined }>,
): Promise<T> {
  const key = hash([store.fingerprint, ...inputs]);
  const known = store.read(name);
  if (isKept(known) && known.key === key && areUnchanged(store.siteDir, known.files)) {
    const { data } = schema.safeParse(known.value);
    if (data !== undefined) return data;
  }
  const { value, files } = await make();
  if (files) {
    const kept: Kept = { key, value, files: hashFiles(store.siteDir, files) };
    store.write(name, kept);
  }
  return value;
}

/** That an entry is whole is known by its sum. */
function isKept(entry: unknown): entry is Kept {
  return typeof entry === 'object' && entry !== null && 'key' in entry && 'files' in entry;
}
