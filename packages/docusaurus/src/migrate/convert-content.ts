import { posix } from 'node:path';
import { CATEGORY_FILE } from 'folia/format';
import { checkImports } from './check-imports.ts';
import type { Settings } from './convert-settings.ts';
import { convertLocale, type NewFile, type SourceLocale } from './convert-translations.ts';
import { docsFolders } from './docs-folders.ts';
import { findIslands, isEntry } from './find-islands.ts';
import type { Note } from './note.ts';
import { valuesOf } from './note.ts';
import { quietContent } from './quiet-content.ts';
import { followNames, newNames } from './rename-files.ts';
import { isCode } from './source-files.ts';
import type { Place } from './source-path.ts';

export type Content = {
  places: Place[];
  locales: SourceLocale[];
  /** Whether `.md` is plain Markdown in the source already. */
  readsMd: boolean;
  isInstalled: (name: string) => boolean;
  read: (path: string) => string;
};

/** The files of the new folder: copies, of which some have another name and links that follow it. */
export function convertContent(
  { places, locales, readsMd, isInstalled, read }: Content,
  settings: Settings,
): { files: NewFile[]; islands: string[]; notes: Note[] } {
  const { docsPath, blogPath, pagesPath } = settings;
  const paths = places.map(({ to }) => to);
  const from = new Map(places.map((place) => [place.to, place.from]));
  const translations = locales.map((locale) =>
    convertLocale(locale, {
      paths: new Set(paths),
      docsPath,
      blogPath,
      pagesPath,
      themeConfig: valuesOf(settings.config['themeConfig']),
      sidebars: settings.sidebars ?? {},
      folders: docsFolders(paths, docsPath ?? 'docs', (path) => read(from.get(path) ?? path)),
    }),
  );
  const files: NewFile[] = [
    ...places.map((place) => ({ from: place.from, to: place.to })),
    ...translations.flatMap(({ value }) => value),
  ];
  const texts = new Map(
    files
      .filter(({ to }) => (isCode(to) || CATEGORY_FILE.test(to)) && !isStatic(to, settings))
      .map((file) => [file.to, 'text' in file ? file.text : read(file.from)]),
  );
  const names = newNames(texts, { readsMd });
  const renamed = new Map(
    [...texts].map(([to, text]) => [names.get(to) ?? to, followNames(to, text, names)]),
  );
  const quiet = quietContent(renamed, settings);
  const imports = checkImports({ texts: quiet.texts, docsPath, pagesPath, isInstalled });
  const folders = { docsPath, pagesPath };
  const entries = [...quiet.texts.keys()].filter(
    (path) => isEntry(path, folders) && !imports.setAside.has(path),
  );
  const live = findIslands(quiet.texts, entries);
  return {
    islands: live.islands,
    files: files.map((file) => {
      const name = names.get(file.to) ?? file.to;
      const text = quiet.texts.get(name);
      const to = imports.setAside.get(name) ?? name;
      const isSame = text === undefined || text === texts.get(file.to);
      return isSame ? { ...file, to } : { to, text };
    }),
    notes: [
      ...renameNotes(names, settings),
      ...quiet.notes,
      ...imports.notes,
      ...live.notes,
      ...themeNotes(paths),
      ...translations.flatMap(({ notes }) => notes),
    ],
  };
}

function isStatic(path: string, { staticPlaces }: Settings): boolean {
  return staticPlaces.some(({ to }) => path.startsWith(`${to}/`));
}

function renameNotes(names: Map<string, string>, { docsPath = '' }: Settings): Note[] {
  return [...names].map(([before, after]) => {
    const isText = after.endsWith('.mdx');
    const reason = isText ? 'It is MDX, and links to it follow.' : 'It has JSX in it.';
    return {
      group: before.startsWith(`${docsPath}/`) ? 'docs' : 'pages',
      fate: 'changed',
      key: before,
      text: `It is named "${posix.basename(after)}" now. ${reason}`,
    };
  });
}

/** Components that take the place of those of the theme ("swizzled"). */
function themeNotes(paths: string[]): Note[] {
  return paths
    .filter((path) => /^src\/theme\/.+\.[jt]sx?$/.test(path))
    .map((path) => ({
      group: 'theme',
      fate: 'left',
      key: path,
      text: 'The components of the theme are not exchanged; the file is copied and not used.',
    }));
}
