import { readFileSync } from 'node:fs';
import { formatPath } from 'folia-problems';
import { listFirst } from '../list-first.ts';
import { NO_SUCH_SETTING } from '../migrate-values.ts';
import { asObject, type Note, type Values } from '../note.ts';
import type { NewFile } from '../write-migration.ts';
import { convertFields } from './convert-fields.ts';
import type { Settings } from './convert-settings.ts';

/** The field of the config in which the imports of Docusaurus look for these keys. */
const FIELD = 'themeConfig';
/** Maximum number of modules that a note names. */
const MAX_LISTED = 3;

type Kept = { name: string; value: unknown; note: Note };

/**
 * Keeps keys of `themeConfig` that the engine does not know, but that code of the site reads, in a field of the new config.
 * Keys that no code reads, such as those of plugins, are left out, since documents with islands contain all fields.
 *
 * @param themeConfig of the source
 * @param files those of the new site
 */
export function keepThemeKeys(
  settings: Settings,
  themeConfig: Values,
  files: readonly NewFile[],
): Settings {
  const unknown = Object.keys(themeConfig).filter((name) =>
    settings.notes.some(({ key, text }) => key === keyOf(name) && text === NO_SUCH_SETTING),
  );
  if (unknown.length === 0) return settings;
  const modules = readersOf(files);
  const kept = unknown.flatMap((name): Kept[] => {
    const readers = modules.filter(({ words }) => words.has(name)).map(({ path }) => path);
    return readers.length === 0 ? [] : keepKey(name, themeConfig[name], readers);
  });
  if (kept.length === 0) return settings;
  const notes = new Map(kept.map(({ note }) => [note.key, note]));
  const fields = asObject(settings.config['customFields']);
  const own = Object.fromEntries(kept.map(({ name, value }) => [name, value]));
  const customFields = { ...fields, [FIELD]: { ...asObject(fields[FIELD]), ...own } };
  return {
    ...settings,
    config: { ...settings.config, customFields },
    notes: settings.notes.map((note) => notes.get(note.key) ?? note),
  };
}

/** The modules that may read the config of the theme, with the words of their code. */
function readersOf(files: readonly NewFile[]): { path: string; words: Set<string> }[] {
  const code = files.filter(
    ({ to }) => /\.(?:[cm]?[jt]sx?|mdx)$/.test(to) && !to.startsWith('src/unused-theme/'),
  );
  return code.flatMap((file) => {
    const text = 'text' in file ? file.text : readFileSync(file.from, 'utf8');
    if (!/themeConfig|useThemeConfig/.test(text)) return [];
    return [{ path: file.to, words: new Set(text.match(/[\w$]+/g)) }];
  });
}

function keepKey(name: string, written: unknown, readers: readonly string[]): Kept[] {
  const { value: fields, notes } = convertFields({ [name]: written });
  const value = asObject(fields['customFields'])[name];
  if (value === undefined) return [];
  const lost = notes.flatMap(({ outcome, text }) => (outcome === 'migrated' ? [] : (text ?? [])));
  const verb = readers.length === 1 ? 'reads' : 'read';
  const place = `It is now in "customFields.${FIELD}", from which "siteConfig.themeConfig" takes it, since ${listFirst(readers, MAX_LISTED)} ${verb} it.`;
  const text = [place, ...lost].join(' ');
  return [{ name, value, note: { group: 'theme', outcome: 'changed', key: keyOf(name), text } }];
}

function keyOf(name: string): string {
  return formatPath(['themeConfig', name]);
}
