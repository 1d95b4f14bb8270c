import { asList } from '../description/json.ts';
import { isSmall } from '../description/value-size.ts';
import type { Bound, RawSchema, ReadSchema, Schema } from '../schema/schema.ts';
import { canonical } from './compare-values.ts';

/** Keys without meaning for programs. */
export const TEXTS = new Set([
  ...['description', 'summary', 'title', 'example', 'examples', '$comment'],
]);

/** Keys that say nothing about which values are allowed, besides those that list them. */
const LISTING = new Set(['type', 'enum', 'const', 'title', 'description', 'example', 'examples']);

/** Larger alternatives equal only themselves, so that comparing them takes no time. */
const MAX_COMPARED = { values: 10_000, depth: 200 };

/** Returns what an alternative is judged by. */
type GetTarget = (choice: RawSchema) => RawSchema;

/**
 * Returns a schema in one form where versions of OpenAPI, and authors, have several: formats of
 * encoded strings, types and values that are listed one by one as alternatives, and alternatives
 * that several parts of an `allOf` repeat.
 *
 * @param follow returns what a reference leads to; without it, models remain alternatives
 */
export function inOneForm(
  schema: Schema,
  read: ReadSchema,
  follow: GetTarget = (choice) => choice,
): Schema {
  const typed = withListedTypes(withoutRepeats(schema, follow), read, follow);
  return withListedValues(withEncodingAsFormat(typed), read, follow);
}

/** Version 3.1 writes the formats `binary` and `byte` of version 3.0 as the kind of content. */
function withEncodingAsFormat(schema: Schema): Schema {
  const { bounds, format, types } = schema;
  const others = types.filter((type) => type !== 'string');
  if (format !== undefined || others.length > 0) return schema;
  const boundOf = (keyword: string) => bounds.find((bound) => bound.keyword === keyword)?.value;
  const without = (keyword: string): Bound[] => bounds.filter((bound) => bound.keyword !== keyword);
  if (boundOf('contentEncoding') === 'base64') {
    return { ...schema, types: ['string'], format: 'byte', bounds: without('contentEncoding') };
  }
  const isBinary =
    boundOf('contentMediaType') === 'application/octet-stream' &&
    boundOf('contentEncoding') === undefined;
  return isBinary
    ? { ...schema, types: ['string'], format: 'binary', bounds: without('contentMediaType') }
    : schema;
}

/** Removes repeated lists of alternatives. Copies count as the same, like references to one model. */
function withoutRepeats(schema: Schema, follow: GetTarget): Schema {
  if (schema.variants.length < 2) return schema;
  const groups = Map.groupBy(schema.variants, (group) => {
    const choices = group.choices.map(follow);
    return isSmall(choices, MAX_COMPARED) ? canonical(choices) : group;
  });
  return { ...schema, variants: [...groups.values()].flatMap((alike) => alike.slice(0, 1)) };
}

/** Alternatives that are only types, or null, say the same as a list of types. */
function withListedTypes(schema: Schema, read: ReadSchema, follow: GetTarget): Schema {
  if (schema.variants.length === 0) return schema;
  let { nullable, types } = schema;
  const variants = schema.variants.flatMap((variant) => {
    const choices = variant.choices.filter((choice) => !isOnlyType(follow(choice), 'null'));
    if (choices.length < variant.choices.length) nullable = true;
    const isPlain = types.length === 0 && choices.every((choice) => isOnlyType(follow(choice)));
    if (!isPlain) return [{ ...variant, choices }];
    const listed = choices.map(read);
    nullable ||= listed.some((choice) => choice.nullable);
    types = [...new Set(listed.flatMap((choice) => choice.types))];
    return [];
  });
  return { ...schema, nullable, types, variants };
}

/** Whether a schema names only a type, optionally a certain one. */
function isOnlyType(raw: RawSchema, type?: string): boolean {
  if (typeof raw === 'boolean' || !('type' in raw)) return false;
  if (type !== undefined && raw.type !== type) return false;
  return Object.keys(raw).every((key) => key === 'type' || TEXTS.has(key));
}

/** Alternatives that each list values are one list, which often gives each value a description. */
function withListedValues(schema: Schema, read: ReadSchema, follow: GetTarget): Schema {
  const [variants, ...others] = schema.variants;
  if (!variants || others.length > 0 || schema.enum || schema.const) return schema;
  const isListed = (choice: RawSchema) => isListing(follow(choice));
  if (schema.discriminator || !variants.choices.every(isListed)) return schema;
  const choices = variants.choices.map(read);
  const types = [...new Set(choices.flatMap((choice) => choice.types))];
  const isTyped = choices.every((choice) => choice.types.length > 0);
  return {
    ...schema,
    types: schema.types.length > 0 || !isTyped ? schema.types : types,
    nullable: schema.nullable || choices.some(({ nullable }) => nullable),
    enum: choices.flatMap((choice) => (choice.const ? [choice.const.value] : (choice.enum ?? []))),
    variants: [],
  };
}

function isListing(raw: RawSchema): boolean {
  if (typeof raw === 'boolean') return false;
  if (!('const' in raw) && asList(raw.enum).length === 0) return false;
  return Object.keys(raw).every((key) => LISTING.has(key));
}
