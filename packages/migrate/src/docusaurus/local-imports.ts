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
  return /^(?:\.|\/|@site\/|@theme\/)/.test(source);
}

/** Resolves an import against its file or, with `@site/` or `/`, against the folder of the site. */
export function pathOfImport(from: string, source: string): string | undefined {
  const path = pathInSite(source);
  if (path !== undefined) return path;
  return source.startsWith('.') ? posix.join(posix.dirname(from), source) : undefined;
}

/**
 * What follows `@site/` or `/` in an import. A file of a static folder answers the latter first, but is copied in any case:
 * https://docusaurus.io/docs/static-assets#in-jsx
 */
export function pathInSite(source: string): string | undefined {
  return /^(?:@site)?\/(.*)/.exec(source)?.[1];
}

/** The file that an import refers to, if it is known. Extensions are optional. */
export function resolveLocalImport(
  from: string,
  source: string,
  texts: ReadonlyMap<string, string>,
): string | undefined {
  const path = pathOfImport(from, source) ?? source.replace(/^@theme\//, 'src/theme/');
  return EXTENSIONS.map((extension) => path + extension).find((name) => texts.has(name));
}
