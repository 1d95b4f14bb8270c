import { existsSync, readFileSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { isFile, withoutCode } from 'folia/format';
import type { Note } from '../note.ts';
import { repositoryFolders } from '../repository-folders.ts';
import { isCode, isGenerated, listFiles } from '../source-files.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import { EXTENSIONS, pathInSite } from './local-imports.ts';
import { readImports } from './read-imports.ts';

export type PlannedCopies = {
  copies: CopyPath[];
  /**
   * New paths of files that are not where references expect them, such as those from outside the folder of the site, by the
   * path that references give. Both are relative to the new folder.
   */
  moved: Map<string, string>;
  notes: Note[];
};

/** The folder for files from other places of the source's repository. */
const OUTSIDE = 'repository';

/**
 * Lists all files to copy: the given ones, those in the given folders, and those that these refer to, anywhere in the
 * repository of the source.
 *
 * @param read reads a text file by its absolute path
 */
export function planCopies(
  sourceDir: string,
  roots: CopyPath[],
  read = (path: string) => readFileSync(path, 'utf8'),
): PlannedCopies {
  const repository = repositoryFolders(sourceDir).at(-1) ?? sourceDir;
  const files = new Map<string, CopyPath>();
  const moved = new Map<string, string>();
  const places = new Map(roots.map((root) => [root.to, root]));
  const copyOf = new Map(
    roots
      .flatMap((place) => listFiles(place))
      .toReversed()
      .map(({ from, to }) => [from, to]),
  );
  // The iteration includes elements that are added during it.
  for (const place of places.values()) {
    for (const file of listFiles(place)) {
      if (files.has(file.to)) continue;
      files.set(file.to, file);
      if (!isCode(file.to)) continue;
      const text = read(file.from);
      for (const found of siteFolders(sourceDir, file, text)) addPlace(places, found);
      for (const found of neighbors(sourceDir, repository, file, text)) {
        // A file has one copy, to which all references lead. Otherwise, following files that refer to each other might never
        // end.
        const to = copyOf.get(found.place.from) ?? found.place.to;
        copyOf.set(found.place.from, to);
        if (to !== found.kept) moved.set(found.written, to);
        if (!files.has(to)) addPlace(places, { from: found.place.from, to });
      }
    }
  }
  return {
    copies: [...files.values()].filter(({ to }) => !EXCLUDED.test(to)),
    moved,
    notes: movedNotes(moved),
  };
}

function addPlace(places: Map<string, CopyPath>, place: CopyPath): void {
  if (!places.has(place.to)) places.set(place.to, place);
}

/**
 * Docusaurus and package settings, which are not copied even if the docs folder is the whole source
 * folder.
 */
const EXCLUDED =
  /^(?:docusaurus\.config\.\w+|package(?:-lock)?\.json|yarn\.lock|pnpm-lock\.yaml|tsconfig\.json|babel\.config\.js)$/;

/** A file that another one refers to. Its other paths are those that it would have if it kept its place. */
type Reference = { place: CopyPath; written: string; kept: string };

/** The folders that imports refer to by a path from the folder of the site. */
function siteFolders(sourceDir: string, file: CopyPath, text: string): CopyPath[] {
  return readImports(file.to, text).flatMap(({ source }) => {
    const path = pathInSite(source.slice(source.lastIndexOf('!') + 1))?.replace(/\?.*/, '');
    const [folder] = path?.split('/') ?? [];
    if (!path || !folder || folder === '..' || isGenerated(folder)) return [];
    const place = resolveSourcePath(sourceDir, path);
    const isInFolder = path.includes('/') || (existsSync(place.from) && !isFile(place.from));
    return [isInFolder ? resolveSourcePath(sourceDir, folder) : place];
  });
}

/** The files that a file imports or shows by a relative path. */
function neighbors(
  sourceDir: string,
  repository: string,
  file: CopyPath,
  text: string,
): Reference[] {
  const imports = readImports(file.to, text).map(({ source }) => ({ source, endings: EXTENSIONS }));
  // A link without an extension leads to a page, wherever that is.
  const shown = (/\.mdx?$/.test(file.to) ? shownFiles(text) : []).map((source) => {
    return { source, endings: [''] };
  });
  return [...imports, ...shown].flatMap(({ source, endings }) => {
    const path = source.slice(source.lastIndexOf('!') + 1).replace(/\/*(?:[?#].*)?$/, '');
    const isOfSite = path.startsWith('@site/..');
    if (!isOfSite && !/^\.{1,2}\//.test(path)) return [];
    const target = isOfSite
      ? resolve(sourceDir, path.slice('@site/'.length))
      : resolve(file.from, '..', path);
    const ending = endings.find((extension) => isFile(target + extension));
    if (ending === undefined) return [];
    const from = target + ending;
    const inRepository = relative(repository, from).replaceAll('\\', '/');
    if (inRepository.startsWith('..')) return [];
    const written = isOfSite
      ? path.slice('@site/'.length)
      : posix.join(posix.dirname(file.to), path);
    const kept = written + ending;
    const isKept = !written.startsWith('..') && !EXCLUDED.test(kept);
    return [
      { place: { from, to: isKept ? kept : posix.join(OUTSIDE, inRepository) }, written, kept },
    ];
  });
}

/** Pictures and downloads in Markdown. Links to Markdown are links to pages. */
function shownFiles(text: string): string[] {
  const targets = (prose: string) =>
    [...prose.matchAll(RELATIVE_TARGET)]
      .map(([, target = '']) => target)
      .filter((target) => !/\.mdx?\b/.test(target));
  // Finding the code takes time, and most pages show no files.
  return targets(text).length === 0 ? [] : targets(withoutCode(text, 'md'));
}

const RELATIVE_TARGET =
  /(?:\]\(\s*<?|^\s*\[[^\]]+\]:\s*<?|(?:src|href)=["'])(\.{1,2}\/[^\s"'<>()]+)/gm;

function movedNotes(moved: Map<string, string>): Note[] {
  const paths = [...new Set(moved.values())]
    .filter((path) => path.startsWith(`${OUTSIDE}/`))
    .sort();
  if (paths.length === 0) return [];
  const text = `The site refers to ${paths.length === 1 ? 'this file' : 'these files'} outside of its folder; references have been updated: ${paths.join(', ')}.`;
  return [{ group: 'pages', outcome: 'changed', key: OUTSIDE, text }];
}
