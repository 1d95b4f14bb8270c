import { sidebarsSchema } from 'folia/format';
import { NO_SUCH_SETTING } from '../migrate-values.ts';
import { asList, asObject, asString, type Converted, type Note, type Values } from '../note.ts';
import { type Dropped, prune } from '../prune.ts';
import { describeStandIns } from '../stand-in-use.ts';

const KEY_REASONS: Record<string, string> = {
  customProps: 'Entries have no custom values.',
  key: 'Entries need no key.',
  description: 'Entries have no description.',
  defaultStyle: 'HTML always has the style of the sidebar.',
  autoAddBaseUrl: 'The base path is always added.',
};

/**
 * Converts sidebars, with all shorthands expanded (https://docusaurus.io/docs/sidebar/items).
 * Unknown types of entries are kept, since there is no replacement.
 * @param standIns the packages that made entries but that are not installed
 */
export function convertSidebars(
  sidebars: unknown,
  standIns: readonly string[] = [],
): Converted<Values> {
  const converted = Object.entries(asObject(sidebars)).map(
    ([name, items]) => [name, convertItems(items, name)] as const,
  );
  const listed =
    converted.length === 0
      ? 'The file has none, so pages have no sidebar.'
      : `${converted.length}: ${converted.map(([name]) => name).join(', ')}.`;
  const note = { group: 'docs', key: 'sidebars' } as const;
  const lost = `Entries may be missing: ${describeStandIns(standIns)}`;
  const count: Note =
    standIns.length === 0
      ? { ...note, outcome: 'migrated', text: listed }
      : { ...note, outcome: 'changed', text: `${lost} ${listed}`, isUrgent: true };
  return {
    value: Object.fromEntries(converted.map(([name, { value }]) => [name, value])),
    notes: [count, ...converted.flatMap(([, { notes }]) => notes)],
  };
}

function convertItems(items: unknown, path: string): Converted<unknown[]> {
  const list = Array.isArray(items) ? items.flatMap(expandShorthand) : expandShorthand(items);
  const converted = list.map((item, index) => convertItem(item, `${path}[${index}]`));
  return {
    value: converted.map(({ value }) => value),
    notes: converted.flatMap(({ notes }) => notes),
  };
}

/** `{ Guides: ['a', 'b'] }` is shorthand for a category for each key. */
export function expandShorthand(item: unknown): unknown[] {
  const values = asObject(item);
  if (typeof item === 'string' || 'type' in values) return [item];
  return Object.entries(values).map(([label, items]) => ({ type: 'category', label, items }));
}

function convertItem(item: unknown, path: string): Converted<unknown> {
  const { items, ...written } = asObject(item);
  if (typeof item === 'string') return { value: item, notes: [] };
  const key = `${path} (${asString(written['label']) ?? asString(written['id']) ?? written['type']})`;
  if (written['type'] === 'category') return convertCategory(written, items, path, key);
  const fitted = prune(sidebarsSchema, { sidebar: [written] });
  const [value] = asList(asObject(fitted.value)['sidebar']);
  if (value !== undefined) return { value, notes: makeKeyNotes(fitted.dropped, key) };
  return {
    value: written,
    notes: [makeUnknownTypeNote(key, `entries of type "${written['type']}"`)],
  };
}

function convertCategory(
  head: Values,
  items: unknown,
  path: string,
  key: string,
): Converted<unknown> {
  const inner = convertItems(items, `${path}.items`);
  const { link, ...rest } = head;
  const linked = link === undefined || link === null ? rest : head;
  const fitted = prune(sidebarsSchema, { sidebar: [{ ...linked, items: [] }] });
  const value = asObject(asList(asObject(fitted.value)['sidebar'])[0]);
  const { items: _none, ...shaped } = value;
  const lostLink = 'link' in linked && !('link' in shaped);
  const others = fitted.dropped.filter((part) => !(lostLink && part.path[2] === 'link'));
  return {
    value: { ...shaped, ...(lostLink ? { link } : {}), items: inner.value },
    notes: [
      ...(lostLink ? [makeUnknownTypeNote(key, `links of type "${asObject(link)['type']}"`)] : []),
      ...makeKeyNotes(others, key),
      ...inner.notes,
    ],
  };
}

function makeUnknownTypeNote(key: string, what: string): Note {
  return {
    group: 'docs',
    outcome: 'dropped',
    key: `sidebars ${key}`,
    text: `The engine does not support ${what}. It is unchanged in sidebars.ts and stops the build.`,
  };
}

function makeKeyNotes(dropped: Dropped[], key: string): Note[] {
  return dropped.map(({ path, reason }) => {
    const name = path.slice(2).map(String).join('.');
    const text = KEY_REASONS[name] ?? reason ?? NO_SUCH_SETTING;
    return { group: 'docs', outcome: 'dropped', key: `sidebars ${key}.${name}`, text };
  });
}
