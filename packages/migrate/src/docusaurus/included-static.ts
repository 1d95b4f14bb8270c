import { parseLoaderImport } from 'folia/format';
import { isCode } from '../source-files.ts';
import type { CopyPath } from '../source-path.ts';
import { resolveLocalImport } from './local-imports.ts';

/** An import, or a call that requires a module, with its path. */
const IMPORT = /(?:from\s*|import\s*|require\(\s*)(['"])(?<path>[^'"\n]+)\1/g;

/**
 * Finds Markdown and code in static folders that pages and components import, directly or through each other. These files
 * are converted like pages and components, while other static files are copied as they are.
 * @param isStatic whether a path in the new folder is in a static folder
 */
export function includedStatic(
  copies: readonly CopyPath[],
  isStatic: (path: string) => boolean,
  read: (path: string) => string,
): Set<string> {
  const statics = new Map(
    copies.filter(({ to }) => isStatic(to) && isCode(to)).map(({ to, from }) => [to, from]),
  );
  const found = new Set<string>();
  if (statics.size === 0) return found;
  const visit = (path: string, text: string): void => {
    for (const { groups } of text.matchAll(IMPORT)) {
      const written = groups?.['path'] ?? '';
      const loaded = parseLoaderImport(written);
      // Its text is shown as it is.
      if (loaded?.isRaw) continue;
      const target = resolveLocalImport(path, loaded?.path ?? written, statics) ?? '';
      const from = statics.get(target);
      if (from === undefined || found.has(target)) continue;
      found.add(target);
      visit(target, read(from));
    }
  };
  for (const { to, from } of copies) {
    if (!isStatic(to) && /\.(?:mdx?|[jt]sx?)$/.test(to)) visit(to, read(from));
  }
  return found;
}
