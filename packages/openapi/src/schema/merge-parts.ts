import type { Property, RawSchema, Schema, Variants } from './schema.ts';

/** Marks a merged schema, which is not in any description. */
export const MERGED = 'x-docs-merged';

/**
 * Merges two parts of an `allOf`. Text of the first takes precedence, requirements of both apply.
 */
export function mergeParts(first: Schema, second: Schema): Schema {
  return {
    model: first.model,
    isMerged: first.isMerged,
    title: first.title ?? second.title,
    description: first.description ?? second.description,
    types: mergeTypes(first.types, second.types),
    nullable: first.nullable || second.nullable,
    format: first.format ?? second.format,
    deprecated: first.deprecated || second.deprecated,
    readOnly: first.readOnly || second.readOnly,
    writeOnly: first.writeOnly || second.writeOnly,
    since: first.since ?? second.since,
    enum: mergeEnums(first.enum, second.enum),
    const: first.const ?? second.const,
    default: first.default ?? second.default,
    examples: first.examples.length > 0 ? first.examples : second.examples,
    bounds: [
      ...first.bounds,
      ...second.bounds.filter(
        ({ keyword, value }) =>
          !first.bounds.some((known) => known.keyword === keyword && known.value === value),
      ),
    ],
    properties: mergeProperties([first.properties, second.properties]),
    patternProperties: mergeProperties([first.patternProperties, second.patternProperties]),
    additional: mergeAdditional(first.additional, second.additional),
    items: mergeSchemas(first.items, second.items),
    prefixItems: first.prefixItems.length > 0 ? first.prefixItems : second.prefixItems,
    variants: mergeVariants([first.variants, second.variants]),
    not: mergeNot(first.not, second.not),
    discriminator: first.discriminator ?? second.discriminator,
  };
}

/** Merges any number of parts, in time that is linear in their properties and bounds. */
export function mergeAll(first: Schema, others: Schema[]): Schema {
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

/** A part may require properties of another part. */
export function withRequired(schema: Schema, names: unknown[]): Schema {
  if (names.length === 0) return schema;
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

function mergeTypes(first: string[], second: string[]): string[] {
  if (first.length === 0 || second.length === 0) return first.length > 0 ? first : second;
  const common = first.filter((type) => second.includes(type));
  return common.length > 0 ? common : [...new Set([...first, ...second])];
}

/** The values both allow. If there are none, all of them. */
function mergeEnums(first: unknown[] | undefined, second: unknown[] | undefined) {
  if (!first || !second) return first ?? second;
  const written = new Set(second.map((value) => JSON.stringify(value)));
  const common = first.filter((value) => written.has(JSON.stringify(value)));
  return common.length > 0 ? common : [...new Set([...first, ...second])];
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
  return { allOf: [first, second], [MERGED]: true };
}

/** Whether a schema is another one, or was merged from it and something else. */
function isMergedFrom(schema: RawSchema, part: RawSchema): boolean {
  if (schema === part) return true;
  if (typeof schema === 'boolean' || schema[MERGED] !== true) return false;
  return Array.isArray(schema.allOf) && schema.allOf.includes(part);
}

/** A property of several parts must match the schemas of all. */
function mergeProperties([first = [], ...others]: Property[][]): Property[] {
  if (others.every((list) => list.length === 0)) return first;
  const merged = new Map(first.map((property) => [property.name, property]));
  for (const property of others.flat()) {
    const known = merged.get(property.name);
    merged.set(property.name, known ? mergeProperty(known, property) : property);
  }
  return [...merged.values()];
}

function mergeProperty(first: Property, second: Property): Property {
  const schema = mergeSchemas(first.schema, second.schema) ?? second.schema;
  const required = first.required || second.required;
  return schema === first.schema && required === first.required
    ? first
    : { name: first.name, schema, required };
}
