import { posix } from 'node:path';

const EXTENSIONS = [
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

/** Whether an import names a file of the site. */
export function isLocalImport(source: string): boolean {
  return /^(?:\.|@site\/)/.test(source);
}

/** The file that an import names, among those that are known; endings may be left out. */
export function localFile(
  from: string,
  source: string,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const path = source.startsWith('@site/')
    ? source.slice('@site/'.length)
    : posix.join(posix.dirname(from), source);
  return EXTENSIONS.map((extension) => path + extension).find((name) => texts.has(name));
}
