import { posix } from 'node:path';
import { isLocalImport, resolveLocalImport } from './local-imports.ts';
import type { Note } from './note.ts';
import { readImports } from './read-imports.ts';

export type FoundIslands = {
  /** Modules that must be live in the browser. */
  islands: string[];
  notes: Note[];
};

/** Code that makes a component interactive, or different in the browser. */
const INTERACTIVE =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore|IsBrowser|ColorMode)\s*[(<]|\bthis\.setState\(|\son[A-Z]\w*=\{|<BrowserOnly\b|\bExecutionEnvironment\b/;

/**
 * Finds the interactive components. Docusaurus hydrates whole pages. Here, interactive pages become
 * islands as a whole; on other pages, the outermost interactive components do.
 *
 * @param texts all code files, by path in the new folder
 * @param entries the pages among them
 */
export function findIslands(texts: ReadonlyMap<string, string>, entries: string[]): FoundIslands {
  const islands = new Set<string>();
  const notesByFile = new Map<string, string>();
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = texts.get(file) ?? '';
    if (/\.[jt]sx$/.test(file) && isInteractive(file, texts)) {
      if (/\bexport\s+default\b|\bas\s+default\b/.test(text)) islands.add(file);
      else
        notesByFile.set(
          file,
          'It is interactive, but cannot be an island without a default export.',
        );
      return;
    }
    for (const target of localImports(file, texts)) visit(target);
  };
  for (const entry of entries) visit(entry);
  return {
    islands: [...islands].sort(),
    notes: [
      ...[...islands].sort().map((key): Note => {
        const text = 'It is interactive, and therefore an island: see "islands" in the config.';
        return { group: 'pages', outcome: 'migrated', key, text };
      }),
      ...[...notesByFile].map(
        ([key, text]): Note => ({ group: 'pages', outcome: 'dropped', key, text }),
      ),
    ],
  };
}

/** Whether a module is interactive, directly or through modules without components. */
function isInteractive(
  file: string,
  texts: ReadonlyMap<string, string>,
  seen = new Set<string>(),
): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  if (INTERACTIVE.test(texts.get(file) ?? '')) return true;
  return localImports(file, texts).some(
    (target) => /\.[cm]?[jt]s$/.test(target) && isInteractive(target, texts, seen),
  );
}

function localImports(file: string, texts: ReadonlyMap<string, string>): string[] {
  return readImports(file, texts.get(file) ?? '').flatMap(({ source }) => {
    const target = isLocalImport(source) ? resolveLocalImport(file, source, texts) : undefined;
    return target === undefined ? [] : [target];
  });
}

/** Whether a file is a page: MDX, or a component in the pages folder. */
export function isEntry(path: string, folders: { docsPath?: string; pagesPath: string }): boolean {
  const original = path.replace(/^i18n\/[^/]+\//, '');
  const isIn = (folder?: string) => folder !== undefined && original.startsWith(`${folder}/`);
  if (/(?:^|\/)_|\.test\.|__tests__/.test(posix.basename(path))) return false;
  return path.endsWith('.mdx')
    ? isIn(folders.docsPath) || isIn(folders.pagesPath)
    : /\.[jt]sx$/.test(path) && isIn(folders.pagesPath);
}
