import { mergeBounds } from './merge-bounds.ts';
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
    ...mergeTypes(first, second),
    impossible: getContradiction(first, second),
    format: first.format ?? second.format,
    deprecated: first.deprecated || second.deprecated,
    readOnly: first.readOnly || second.readOnly,
    writeOnly: first.writeOnly || second.writeOnly,
    since: first.since ?? second.since,
    enum: mergeEnums(first.enum, second.enum),
    valueNotes: [...first.valueNotes, ...second.valueNotes.filter(notIn(first.valueNotes))],
    const: first.const ?? second.const,
    default: first.default ?? second.default,
    examples: first.examples.length > 0 ? first.examples : second.examples,
    bounds: mergeBounds(first.bounds, second.bounds),
    properties: mergeProperties(first.properties, second.properties),
    patternProperties: mergeProperties(first.patternProperties, second.patternProperties),
    additional: mergeAdditional(first.additional, second.additional),
    items: mergeSchemas(first.items, second.items),
    prefixItems: mergeTuples(first.prefixItems, second.prefixItems),
    furtherItems: mergeAdditional(first.furtherItems, second.furtherItems),
    contains: mergeSchemas(first.contains, second.contains),
    propertyNames: mergeSchemas(first.propertyNames, second.propertyNames),
    contentSchema: mergeSchemas(first.contentSchema, second.contentSchema),
    dependents: [...first.dependents, ...second.dependents.filter(notIn(first.dependents))],
    conditions: [...first.conditions, ...second.conditions.filter(notIn(first.conditions))],
    variants: [
      ...first.variants,
      ...second.variants.filter((own) => !first.variants.some((known) => isSameChoice(known, own))),
    ],
    not: mergeNot(first.not, second.not),
    discriminator: first.discriminator ?? second.discriminator,
    xml: first.xml ?? second.xml,
    externalDocs: first.externalDocs ?? second.externalDocs,
  };
}

/** The types that both allow. Every integer is a number. */
function mergeTypes(first: Schema, second: Schema): Pick<Schema, 'types' | 'nullable'> {
  const nullable = first.nullable || second.nullable;
  if (first.types.length === 0 || second.types.length === 0)
    return { types: first.types.length > 0 ? first.types : second.types, nullable };
  const types = intersectTypes(first.types, second.types);
  if (types.length > 0) return { types, nullable: nullable && types[0] !== 'null' };
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

/** The values that both allow. */
function mergeEnums(
  first: unknown[] | undefined,
  second: unknown[] | undefined,
): unknown[] | undefined {
  if (!first || !second) return first ?? second;
  const written = new Set(second.map((value) => JSON.stringify(value)));
  return first.filter((value) => written.has(JSON.stringify(value)));
}

/** Whether no value matches both parts: they share no type, no value of an enum, or no constant. */
function getContradiction(first: Schema, second: Schema): Schema['impossible'] {
  const known = first.impossible ?? second.impossible;
  if (known) return known;
  const values = mergeEnums(allowedValues(first), allowedValues(second));
  const { types } = mergeTypes(first, second);
  const hasTypes = first.types.length > 0 && second.types.length > 0;
  const isEmpty = (values?.length === 0 && isLimited(first) && isLimited(second)) === true;
  return isEmpty || (hasTypes && types.length === 0) ? 'contradiction' : undefined;
}

function allowedValues({ enum: values, const: constant }: Schema): unknown[] | undefined {
  return constant ? [constant.value] : values;
}

function isLimited(schema: Schema): boolean {
  return allowedValues(schema) !== undefined;
}

/** A part that is reached in two ways has its rules only once. */
function notIn<T>(known: T[]): (own: T) => boolean {
  const written = new Set(known.map((each) => JSON.stringify(each)));
  return (own) => !written.has(JSON.stringify(own));
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
