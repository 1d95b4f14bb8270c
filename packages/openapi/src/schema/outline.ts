import { makeListValues, sharedDiscriminator } from './discriminator-values.ts';
import { type FurtherRow, listFurtherRows } from './further-rows.ts';
import { listItemTexts, placeText } from './place-texts.ts';
import { requiredNames } from './required-names.ts';
import type { Property, RawSchema, ReadSchema, Schema } from './schema.ts';
import { hasContent, innermost, listMapped } from './type-text.ts';

/** One line of a schema: a property, an item, or the schema of all further ones. */
export type Row = Entry & {
  kind: 'property' | 'pattern' | 'additional' | 'item' | 'not' | FurtherRow['kind'];
  name: string;
  required: boolean;
};

/** One of several alternatives. */
export type Choice = Entry & {
  /** The values of the discriminator for this alternative. */
  values: string[];
};

export type Choices = {
  kind: 'oneOf' | 'anyOf' | 'mapping';
  property?: string;
  /** The schema if the discriminator has none of the values. */
  otherwise?: Schema;
  choices: Choice[];
  /** The number of alternatives that the page leaves out. */
  left: number;
};

/** The content of a schema, and the number of rows that the page leaves out. */
export type Group = { rows: Row[]; choices: Choices[]; left: number };

/** A schema with its content, as far as the page shows it. */
export type Entry = {
  /** The target of links. */
  id?: string;
  schema: Schema;
  /** What is written about it at this place. */
  text?: string;
  /** For an alternative or a condition that does nothing but require properties: their names. */
  requires?: string[];
  /** For arrays, the schema of the items. */
  inner: Schema;
  /** What is written about the items at this place. */
  itemTexts: string[];
  nested?: Group;
};

export type OutlineOptions = {
  readSchema: ReadSchema;
  /** Rows left on the page. Named schemas that exceed it become links to their pages. */
  budget: { rows: number };
  /** Maximum nesting depth of named schemas. */
  depth: number;
  /**
   * Who sends the value. Clients leave out read-only properties, the API write-only ones
   * (https://json-schema.org/draft/2020-12/json-schema-validation#section-9.4). If omitted, all are
   * listed.
   */
  sender?: 'client' | 'api';
  /** Maximum length of a list of rows, and of a list of alternatives. */
  longest: { rows: number; choices: number };
  /** Returns an id for a row, unique on the page. */
  idFor?: (name: string) => string;
};

/** Unnamed schemas are expanded inline. The limit only applies to recursive ones. */
export const MAX_LEVEL = 24;

/**
 * Rows that unnamed schemas may take up beyond the budget; `large-parts.ts` reduces their number.
 */
const MAX_UNNAMED_ROWS = 240;

/** The longest lists of a page that is not the schema's own. */
export const LONGEST_LISTS = { rows: 300, choices: 40 };

type QueuedEntry = {
  entry: Entry;
  models: ReadonlySet<string>;
  depth: number;
  level: number;
  id: string;
};

/**
 * Expands a schema for a page breadth-first, so that the deepest parts are cut first. A recursive
 * schema is cut where it would repeat; its type is a link there.
 */
export function outline(raw: RawSchema, name: string, options: OutlineOptions): Entry {
  const { readSchema, budget } = options;
  const top = makeEntry(raw, readSchema);
  const queue: QueuedEntry[] = [{ entry: top, models: new Set(), depth: 0, level: 0, id: name }];
  // The queue grows while it is read.
  for (const next of queue) {
    const { entry, models: open } = next;
    if (entry.requires) continue;
    const names =
      entry.inner.allOfModels ?? (entry.inner.model === undefined ? [] : [entry.inner.model]);
    const isNamed = names.length > 0;
    const holdsItems = entry.inner.items !== undefined && (!isNamed || next.level === 0);
    if (!(hasContent(entry.inner) || holdsItems) || next.level > MAX_LEVEL) continue;
    const isMerged = entry.schema.isMerged || entry.inner.isMerged;
    // The top of a body is always shown, since no other page has it.
    const fewest = isMerged ? 0 : -MAX_UNNAMED_ROWS;
    if (!isNamed && next.level > 0 && budget.rows < fewest) continue;
    if (isNamed && next.level > 0) {
      if (names.some((model) => open.has(model)) || next.depth >= options.depth) continue;
      if (budget.rows <= countRows(entry.inner, readSchema)) continue;
    }
    const models = isNamed ? new Set([...open, ...names]) : open;
    const depth = next.depth + (isNamed && next.level > 0 ? 1 : 0);
    const group = makeGroup(entry.inner, next.id, options);
    entry.nested = group;
    budget.rows -= countRows(entry.inner, readSchema);
    const inside = [...group.rows, ...group.choices.flatMap(({ choices }) => choices)];
    for (const inner of inside) {
      const id = 'name' in inner ? `${next.id}.${inner.name}` : next.id;
      queue.push({ entry: inner, models, depth, level: next.level + 1, id });
    }
  }
  return top;
}

function makeEntry(raw: RawSchema, readSchema: ReadSchema): Entry {
  const schema = readSchema(raw);
  const inner = innermost(schema, readSchema);
  const itemTexts = listItemTexts(schema, inner, readSchema);
  return { schema, text: placeText(raw, schema), inner, itemTexts };
}

/** The kinds of rows for what applies to the value as a whole. */
const RULES: ReadonlySet<Row['kind']> = new Set(['not', 'dependent', 'if', 'then', 'else']);

/** The entry of a schema that applies to the value as a whole, in addition to others. */
function makeRule(raw: RawSchema, readSchema: ReadSchema): Entry {
  const entry = makeEntry(raw, readSchema);
  return { ...entry, requires: requiredNames(entry.schema) };
}

/** The number of rows and choices that `makeGroup` creates for a schema. */
function countRows(schema: Schema, readSchema: ReadSchema): number {
  const { properties, patternProperties, prefixItems, items, additional, not } = schema;
  const { variants } = schema;
  const choices = variants.reduce((sum, variant) => sum + variant.choices.length, 0);
  const single = [items, additional === false ? undefined : additional, not];
  return (
    properties.length +
    patternProperties.length +
    prefixItems.length +
    single.filter((inner) => inner !== undefined).length +
    listFurtherRows(schema).length +
    choices +
    listMapped(schema).length +
    listUnlisted(schema, readSchema).length
  );
}

function makeGroup(schema: Schema, id: string, options: OutlineOptions): Group {
  const { readSchema, idFor, longest } = options;
  const row = (kind: Row['kind'], name: string, raw: RawSchema, required: boolean): Row => ({
    kind,
    name,
    required,
    id: kind === 'property' ? idFor?.(`${id}.${name}`) : undefined,
    ...(RULES.has(kind) ? makeRule : makeEntry)(raw, readSchema),
  });
  const { properties, patternProperties, prefixItems, items, additional, not } = schema;
  const sorted = properties.toSorted((a, b) => Number(b.required) - Number(a.required));
  const { sent, left } = takeSent(sorted, options);
  // What is left out is not even read.
  const all: (() => Row)[] = [
    ...sent.map((property) => () => {
      return row('property', property.name, property.schema, property.required);
    }),
    ...patternProperties.map(
      (pattern) => () => row('pattern', pattern.name, pattern.schema, false),
    ),
    ...prefixItems.map((raw, index) => () => row('item', String(index), raw, true)),
    ...(items === undefined || items === false ? [] : [() => row('item', '', items, false)]),
    ...(additional === undefined || additional === false
      ? []
      : [() => row('additional', '*', additional, false)]),
    ...(not === undefined ? [] : [() => row('not', '', not, false)]),
    ...listFurtherRows(schema).map((further) => () => {
      return row(further.kind, further.name, further.raw, false);
    }),
  ];
  return {
    rows: all.slice(0, longest.rows).map((makeRow) => makeRow()),
    choices: makeChoices(schema, options),
    left: left + Math.max(0, all.length - longest.rows),
  };
}

/** The properties that the sender sends, as many as a list may have, and the number of others after them. */
function takeSent(
  properties: Property[],
  { readSchema, sender, longest }: OutlineOptions,
): { sent: Property[]; left: number } {
  const sent: Property[] = [];
  let passed = 0;
  for (const property of properties) {
    if (sent.length >= longest.rows) break;
    passed += 1;
    if (isSent(property.schema, readSchema, sender)) sent.push(property);
  }
  return { sent, left: properties.length - passed };
}

function isSent(raw: RawSchema, readSchema: ReadSchema, sender: OutlineOptions['sender']): boolean {
  if (sender === undefined) return true;
  const { readOnly, writeOnly } = readSchema(raw);
  return !(sender === 'client' ? readOnly : writeOnly);
}

function makeChoices(schema: Schema, { readSchema, longest }: OutlineOptions): Choices[] {
  const { variants, discriminator } = schema;
  const property = discriminator?.property;
  const mapped = listMapped(schema);
  const { defaultSchema } = discriminator ?? {};
  const otherwise = defaultSchema === undefined ? undefined : readSchema(defaultSchema);
  const cut = <Item>(all: Item[]) => all.slice(0, longest.choices);
  const countLeft = (all: unknown[]) => Math.max(0, all.length - longest.choices);
  if (mapped.length > 0) {
    const choices = cut(mapped).map(({ value, schema: raw }) => ({
      values: [value],
      ...makeEntry(raw, readSchema),
    }));
    return [{ kind: 'mapping', property, otherwise, choices, left: countLeft(mapped) }];
  }
  const unlisted = listUnlisted(schema, readSchema);
  return variants.map(({ kind, choices: written }, index) => {
    const all = index === 0 ? [...written, ...unlisted] : written;
    const used = discriminator ?? sharedDiscriminator(all, readSchema);
    const listValues = makeListValues(used, readSchema);
    const choices = cut(all).map((raw) => {
      const entry = makeRule(raw, readSchema);
      return { values: listValues(entry.schema), ...entry };
    });
    const leftValues = choices.map(({ values }) => countLeft(values));
    return {
      kind,
      property: used?.property,
      otherwise,
      choices: choices.map((choice) => ({ ...choice, values: cut(choice.values) })),
      left: leftValues.reduce((sum, count) => sum + count, countLeft(all)),
    };
  });
}

/** The schemas that a discriminator names, but its author left out of the alternatives. */
function listUnlisted({ variants, discriminator }: Schema, readSchema: ReadSchema): RawSchema[] {
  if (!discriminator || discriminator.isInherited || variants.length === 0) return [];
  const modelOf = (raw: RawSchema) => readSchema(raw).model;
  const known = new Set(variants.flatMap(({ choices }) => choices.map(modelOf)));
  const byModel = new Map(discriminator.mapping.map(({ schema }) => [modelOf(schema), schema]));
  return [...byModel].flatMap(([model, raw]) =>
    model === undefined || known.has(model) ? [] : [raw],
  );
}
