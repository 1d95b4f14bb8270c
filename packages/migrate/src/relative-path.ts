import { posix } from 'node:path';

/** The path from one file to another, as links write it. @example relativePath('a/b.md', 'a/c d.md') // './c%20d.md' */
export function relativePath(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to).replaceAll(' ', '%20');
  return path.startsWith('.') ? path : `./${path}`;
}
