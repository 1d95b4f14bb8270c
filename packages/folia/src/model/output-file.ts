import { createHash } from 'node:crypto';

/** A file of the built site: its path relative to the output folder, and its text. */
export type OutputFile = {
  path: string;
  text: string;
  /** A file with the same path in a static folder replaces it. */
  isFallback?: boolean;
};

/** Makes a file with a hash of its content in its name, so that it can be cached forever. */
export function makeHashedFile(stem: string, extension: string, text: string): OutputFile {
  return { path: `${stem}-${hashText(text)}.${extension}`, text };
}

/** Hashes strings to eight letters and digits. */
export function hashText(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').replace(/[-_]/g, '').slice(0, 8);
}
