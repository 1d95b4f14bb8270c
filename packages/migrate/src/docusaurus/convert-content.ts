import { posix } from 'node:path';
import { CATEGORY_FILE } from 'folia/format';
import type { Note } from '../note.ts';
import { asList, asObject } from '../note.ts';
import { isCode } from '../source-files.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { checkImports } from './check-imports.ts';
import { cleanContent } from './clean-content.ts';
import type { Settings } from './convert-settings.ts';
import { convertLocale, type SourceLocale } from './convert-translations.ts';
import { findDocsFolders } from './docs-folders.ts';
import { titleFences } from './fence-titles.ts';
import { findIslands, isEntry } from './find-islands.ts';
import { findNewNames, type Texts, updateReferences } from './rename-files.ts';
import { findUsedPackages } from './used-packages.ts';

export type Content = {
  copies: CopyPath[];
  /** New paths of files that are not where references expect them. */
  moved: ReadonlyMap<string, string>;
  locales: SourceLocale[];
  /** Whether the source already treats `.md` as plain Markdown. */
  readsMd: boolean;
  read: (path: string) => string;
};

/** The files of the new folder: copies, some of them renamed, with their links adjusted. */
export function convertContent(
  { copies, moved, locales, readsMd, read }: Content,
  settings: Settings,
): { files: NewFile[]; islands: string[]; packages: string[]; notes: Note[] } {
  const { docsFolders, docsPaths, blogPath, pagesPath } = settings;
  const paths = copies.map(({ to }) => to);
  const from = new Map(copies.map((place) => [place.to, place.from]));
  const translations = locales.map((locale) =>
    convertLocale(locale, {
      paths: new Set(paths),
      docs: docsFolders.map((folder) => ({
        ...folder,
        categories: findDocsFolders(paths, folder.path, (path) => read(from.get(path) ?? path)),
      })),
      blogPath,
      pagesPath,
      themeConfig: asObject(settings.config['themeConfig']),
    }),
  );
  const files: NewFile[] = [
    ...copies.map((place) => ({ from: place.from, to: place.to })),
    ...translations.flatMap(({ value }) => value),
  ];
  const texts = new Map(
    files
      .filter(({ to }) => (isCode(to) || CATEGORY_FILE.test(to)) && !isStatic(to, settings))
      .map((file) => [file.to, 'text' in file ? file.text : read(file.from)]),
  );
  const names = findNewNames(texts, { readsMd });
  const renamed = renameTexts(texts, names, moved);
  const cleaned = cleanContent(renamed, settings);
  const imports = checkImports({ texts: cleaned.texts, docsPaths, pagesPath });
  const folders = { docsPaths, pagesPath };
  const entries = [...cleaned.texts.keys()].filter(
    (path) => isEntry(path, folders) && !imports.excluded.has(path),
  );
  const found = findIslands(cleaned.texts, entries);
  const others = copies
    .filter(({ to }) => isStyleSheet(to) || (isCode(to) && isStatic(to, settings)))
    .map(({ to, from: path }) => [to, read(path)] as const);
  return {
    islands: found.islands,
    packages: findUsedPackages(
      new Map([...cleaned.texts, ...others]),
      [...cleaned.texts.keys(), ...asList(settings.config['customCss']).map(String)].filter(
        (path) => isRoot(path, settings),
      ),
    ),
    files: files.map((file) => {
      const name = names.get(file.to) ?? file.to;
      const text = cleaned.texts.get(name);
      const to = imports.excluded.get(name) ?? name;
      const isSame = text === undefined || text === texts.get(file.to);
      return isSame ? { ...file, to } : { to, text };
    }),
    notes: [
      ...renameNotes(names, settings),
      ...cleaned.notes,
      ...imports.notes,
      ...found.notes,
      ...themeNotes(paths),
      ...translations.flatMap(({ notes }) => notes),
    ],
  };
}

/** The texts under their new names, with updated references. */
function renameTexts(texts: Texts, names: Texts, moved: Texts): Map<string, string> {
  const references = new Map([
    ...names,
    ...[...moved].map(([before, after]) => [before, names.get(after) ?? after] as const),
  ]);
  return new Map(
    [...texts].map(([to, text]) => {
      const updated = updateReferences(to, text, references);
      return [names.get(to) ?? to, /\.mdx?$/.test(to) ? titleFences(updated) : updated];
    }),
  );
}

function isStyleSheet(path: string): boolean {
  return /\.(?:css|s[ac]ss)$/.test(path);
}

/** Whether a file is used even if nothing imports it: a page, a partial, a replaced theme component, a style sheet of the config. */
function isRoot(path: string, { docsPaths, blogPath, pagesPath }: Settings): boolean {
  if (isStyleSheet(path)) return true;
  const original = path.replace(/^i18n\/[^/]+\//, '');
  const isIn = (folders: (string | undefined)[]) =>
    folders.some((folder) => folder !== undefined && original.startsWith(`${folder}/`));
  if (/\.(?:test|spec|stories)\.|__tests__/.test(path)) return false;
  return isIn(
    /\.mdx?$/.test(path) ? [...docsPaths, blogPath, pagesPath] : [pagesPath, 'src/theme'],
  );
}

function isStatic(path: string, { staticFolders }: Settings): boolean {
  return staticFolders.some(({ to }) => path.startsWith(`${to}/`));
}

function renameNotes(names: Map<string, string>, { docsPaths }: Settings): Note[] {
  return [...names].map(([before, after]) => {
    const isText = after.endsWith('.mdx');
    const reason = isText ? 'It is MDX. Links to it have been updated.' : 'It contains JSX.';
    return {
      group: docsPaths.some((folder) => before.startsWith(`${folder}/`)) ? 'docs' : 'pages',
      outcome: 'changed',
      key: before,
      text: `Renamed to "${posix.basename(after)}". ${reason}`,
    };
  });
}

/** Swizzled theme components. */
function themeNotes(paths: string[]): Note[] {
  return paths
    .filter((path) => /^src\/theme\/.+\.[jt]sx?$/.test(path))
    .map((path) => ({
      group: 'theme',
      outcome: 'dropped',
      key: path,
      text: 'Theme components cannot be replaced; the file is copied but not used.',
    }));
}
