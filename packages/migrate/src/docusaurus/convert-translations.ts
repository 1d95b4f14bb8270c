import { posix } from 'node:path';
import { CATEGORY_FILE } from 'folia/format';
import { listFirst } from '../list-first.ts';
import type { Converted, Note, Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { convertConfigMessages, convertSidebarMessages } from './convert-messages.ts';
import { convertCodeMessages, type Messages, TEXT_COUNT } from './interface-texts.ts';
import type { DocsFolder } from './source-versions.ts';
import { translateVersionLabels } from './version-labels.ts';

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
  docs: TranslatedDocs[];
  blog?: { path: string; translations: string };
  pagesPath: string;
  themeConfig: Values;
};

/**
 * A folder of docs pages, with its folders by the label of their category, and the label of its version in the default
 * locale; undefined if that version is not built.
 */
type TranslatedDocs = DocsFolder & { categories: Map<string, string[]>; label: string | undefined };

const THEME = 'docusaurus-theme-classic';

/** Converts the files of a locale to the engine's layout. */
export function convertLocale(locale: SourceLocale, originals: Originals): Converted<NewFile[]> {
  const folder = posix.join('i18n', locale.name);
  const moves = [
    ...originals.docs.map(({ translations, path }) => ({
      before: `${translations}/`,
      after: path,
    })),
    ...(originals.blog === undefined
      ? []
      : [{ before: `${originals.blog.translations}/`, after: originals.blog.path }]),
    { before: 'docusaurus-plugin-content-pages/', after: originals.pagesPath },
  ];
  const files: NewFile[] = [];
  const notes: Note[] = [];
  const stray: string[] = [];
  const folders = new Set([...originals.paths].flatMap(foldersAbove));
  for (const [path, place] of locale.files) {
    if (locale.messages.has(path)) continue;
    const move = moves.find(({ before }) => path.startsWith(before));
    const original = move && posix.join(move.after, path.slice(move.before.length));
    if (original === undefined || locale.isDefault) stray.push(path);
    else {
      const missing = findMissingOriginal(original, originals.paths, folders);
      if (missing === undefined) files.push({ from: place.from, to: posix.join(folder, original) });
      else {
        const text = `The original ${missing} does not exist.`;
        notes.push(makeDroppedNote(posix.join(folder, path), text));
      }
    }
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

/** @example foldersAbove('docs/birds/owl.md') // ['docs/birds', 'docs'] */
function foldersAbove(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
}

/** Names the missing original of a translation: a page, or the folder of a category file. */
function findMissingOriginal(
  original: string,
  paths: ReadonlySet<string>,
  folders: ReadonlySet<string>,
): string | undefined {
  if (/\.mdx?$/.test(original)) return paths.has(original) ? undefined : `page "${original}"`;
  const folder = posix.dirname(original);
  return CATEGORY_FILE.test(original) && !folders.has(folder) ? `folder "${folder}"` : undefined;
}

function convertMessages(
  { name, messages, isDefault, files }: SourceLocale,
  originals: Originals,
  folder: string,
): Converted<NewFile[]> {
  const read = (path: string) => messages.get(path) ?? {};
  const { texts, own, left } = convertCodeMessages(read('code.json'));
  const config = convertConfigMessages(
    originals.themeConfig,
    read(`${THEME}/navbar.json`),
    read(`${THEME}/footer.json`),
  );
  const versions = translateVersionLabels(originals.docs, read);
  const docs = originals.docs.flatMap((one) => convertDocsMessages(one, read, files, folder));
  const ofOthers = [
    json(posix.join(folder, 'config.json'), { ...config, ...versions.value }),
    ...docs,
  ];
  const value = [
    json(posix.join(folder, 'texts.json'), texts),
    json(posix.join(folder, 'messages.json'), own),
    ...(isDefault ? [] : ofOthers),
  ];
  const written = value.filter(({ text }) => text !== '{}\n');
  return {
    value: written,
    notes: [
      ...written.map(({ to }): Note => ({ group: 'i18n', outcome: 'migrated', key: to })),
      ...textNotes(name, { texts, left }, folder),
      ...(isDefault
        ? []
        : versions.notes.map((note) => ({ ...note, key: posix.join(folder, note.key) }))),
    ],
  };
}

/** Notes about interface texts: those that stay English, and messages without a counterpart. */
function textNotes(
  name: string,
  { texts, left }: { texts: Messages; left: string[] },
  folder: string,
): Note[] {
  const missing = TEXT_COUNT - Object.keys(texts).length;
  const file = posix.join(folder, 'texts.json');
  const untranslated: Note = {
    group: 'i18n',
    outcome: 'changed',
    key: `interface texts in "${name}"`,
    text: `English, as the engine has no translations of its own: ${missing} of ${TEXT_COUNT}. Add those that readers see to "${file}".`,
  };
  const text = `The engine has no such texts: ${listFirst(left, 3)}.`;
  return [
    ...(/^en(?:-|$)/i.test(name) ? [] : [untranslated]),
    ...(left.length === 0 ? [] : [makeDroppedNote(posix.join(folder, 'code.json'), text)]),
  ];
}

/** The files with the labels of sidebars and categories of a folder of docs pages. */
function convertDocsMessages(
  { path: docsPath, translations, labelsFile, sidebars, categories }: TranslatedDocs,
  read: (path: string) => Messages,
  files: Map<string, CopyPath>,
  folder: string,
): { to: string; text: string }[] {
  const labels = convertSidebarMessages(sidebars, read(`${translations}.json`));
  const hasCategoryFile = (path: string) =>
    ['json', 'yml', 'yaml'].some((extension) => {
      const name = `_category_.${extension}`;
      return files.has(posix.join(translations, posix.relative(docsPath, path), name));
    });
  const ofFolders = Object.entries(labels.folders).flatMap(([label, message]) =>
    (categories.get(label) ?? [])
      .filter((path) => !hasCategoryFile(path))
      .map((path) => json(posix.join(folder, path, '_category_.json'), { label: message })),
  );
  return [json(posix.join(folder, labelsFile), labels.sidebars), ...ofFolders];
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
