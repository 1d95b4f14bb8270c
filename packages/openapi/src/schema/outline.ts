import type { RawSchema, ReadSchema, Schema } from './schema.ts';
import { hasInside, innermost } from './type-text.ts';

/** One line of a schema: a property, an item, or what all further ones are. */
export type Row = Entry & {
  kind: 'property' | 'pattern' | 'additional' | 'item' | 'not';
  name: string;
  required: boolean;
};

/** One of several alternatives. */
export type Choice = Entry & {
  /** What the discriminator holds for it. */
  value?: string;
};

export type Choices = { kind: 'oneOf' | 'anyOf' | 'mapping'; property?: string; choices: Choice[] };

/** What stands within a schema. */
export type Group = { rows: Row[]; choices: Choices[] };

/** A schema with what stands within it, as far as it is shown on the page. */
export type Entry = {
  /** What links lead to. */
  id?: string;
  schema: Schema;
  /** For arrays: what they hold. */
  inner: Schema;
  nested?: Group;
};

export type OutlineOptions = {
  readSchema: ReadSchema;
  /** Rows that may still be shown on the page. Named schemas beyond it are links to their pages. */
  budget: { rows: number };
  /** How many named schemas may stand within one another. */
  depth: number;
  /** Gives an id to a row; each is given once on a page. */
  idFor?: (name: string) => string;
};

/** Schemas without names are written out where they stand; deeper than this, only such that hold themselves are. */
const DEEPEST = 24;

/** Rows beyond the budget that schemas without names may take; `large-parts.ts` makes them fewer. */
const MOST_UNNAMED = 240;

type Waiting = {
  entry: Entry;
  models: ReadonlySet<string>;
  depth: number;
  level: number;
  id: string;
};

/**
 * Unfolds a schema for a page, level by level, so that what is cut is what lies deepest. A schema that holds itself is
 * cut where it would begin again; the words for its type are a link there.
 */
export function outline(raw: RawSchema, name: string, options: OutlineOptions): Entry {
  const { readSchema, budget } = options;
  const top = entryOf(raw, readSchema);
  const waiting: Waiting[] = [{ entry: top, models: new Set(), depth: 0, level: 0, id: name }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { entry, models: open } = next;
    const names =
      entry.inner.allOfModels ?? (entry.inner.model === undefined ? [] : [entry.inner.model]);
    const isNamed = names.length > 0;
    const holdsItems = entry.inner.items !== undefined && (!isNamed || next.level === 0);
    if (!(hasInside(entry.inner) || holdsItems) || next.level > DEEPEST) continue;
    const isWoven = entry.schema.isWoven || entry.inner.isWoven;
    if (!isNamed && budget.rows < (isWoven ? 0 : -MOST_UNNAMED)) continue;
    if (isNamed && next.level > 0) {
      if (names.some((model) => open.has(model)) || next.depth >= options.depth) continue;
      if (budget.rows <= rowsOf(entry.inner)) continue;
    }
    const models = isNamed ? new Set([...open, ...names]) : open;
    const depth = next.depth + (isNamed && next.level > 0 ? 1 : 0);
    const group = groupOf(entry.inner, next.id, options);
    entry.nested = group;
    budget.rows -= rowsOf(entry.inner);
    const inside = [...group.rows, ...group.choices.flatMap(({ choices }) => choices)];
    for (const inner of inside) {
      const id = 'name' in inner ? `${next.id}.${inner.name}` : next.id;
      waiting.push({ entry: inner, models, depth, level: next.level + 1, id });
    }
  }
  return top;
}

function entryOf(raw: RawSchema, readSchema: ReadSchema): Entry {
  const schema = readSchema(raw);
  return { schema, inner: innermost(schema, readSchema) };
}

/** How many rows and choices `groupOf` makes of a schema. */
function rowsOf(schema: Schema): number {
  const { properties, patternProperties, prefixItems, items, additional, not } = schema;
  const { variants, discriminator } = schema;
  const choices = variants.reduce((sum, variant) => sum + variant.choices.length, 0);
  const mapped = variants.length === 0 ? (discriminator?.mapping.length ?? 0) : 0;
  const single = [items, additional === false ? undefined : additional, not];
  return (
    properties.length +
    patternProperties.length +
    prefixItems.length +
    single.filter((inner) => inner !== undefined).length +
    choices +
    mapped
  );
}

function groupOf(schema: Schema, id: string, { readSchema, idFor }: OutlineOptions): Group {
  const row = (kind: Row['kind'], name: string, raw: RawSchema, required: boolean): Row => ({
    kind,
    name,
    required,
    id: kind === 'property' ? idFor?.(`${id}.${name}`) : undefined,
    ...entryOf(raw, readSchema),
  });
  const { properties, patternProperties, prefixItems, items, additional, not } = schema;
  const sorted = properties.toSorted((a, b) => Number(b.required) - Number(a.required));
  return {
    rows: [
      ...sorted.map(({ name, schema: raw, required }) => row('property', name, raw, required)),
      ...patternProperties.map(({ name, schema: raw }) => row('pattern', name, raw, false)),
      ...prefixItems.map((raw, index) => row('item', String(index), raw, true)),
      ...(items === undefined ? [] : [row('item', '', items, false)]),
      ...(additional === undefined || additional === false
        ? []
        : [row('additional', '*', additional, false)]),
      ...(not === undefined ? [] : [row('not', '', not, false)]),
    ],
    choices: choicesOf(schema, readSchema),
  };
}

function choicesOf(schema: Schema, readSchema: ReadSchema): Choices[] {
  const { variants, discriminator } = schema;
  const property = discriminator?.property;
  const values = new Map(
    (discriminator?.mapping ?? []).map(({ value, schema: raw }) => [readSchema(raw).model, value]),
  );
  if (variants.length === 0 && discriminator && discriminator.mapping.length > 0) {
    const choices = discriminator.mapping.map(({ value, schema: raw }) => ({
      value,
      ...entryOf(raw, readSchema),
    }));
    return [{ kind: 'mapping', property, choices }];
  }
  return variants.map(({ kind, choices }) => ({
    kind,
    property,
    choices: choices.map((raw) => {
      const entry = entryOf(raw, readSchema);
      const { model } = entry.schema;
      // Without a mapping, a discriminator holds the schema's own name.
      const value =
        property === undefined || model === undefined ? undefined : (values.get(model) ?? model);
      return { value, ...entry };
    }),
  }));
}
