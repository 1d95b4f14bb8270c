import { createHash } from 'node:crypto';

/** A file of the built site: its path within the output folder, and its text. */
export type OutputFile = {
  path: string;
  text: string;
  /** A file of the same path in a static folder stands instead. */
  givesWay?: boolean;
};

/** A file whose name tells its content, so that it may be kept for good. */
export function hashedFile(stem: string, ending: string, text: string): OutputFile {
  return { path: `${stem}-${hashOf(text)}.${ending}`, text };
}

/** Eight letters and digits that stand for a text. */
export function hashOf(...texts: string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text);
  return hash.digest('base64url').replace(/[-_]/g, '').slice(0, 8);
}
