import { posix } from 'node:path';
import type { Converted, Note, Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import {
  convertConfigMessages,
  convertInterfaceTexts,
  convertSidebarMessages,
  type Messages,
} from './convert-messages.ts';

/**
 * The content of a locale's folder in Docusaurus:
 * https://docusaurus.io/docs/i18n/introduction#translation-files-location
 */
export type SourceLocale = {
  name: string;
  isDefault: boolean;
  /** All files, by path in the locale's folder. */
  files: Map<string, CopyPath>;
  /** The messages in its JSON files, by path in the locale's folder. */
  messages: Map<string, Messages>;
};

/** The paths and labels of the default locale, which translations are matched with. */
export type Originals = {
  paths: Set<string>;
  docsPath?: string;
  blogPath?: string;
  pagesPath: string;
  themeConfig: Values;
  sidebars: Values;
  /** Docs folders by the label of their category. */
  folders: Map<string, string[]>;
};

const DOCS = 'docusaurus-plugin-content-docs';
const THEME = 'docusaurus-theme-classic';

/** Converts the files of a locale to the engine's layout. */
export function convertLocale(locale: SourceLocale, originals: Originals): Converted<NewFile[]> {
  const folder = posix.join('i18n', locale.name);
  const moves = [
    ...(originals.docsPath === undefined
      ? []
      : [{ before: `${DOCS}/current/`, after: originals.docsPath }]),
    ...(originals.blogPath === undefined
      ? []
      : [{ before: 'docusaurus-plugin-content-blog/', after: originals.blogPath }]),
    { before: 'docusaurus-plugin-content-pages/', after: originals.pagesPath },
  ];
  const files: NewFile[] = [];
  const notes: Note[] = [];
  const stray: string[] = [];
  for (const [path, place] of locale.files) {
    if (locale.messages.has(path)) continue;
    const move = moves.find(({ before }) => path.startsWith(before));
    const original = move && posix.join(move.after, path.slice(move.before.length));
    if (original === undefined || locale.isDefault) stray.push(path);
    else if (/\.mdx?$/.test(path) && !originals.paths.has(original)) {
      notes.push(
        makeDroppedNote(
          posix.join(folder, path),
          `The original page "${original}" does not exist.`,
        ),
      );
    } else files.push({ from: place.from, to: posix.join(folder, original) });
  }
  const words = convertMessages(locale, originals, folder);
  return {
    value: [...files, ...words.value],
    notes: [
      ...countNote(locale, files),
      ...words.notes,
      ...notes,
      ...makeStrayNotes(folder, stray),
    ],
  };
}

function convertMessages(
  { messages, isDefault, files }: SourceLocale,
  originals: Originals,
  folder: string,
): Converted<NewFile[]> {
  const read = (path: string) => messages.get(path) ?? {};
  const { texts, unused } = convertInterfaceTexts(read('code.json'));
  const config = convertConfigMessages(
    originals.themeConfig,
    read(`${THEME}/navbar.json`),
    read(`${THEME}/footer.json`),
  );
  const labels = convertSidebarMessages(originals.sidebars, read(`${DOCS}/current.json`));
  const categories = Object.entries(labels.folders).flatMap(([label, message]) =>
    (originals.folders.get(label) ?? [])
      .filter((path) => !hasCategoryFile(files, path, originals.docsPath))
      .map((path) => json(posix.join(folder, path, '_category_.json'), { label: message })),
  );
  const ofOthers = [
    json(posix.join(folder, 'config.json'), config),
    json(posix.join(folder, 'sidebars.json'), labels.sidebars),
    ...categories,
  ];
  const value = [json(posix.join(folder, 'texts.json'), texts), ...(isDefault ? [] : ofOthers)];
  const written = value.filter(({ text }) => text !== '{}\n');
  const notes: Note[] = written.map(({ to }) => ({ group: 'i18n', outcome: 'migrated', key: to }));
  const message = `Messages of the site’s own components must be moved to where they are used: ${unused.join(', ')}.`;
  return {
    value: written,
    notes:
      unused.length > 0
        ? [...notes, makeDroppedNote(posix.join(folder, 'code.json'), message)]
        : notes,
  };
}

function hasCategoryFile(files: Map<string, CopyPath>, path: string, docsPath = ''): boolean {
  const inner = posix.join(`${DOCS}/current`, posix.relative(docsPath, path));
  return ['json', 'yml', 'yaml'].some((extension) =>
    files.has(posix.join(inner, `_category_.${extension}`)),
  );
}

function countNote({ name }: SourceLocale, files: NewFile[]): Note[] {
  if (files.length === 0) return [];
  const text = `Translated files, now in "i18n/${name}": ${files.length}.`;
  return [{ group: 'i18n', outcome: 'migrated', key: name, text }];
}

/** Notes about files that do not belong to any folder of the engine, grouped by folder. */
function makeStrayNotes(folder: string, paths: string[]): Note[] {
  const folders = Map.groupBy(paths, (path) => path.split('/').slice(0, 2).join('/'));
  return [...folders].map(([path, group]) =>
    makeDroppedNote(
      posix.join(folder, path),
      `Not supported by the engine. Files: ${group.length}.`,
    ),
  );
}

function json(to: string, value: Values): { to: string; text: string } {
  return { to, text: `${JSON.stringify(value, null, 2)}\n` };
}

function makeDroppedNote(key: string, text: string): Note {
  return { group: 'i18n', outcome: 'dropped', key, text };
}
