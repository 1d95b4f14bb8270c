import { countOf } from './count-of.ts';
import type { Group, Note } from './note.ts';

/** Maximum number of lines that are shown on the screen. */
const MAX_LINES = 10;
const MAX_LENGTH = 150;

/** The sections whose dropped items readers would miss, the most visible first. */
const VISIBLE: Group[] = [
  'pages',
  'docs',
  'blog',
  'packages',
  'navbar',
  'i18n',
  'redirects',
  'footer',
];

/** Sections of settings, those with an effect on readers first. */
const SETTINGS: Group[] = ['plugins', 'theme', 'config'];

/** Lists what the owner of a site should look at after its migration, the most important first, in at most ten lines. */
export function listAttention(notes: Note[]): string[] {
  const urgent = notes.filter(({ isUrgent }) => isUrgent);
  const dropped = notes.filter(({ outcome, isUrgent }) => outcome === 'dropped' && !isUrgent);
  const visible = VISIBLE.flatMap((group) =>
    dropped.filter((note) => note.group === group && !isDetail(note)),
  );
  const names = [...SETTINGS, ...VISIBLE].flatMap((group) =>
    dropped.filter((note) => note.group === group && !visible.includes(note)).map(settingName),
  );
  const lines = [...urgent, ...joinSame(visible)].map(printNote);
  const used = `${countOf(names.length, 'settings')} ${names.length === 1 ? 'is' : 'are'}`;
  const last = names.length > 0 ? [shorten(`${used} not used: ${names.join(', ')}`)] : [];
  const room = MAX_LINES - last.length;
  if (lines.length <= room) return [...lines, ...last];
  const shown = lines.slice(0, room - 1);
  return [...shown, `${lines.length - shown.length} more items in the report`, ...last];
}

/** Whether a note is about a setting of an item that is kept, such as a link's "target". */
function isDetail({ group, key }: Note): boolean {
  if (group === 'navbar' || group === 'footer') return !key.endsWith(')');
  return group === 'i18n' && key.startsWith('i18n.');
}

function settingName({ key }: Note): string {
  return key.replace(/^(?:themeConfig\.|(?:preset|plugin|theme) )/, '');
}

/** One note for all that were dropped for the same reason. */
function joinSame(notes: Note[]): Note[] {
  const groups = Map.groupBy(notes, (note) => `${note.group} ${reasonOf(note)}`);
  return [...groups.values()].flatMap((same) => {
    const [first, ...others] = same;
    if (!first || others.length === 0) return first ?? [];
    return [{ ...first, key: `${first.key} and ${others.length} more`, text: reasonOf(first) }];
  });
}

/** The text of a note without further lines of its file. */
function reasonOf({ text }: Note): string | undefined {
  return text?.replace(/, also in lines? [\d, ]+(?=\.$)/, '');
}

function printNote({ key, text, file, line }: Note): string {
  const place = file === undefined ? '' : ` (${file}${line === undefined ? '' : `:${line}`})`;
  const name = `${key.replace(/^themeConfig\./, '')}${place}`;
  return shorten(text === undefined ? name : `${name}: ${text}`);
}

function shorten(text: string): string {
  const plain = text.replaceAll('\n', ' ');
  return plain.length <= MAX_LENGTH ? plain : `${plain.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
