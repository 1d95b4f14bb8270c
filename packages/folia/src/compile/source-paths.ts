import { posix } from 'node:path';
import { decodeOrKeep } from '../contract/decode.ts';
import type { LinkingText } from './linking-text.ts';

/**
 * The paths from the site's folder that a link to a Markdown file may mean, in the order in which Docusaurus tries them: beside
 * the file, in the folder of its docs, posts or pages, in the site's folder. Relative paths in a translation are relative to
 * it first, then to its original.
 */
export function sourcePaths(
  written: string,
  { path, original = path, contentPath = '' }: Pick<LinkingText, keyof LinkingText>,
): string[] {
  const plain = decodeOrKeep(written);
  if (plain.startsWith('@site/')) return [posix.normalize(plain.slice('@site/'.length))];
  const beside = [path, original].map((from) => posix.join(posix.dirname(from), plain));
  const fromRoots = [posix.join(contentPath, plain), posix.join(plain)];
  if (plain.startsWith('/')) return fromRoots.map((root) => root.replace(/^\/+/, ''));
  return [...new Set(/^\.\.?\//.test(plain) ? beside : [...beside, ...fromRoots])];
}
