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

/** Whether an import refers to a file of the site. */
export function isLocalImport(source: string): boolean {
  return /^(?:\.|@site\/)/.test(source);
}

/** The file that an import refers to, if it is known. Extensions are optional. */
export function resolveLocalImport(
  from: string,
  source: string,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const path = source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : posix.join(posix.dirname(from), source);
  return EXTENSIONS.map((extension) => path + extension).find((name) => texts.has(name));
}
