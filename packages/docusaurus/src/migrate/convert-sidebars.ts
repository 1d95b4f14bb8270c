import { sidebarsSchema } from 'folia/format';
import { type Converted, listOf, type Note, textOf, type Values, valuesOf } from './note.ts';
import { type Dropped, prune } from './prune.ts';

const KEY_REASONS: Record<string, string> = {
  customProps: 'Entries have no values of a site’s own.',
  key: 'Entries need no key.',
  description: 'Entries have no description.',
  defaultStyle: 'HTML always has the style of the sidebar.',
  autoAddBaseUrl: 'The base path is always added.',
};

/**
 * Sidebars with all shorthands written out (https://docusaurus.io/docs/sidebar/items). Kinds of entries that the engine
 * does not know are kept as they are, since nothing can stand in their place.
 */
export function convertSidebars(sidebars: unknown): Converted<Values> {
  const converted = Object.entries(valuesOf(sidebars)).map(
    ([name, items]) => [name, convertItems(items, name)] as const,
  );
  const count: Note = {
    group: 'docs',
    fate: 'carried',
    key: 'sidebars',
    text: `${converted.length}: ${converted.map(([name]) => name).join(', ')}.`,
  };
  return {
    value: Object.fromEntries(converted.map(([name, { value }]) => [name, value])),
    notes: [count, ...converted.flatMap(([, { notes }]) => notes)],
  };
}

function convertItems(items: unknown, path: string): Converted<unknown[]> {
  const list = Array.isArray(items) ? items.flatMap(expand) : expand(items);
  const converted = list.map((item, index) => convertItem(item, `${path}[${index}]`));
  return {
    value: converted.map(({ value }) => value),
    notes: converted.flatMap(({ notes }) => notes),
  };
}

/** `{ Guides: ['a', 'b'] }` stands for a category for each of its keys. */
function expand(item: unknown): unknown[] {
  const values = valuesOf(item);
  if (typeof item === 'string' || 'type' in values) return [item];
  return Object.entries(values).map(([label, items]) => ({ type: 'category', label, items }));
}

function convertItem(item: unknown, path: string): Converted<unknown> {
  const { items, ...written } = valuesOf(item);
  if (typeof item === 'string') return { value: item, notes: [] };
  const key = `${path} (${textOf(written['label']) ?? textOf(written['id']) ?? written['type']})`;
  if (written['type'] === 'category') return convertCategory(written, items, path, key);
  const fitted = prune(sidebarsSchema, { sidebar: [written] });
  const [value] = listOf(valuesOf(fitted.value)['sidebar']);
  if (value !== undefined) return { value, notes: keyNotes(fitted.dropped, key) };
  return { value: written, notes: [unknownKind(key, `an entry "${written['type']}"`)] };
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
  const value = valuesOf(listOf(valuesOf(fitted.value)['sidebar'])[0]);
  const { items: _none, ...shaped } = value;
  const lostLink = 'link' in linked && !('link' in shaped);
  const others = fitted.dropped.filter((part) => !(lostLink && part.path[2] === 'link'));
  return {
    value: { ...shaped, ...(lostLink ? { link } : {}), items: inner.value },
    notes: [
      ...(lostLink ? [unknownKind(key, `a link "${valuesOf(link)['type']}"`)] : []),
      ...keyNotes(others, key),
      ...inner.notes,
    ],
  };
}

function unknownKind(key: string, what: string): Note {
  return {
    group: 'docs',
    fate: 'left',
    key: `sidebars ${key}`,
    text: `The engine does not know ${what}: it stands in sidebars.ts as it was, and the build stops at it.`,
  };
}

function keyNotes(dropped: Dropped[], key: string): Note[] {
  return dropped.map(({ path, reason }) => {
    const name = path.slice(2).map(String).join('.');
    const text = KEY_REASONS[name] ?? reason ?? 'The engine has no such setting.';
    return { group: 'docs', fate: 'left', key: `sidebars ${key}.${name}`, text };
  });
}
