import type { Property, Schema, Variants } from './schema.ts';

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
    properties: mergeProperties(first.properties, second.properties),
    patternProperties: mergeProperties(first.patternProperties, second.patternProperties),
    additional: mergeAdditional(first.additional, second.additional),
    items: mergeSchemas(first.items, second.items),
    prefixItems: first.prefixItems.length > 0 ? first.prefixItems : second.prefixItems,
    variants: [
      ...first.variants,
      ...second.variants.filter((own) => !first.variants.some((known) => isSameChoice(known, own))),
    ],
    not: mergeNot(first.not, second.not),
    discriminator: first.discriminator ?? second.discriminator,
    xml: first.xml ?? second.xml,
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
  if (second === undefined || second === true || first === second) return first;
  return { allOf: [first, second], [MERGED]: true };
}

/** A property of both parts must match both schemas. */
function mergeProperties(first: Property[], second: Property[]): Property[] {
  if (first.length === 0) return second;
  const merged = new Map(first.map((property) => [property.name, property]));
  for (const property of second) {
    const known = merged.get(property.name);
    const schema = mergeSchemas(known?.schema, property.schema) ?? property.schema;
    const required = property.required || (known?.required ?? false);
    merged.set(property.name, { name: property.name, schema, required });
  }
  return [...merged.values()];
}
