import { mergeBounds } from './merge-bounds.ts';
import type { Property, RawSchema, Schema, Variants } from './schema.ts';

/** Marks a merged schema, which is not in any description. */
export const MERGED = 'x-docs-merged';

/**
 * Merges two parts of an `allOf`. Text of the first takes precedence, requirements of both apply.
 */
export function mergeParts(first: Schema, second: Schema): Schema {
  const { types, nullable } = mergeTypes(first, second);
  return {
    model: first.model,
    isMerged: first.isMerged,
    title: first.title ?? second.title,
    description: first.description ?? second.description,
    types,
    nullable,
    impossible: getContradiction(first, second, types),
    format: first.format ?? second.format,
    deprecated: first.deprecated || second.deprecated,
    readOnly: first.readOnly || second.readOnly,
    writeOnly: first.writeOnly || second.writeOnly,
    since: first.since ?? second.since,
    enum: mergeEnums(first.enum, second.enum),
    valueNotes: union(first.valueNotes, second.valueNotes),
    const: first.const ?? second.const,
    default: first.default ?? second.default,
    examples: first.examples.length > 0 ? first.examples : second.examples,
    bounds: mergeBounds(first.bounds, second.bounds),
    properties: mergeProperties([first.properties, second.properties]),
    patternProperties: mergeProperties([first.patternProperties, second.patternProperties]),
    additional: mergeAdditional(first.additional, second.additional),
    items: mergeSchemas(first.items, second.items),
    prefixItems: mergeTuples(first.prefixItems, second.prefixItems),
    furtherItems: mergeAdditional(first.furtherItems, second.furtherItems),
    contains: mergeSchemas(first.contains, second.contains),
    propertyNames: mergeSchemas(first.propertyNames, second.propertyNames),
    contentSchema: mergeSchemas(first.contentSchema, second.contentSchema),
    dependents: union(first.dependents, second.dependents),
    conditions: union(first.conditions, second.conditions),
    variants: mergeVariants([first.variants, second.variants]),
    not: mergeNot(first.not, second.not),
    discriminator: first.discriminator ?? second.discriminator,
    xml: first.xml ?? second.xml,
    externalDocs: first.externalDocs ?? second.externalDocs,
  };
}

/** Merges any number of parts, in time that is linear in their properties and bounds. */
export function mergeAll(first: Schema, parts: Schema[]): Schema {
  const others = parts.filter((part) => !isBlank(part));
  if (others.length <= 1) return others[0] ? mergeParts(first, others[0]) : first;
  const all = [first, ...others];
  // What grows with the number of parts is merged at once.
  const merged = all
    .map((part): Schema => ({ ...part, properties: [], patternProperties: [], variants: [] }))
    .reduce(mergeParts);
  return {
    ...merged,
    properties: mergeProperties(all.map(({ properties }) => properties)),
    patternProperties: mergeProperties(all.map(({ patternProperties }) => patternProperties)),
    variants: mergeVariants(all.map(({ variants }) => variants)),
  };
}

/** Schemas that are known to have keywords, or none. In a circle, each is a part of all others. */
const blanks = new WeakMap<Schema, boolean>();

/** Whether a schema has no keywords, such as a reference without anything beside it. */
function isBlank(schema: Schema): boolean {
  const known = blanks.get(schema);
  if (known !== undefined) return known;
  const blank = Object.values(schema).every(
    (value) => !value || (Array.isArray(value) && value.length === 0),
  );
  blanks.set(schema, blank);
  return blank;
}

/** A part may require properties of another part. Values of other types than objects have none. */
export function withRequired(schema: Schema, names: unknown[]): Schema {
  const { types } = schema;
  if (names.length === 0 || (types.length > 0 && !types.includes('object'))) return schema;
  const required = new Set(names);
  const known = new Set(schema.properties.map(({ name }) => name));
  const unnamed = [...required].filter((name) => typeof name === 'string' && !known.has(name));
  return {
    ...schema,
    properties: [
      ...schema.properties.map((property) =>
        required.has(property.name) && !property.required
          ? { ...property, required: true }
          : property,
      ),
      ...unnamed.map((name) => ({ name: String(name), schema: true, required: true })),
    ],
  };
}

/** The types that both allow. Every integer is a number. */
function mergeTypes(first: Schema, second: Schema): Pick<Schema, 'types' | 'nullable'> {
  const isOpen = first.types.length === 0 || second.types.length === 0;
  const types = isOpen
    ? [...first.types, ...second.types]
    : intersectTypes(first.types, second.types);
  if (isOpen || types.length > 0) {
    return { types, nullable: (first.nullable || second.nullable) && types[0] !== 'null' };
  }
  // What remains of "string or null" and "integer or null" is null.
  return { types: allowsNull(first) && allowsNull(second) ? ['null'] : [], nullable: false };
}

function intersectTypes(first: string[], second: string[]): string[] {
  const isIn = (type: string, types: string[]): boolean =>
    types.includes(type) || (type === 'integer' && types.includes('number'));
  return [
    ...new Set([
      ...first.filter((type) => isIn(type, second)),
      ...second.filter((type) => isIn(type, first)),
    ]),
  ];
}

function allowsNull({ types, nullable }: Schema): boolean {
  return nullable || types.length === 0 || types.includes('null');
}

/**
 * The values that both allow. If there are none, those that were written last are shown, with the
 * note that no value matches.
 */
function mergeEnums(
  first: unknown[] | undefined,
  second: unknown[] | undefined,
): unknown[] | undefined {
  const shared = intersectValues(first, second);
  return shared?.length === 0 ? (second ?? first) : shared;
}

function intersectValues(
  first: unknown[] | undefined,
  second: unknown[] | undefined,
): unknown[] | undefined {
  if (!first || !second) return first ?? second;
  const written = new Set(second.map((value) => JSON.stringify(value)));
  return first.filter((value) => written.has(JSON.stringify(value)));
}

/** Whether no value matches both parts: they share no type, no value of an enum, or no constant. */
function getContradiction(first: Schema, second: Schema, types: string[]): Schema['impossible'] {
  const known = first.impossible ?? second.impossible;
  if (known) return known;
  const hasTypes = first.types.length > 0 && second.types.length > 0;
  if (hasTypes && types.length === 0) return 'contradiction';
  const own = allowedValues(first);
  const other = allowedValues(second);
  return own && other && intersectValues(own, other)?.length === 0 ? 'contradiction' : undefined;
}

function allowedValues({ enum: values, const: constant }: Schema): unknown[] | undefined {
  return constant ? [constant.value] : values;
}

/** A part that is reached in two ways has its rules only once. */
function union<T>(first: T[], second: T[]): T[] {
  if (first.length === 0 || second.length === 0) return first.length > 0 ? first : second;
  const written = new Set(first.map((each) => JSON.stringify(each)));
  return [...first, ...second.filter((own) => !written.has(JSON.stringify(own)))];
}

function mergeTuples(first: RawSchema[], second: RawSchema[]): RawSchema[] {
  const [longer, shorter] = first.length < second.length ? [second, first] : [first, second];
  return longer.map((own, index) => mergeSchemas(own, shorter[index]) ?? own);
}

/** If either forbids additional properties, there are none. */
function mergeAdditional(
  first: Schema['additional'],
  second: Schema['additional'],
): Schema['additional'] {
  return first === false || second === false ? false : mergeSchemas(first, second);
}

/** A part that is reached in two ways has its alternatives only once. */
function mergeVariants([first = [], ...others]: Variants[][]): Variants[] {
  const known = Map.groupBy(first, ({ choices }) => choices[0]);
  const merged = [...first];
  for (const own of others.flat()) {
    const alike = known.get(own.choices[0]) ?? [];
    if (alike.some((other) => isSameChoice(other, own))) continue;
    known.set(own.choices[0], [...alike, own]);
    merged.push(own);
  }
  return merged;
}

function isSameChoice(known: Variants, own: Variants): boolean {
  return (
    known.kind === own.kind &&
    known.choices.length === own.choices.length &&
    known.choices.every((choice, index) => choice === own.choices[index])
  );
}

/** The schema of what either forbids. */
function mergeNot(first: Schema['not'], second: Schema['not']): Schema['not'] {
  if (first === undefined || second === undefined || first === second) return first ?? second;
  return { anyOf: [first, second] };
}

function mergeSchemas(first: Schema['items'], second: Schema['items']): Schema['items'] {
  if (first === undefined || first === true) return second ?? first;
  if (second === undefined || second === true || isMergedFrom(first, second)) return first;
  if (isMergedFrom(second, first)) return second;
  return { allOf: [first, second], [MERGED]: true };
}

/** Whether a schema is another one, or was merged from it and something else. */
function isMergedFrom(schema: RawSchema, part: RawSchema): boolean {
  if (schema === part) return true;
  if (typeof schema === 'boolean' || schema[MERGED] !== true) return false;
  return Array.isArray(schema.allOf) && schema.allOf.includes(part);
}

/**
 * A property of several parts must match the schemas of all. The first list is of the schema that the other
 * parts apply to, so what it says about a property is the most specific, and comes last.
 */
function mergeProperties([own = [], ...others]: Property[][]): Property[] {
  if (others.every((list) => list.length === 0)) return own;
  const inner = new Map<string, Property>();
  for (const property of others.flat()) {
    const known = inner.get(property.name);
    inner.set(property.name, known ? mergeProperty(known, property) : property);
  }
  const names = new Set(own.map(({ name }) => name));
  return [
    ...own.map((property) => {
      const known = inner.get(property.name);
      return known ? mergeProperty(known, property) : property;
    }),
    ...[...inner.values()].filter(({ name }) => !names.has(name)),
  ];
}

function mergeProperty(first: Property, second: Property): Property {
  const schema = mergeSchemas(first.schema, second.schema) ?? second.schema;
  const required = first.required || second.required;
  return schema === first.schema && required === first.required
    ? first
    : { name: first.name, schema, required };
}
