import { listFirst } from '../list-first.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import type { Settings } from './convert-settings.ts';
import { type DocsIds, docsIds } from './docs-ids.ts';
import { leaveOutEntries } from './leave-out-entries.ts';
import { type DocsFolder, printJson, translationsFolder } from './source-versions.ts';

/** Where the source names pages: its config, and the sidebars of its docs folders by their path in the new site. */
export type SourcePlaces = { config: SourceText; sidebars: ReadonlyMap<string, SourceText> };

/** Where the source names pages, and what reads its files, at absolute paths. */
type ReadSource = {
  places: SourcePlaces;
  read: (path: string) => string;
  exists: (path: string) => boolean;
};

type SourceText = { file: string; text: string };

/** Maximum number of ids that a note lists. */
const MAX_LISTED = 10;

const ADVICE =
  'If a script or a plugin writes the pages before a build, let it write them, and migrate again.';

/**
 * Leaves out entries of the sidebars and of the bar that lead to docs pages which the source does not have, such as those
 * that a script writes before each build of Docusaurus. They would stop every build of the new site.
 */
export function leaveOutMissing(
  settings: Settings,
  copies: readonly CopyPath[],
  { places, read, exists }: ReadSource,
): { settings: Settings; notes: Note[] } {
  const isGone = ({ path }: DocsFolder) =>
    settings.copies.some(({ from, to }) => to === path && !exists(from));
  const folders = settings.docsFolders.map((folder) => {
    const ids = docsIds(folder.path, copies, read);
    const text = places.sidebars.get(folder.path);
    if (!text) return { folder, ids, notes: [], value: folder };
    const checked = leaveOutOfFolder(folder, ids, text);
    // Another note says that the folder does not exist.
    return isGone(folder) ? { ...checked, notes: [] } : checked;
  });
  const docsFolders = folders.map(({ value }) => value);
  const bar = leaveOutOfBar(settings.config, folders, places.config);
  const found = [...folders.flatMap(({ notes }) => notes), ...bar.notes];
  const isChanged = folders.some(({ folder, value }) => folder !== value);
  if (!isChanged && bar.notes.length === 0) return { settings, notes: [] };
  const changed = new Map(folders.map(({ folder, value }) => [folder.sidebars, value.sidebars]));
  const sidebars = new Map(
    [...settings.sidebars].map(([file, value]) => [file, changed.get(value) ?? value]),
  );
  const ofVersions = new Map(docsFolders.map((folder) => [folder.sidebarsFile, folder.sidebars]));
  const files = settings.files.map((file) => {
    const value = ofVersions.get(file.to);
    return value ? { to: file.to, text: printJson(value) } : file;
  });
  return {
    settings: { ...settings, config: bar.value, sidebars, docsFolders, files },
    notes: found,
  };
}

type CheckedFolder = Converted<DocsFolder> & { folder: DocsFolder; ids: DocsIds };

function leaveOutOfFolder(folder: DocsFolder, ids: DocsIds, source: SourceText): CheckedFolder {
  const checked = Object.entries(folder.sidebars).map(([name, items]) => {
    return { name, before: asList(items), ...leaveOutEntries(asList(items), ids) };
  });
  const kept = checked.filter(({ items, before }) => items.length > 0 || before.length === 0);
  const sidebars = Object.fromEntries(kept.map(({ name, items }) => [name, items]));
  const notes = checked.flatMap(({ name, missing }): Note[] =>
    missing.length === 0 ? [] : [missingNote('docs', `sidebar "${name}"`, missing, source)],
  );
  return { folder, ids, notes, value: notes.length === 0 ? folder : { ...folder, sidebars } };
}

function leaveOutOfBar(
  config: Values,
  folders: readonly CheckedFolder[],
  source: SourceText,
): Converted<Values> {
  const themeConfig = asObject(config['themeConfig']);
  const navbar = asObject(themeConfig['navbar']);
  const missing: string[] = [];
  const isMissing = (item: Values): boolean => {
    const name = missingName(item, folders);
    if (name !== undefined) missing.push(name);
    return name !== undefined;
  };
  const keep = (items: unknown): unknown[] =>
    asList(items).flatMap((item) => {
      const values = asObject(item);
      if (isMissing(values)) return [];
      if (!Array.isArray(values['items'])) return [item];
      const inner = keep(values['items']);
      return inner.length === 0 && values['items'].length > 0 ? [] : [{ ...values, items: inner }];
    });
  const items = keep(navbar['items']);
  if (missing.length === 0) return { value: config, notes: [] };
  const value = { ...config, themeConfig: { ...themeConfig, navbar: { ...navbar, items } } };
  return { value, notes: [missingNote('navbar', 'navigation bar', missing, source)] };
}

/** The page or sidebar that an item of the bar leads to, if it is missing in all docs folders of its plugin. */
function missingName(item: Values, folders: readonly CheckedFolder[]): string | undefined {
  const { type, docId, sidebarId, docsPluginId } = item;
  const own = translationsFolder(asString(docsPluginId) ?? 'default');
  const ofPlugin = folders.filter(({ folder }) => folder.translations.split('/')[0] === own);
  const doc = asString(docId);
  if (type === 'doc' && doc !== undefined && ofPlugin.length > 0) {
    return ofPlugin.some(({ ids }) => ids.pages.has(doc)) ? undefined : doc;
  }
  const name = asString(sidebarId);
  if (type !== 'docSidebar' || name === undefined) return undefined;
  const had = ofPlugin.some(({ folder }) => Object.hasOwn(folder.sidebars, name));
  const has = ofPlugin.some(({ value }) => Object.hasOwn(value.sidebars, name));
  return had && !has ? name : undefined;
}

function missingNote(
  group: 'docs' | 'navbar',
  key: string,
  missing: readonly string[],
  { file, text }: SourceText,
): Note {
  const ids = [...new Set(missing)];
  const quoted = ids.map((id) => `"${id}"`);
  const what = `Without ${listFirst(quoted, MAX_LISTED)}, since the source has no such docs pages. ${ADVICE}`;
  const line = ids.map((id) => quotedLine(text, id)).find((found) => found !== undefined);
  return { group, outcome: 'dropped', key, text: what, isUrgent: true, file, line };
}

function quotedLine(text: string, value: string): number | undefined {
  const quoted = [`'${value}'`, `"${value}"`, `\`${value}\``];
  const index = text.split('\n').findIndex((line) => quoted.some((one) => line.includes(one)));
  return index === -1 ? undefined : index + 1;
}
