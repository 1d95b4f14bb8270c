import { posix } from 'node:path';
import { refusedImport } from './import-verdict.ts';
import { isLocalImport, localFile } from './local-imports.ts';
import type { Note } from './note.ts';
import { readImports } from './read-imports.ts';

export type SiteCode = {
  /** Text of each file of code, by its path in the new folder. */
  texts: ReadonlyMap<string, string>;
  docsPath?: string;
  pagesPath: string;
  /** Whether a package can be imported from the new folder. */
  isInstalled: (name: string) => boolean;
};

export type CheckedImports = {
  notes: Note[];
  /** Pages that are components and cannot run: their new names, by which they are pages no more. */
  setAside: Map<string, string>;
};

type Refused = { file: string; line: number; source: string; why: string };

/** Follows the imports of all pages, and names those that cannot be resolved in the new folder. */
export function checkImports(code: SiteCode): CheckedImports {
  const inFolder = (path: string, folder?: string) =>
    folder !== undefined && path.startsWith(`${folder}/`);
  const isPage = (path: string) => !/(?:^|\/)_|\.test\.|__tests__/.test(path);
  const paths = [...code.texts.keys()].filter(isPage);
  const docs = paths.filter((path) => inFolder(path, code.docsPath) && path.endsWith('.mdx'));
  const texts = paths.filter((path) => inFolder(path, code.pagesPath) && path.endsWith('.mdx'));
  const components = paths.filter(
    (path) => inFolder(path, code.pagesPath) && /\.[jt]sx$/.test(path),
  );
  const setAside = new Map<string, string>();
  const asideNotes = components.flatMap((path): Note[] => {
    const [first] = refusedFrom([path], code);
    if (!first) return [];
    const name = posix.join(posix.dirname(path), `_${posix.basename(path)}`);
    setAside.set(path, name);
    const text = `It is set aside as "${name}", since "${first.source}" cannot be imported: take such imports out, then give it its name back.`;
    return [{ group: 'pages', fate: 'left', key: path, text }];
  });
  const ofDocs = refusedFrom(docs, code);
  const ofPages = refusedFrom([...texts, ...components], code);
  return {
    notes: [
      ...ofDocs.map((refused) => importNote('docs', refused)),
      ...asideNotes,
      ...ofPages
        .filter(
          ({ file, line }) => !ofDocs.some((other) => other.file === file && other.line === line),
        )
        .map((refused) => importNote('pages', refused)),
    ],
    setAside,
  };
}

function importNote(group: 'docs' | 'pages', { source, why, file, line }: Refused): Note {
  return { group, fate: 'left', key: `import of "${source}"`, text: why, file, line };
}

/** What cannot be imported by some files, or by what they import. */
function refusedFrom(entries: string[], code: SiteCode): Refused[] {
  const seen = new Set<string>();
  const visit = (file: string): Refused[] => {
    const text = code.texts.get(file);
    if (seen.has(file) || text === undefined) return [];
    seen.add(file);
    return readImports(file, text).flatMap(({ source, line }) => {
      const target = isLocalImport(source) ? localFile(file, source, code.texts) : undefined;
      const why = refusedImport(source, code.isInstalled);
      return [
        ...(why === undefined ? [] : [{ file, line, source, why }]),
        ...(target === undefined ? [] : visit(target)),
      ];
    });
  };
  return entries.flatMap(visit);
}
