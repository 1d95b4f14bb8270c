import { posix } from 'node:path';

/** What may be left out at the end of an import. */
export const EXTENSIONS = [
  '',
  '.mdx',
  '.md',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.mjs',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Whether an import refers to a file of the site, or may do so: `@theme/…` is answered by `src/theme` first. */
export function isLocalImport(source: string): boolean {
  return /^(?:\.|@site\/|@theme\/)/.test(source);
}

/** The file that an import refers to, if it is known. Extensions are optional. */
export function resolveLocalImport(
  from: string,
  source: string,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const path = source.startsWith('.')
    ? posix.join(posix.dirname(from), source)
    : source.replace(/^@site\//, '').replace(/^@theme\//, 'src/theme/');
  return EXTENSIONS.map((extension) => path + extension).find((name) => texts.has(name));
}
