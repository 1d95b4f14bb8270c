import { posix } from 'node:path';
import { getDocusaurusImport } from 'folia-docusaurus';
import type { Note } from '../note.ts';
import { themeImport } from './engine-copies.ts';
import { isExcluded } from './find-islands.ts';
import { findUnknownNames, getImportProblem } from './import-problems.ts';
import { isLocalImport, resolveLocalImport } from './local-imports.ts';
import { readImports } from './read-imports.ts';

export type SiteCode = {
  /** Source of each code file, by path in the new folder. */
  texts: ReadonlyMap<string, string>;
  docsPaths: string[];
  pagesPath: string;
};

export type CheckedImports = {
  notes: Note[];
  /** Page components that cannot run, with their new names, which exclude them from the pages. */
  excluded: Map<string, string>;
};

export type UnsupportedImport = { file: string; line: number; source: string; why: string };

/** Follows the imports of all pages and reports those that cannot be resolved in the new folder. */
export function checkImports(code: SiteCode): CheckedImports {
  const inFolder = (path: string, folder?: string) =>
    folder !== undefined && path.startsWith(`${folder}/`);
  const paths = [...code.texts.keys()].filter((path) => !isExcluded(path));
  const docs = paths.filter(
    (path) => code.docsPaths.some((folder) => inFolder(path, folder)) && path.endsWith('.mdx'),
  );
  const texts = paths.filter((path) => inFolder(path, code.pagesPath) && path.endsWith('.mdx'));
  const components = paths.filter(
    (path) => inFolder(path, code.pagesPath) && /\.[jt]sx$/.test(path),
  );
  const excluded = new Map<string, string>();
  const excludedNotes = components.flatMap((path): Note[] => {
    const [first] = findUnsupported([path], code);
    if (!first) return [];
    if (isHome(path, code.pagesPath)) {
      const text = `It cannot run, because "${first.source}" cannot be imported. The site's title, tagline and first pages are built in its place. Remove such imports.`;
      return [{ group: 'pages', outcome: 'changed', key: path, text, isUrgent: true }];
    }
    const name = posix.join(posix.dirname(path), `_${posix.basename(path)}`);
    excluded.set(path, name);
    const text = `Renamed to "${name}" to exclude it, because "${first.source}" cannot be imported. Remove such imports, then restore the name.`;
    return [{ group: 'pages', outcome: 'dropped', key: path, text }];
  });
  const docsImports = findUnsupported(docs, code);
  const pageImports = findUnsupported([...texts, ...components], code);
  return {
    notes: [
      ...docsImports.map((refused) => importNote('docs', refused)),
      ...excludedNotes,
      ...pageImports
        .filter(
          ({ file, line }) =>
            !docsImports.some((other) => other.file === file && other.line === line),
        )
        .map((refused) => importNote('pages', refused)),
    ],
    excluded,
  };
}

/** Whether a file is the home page, which is never excluded: the engine builds a plain one if it fails. */
function isHome(path: string, pagesPath: string): boolean {
  return /^index\.[jt]sx$/.test(path.slice(pagesPath.length + 1));
}

function importNote(group: 'docs' | 'pages', { source, why, file, line }: UnsupportedImport): Note {
  return { group, outcome: 'dropped', key: `import of "${source}"`, text: why, file, line };
}

/**
 * The imports of some files, direct or indirect, that cannot be resolved.
 *
 * @param setAside files that no longer answer imports; the engine's components do where it has them
 */
export function findUnsupported(
  entries: string[],
  code: Pick<SiteCode, 'texts'>,
  setAside: ReadonlySet<string> = new Set(),
): UnsupportedImport[] {
  const seen = new Set<string>();
  const visit = (file: string): UnsupportedImport[] => {
    const text = code.texts.get(file);
    if (seen.has(file) || text === undefined) return [];
    seen.add(file);
    const names = findUnknownNames(file, text);
    return [...names, ...imports(file, text)];
  };
  const imports = (file: string, text: string): UnsupportedImport[] =>
    readImports(file, text).flatMap(({ source, line, isType }) => {
      if (isType) return [];
      const target = isLocalImport(source)
        ? resolveLocalImport(file, source, code.texts)
        : undefined;
      if (target !== undefined && setAside.has(target)) {
        const why = `It cannot run either: see "${target}".`;
        const isServed = getDocusaurusImport(themeImport(target) ?? source) !== undefined;
        return isServed ? [] : [{ file, line, source, why }];
      }
      const why = target === undefined ? getImportProblem(source) : undefined;
      return [
        ...(why === undefined ? [] : [{ file, line, source, why }]),
        ...(target === undefined ? [] : visit(target)),
      ];
    });
  return entries.flatMap(visit);
}
