import { asList } from '../description/json.ts';
import type { Bound, RawSchema, ReadSchema, Schema } from '../schema/schema.ts';

/** Keys that say nothing about which values are allowed, besides those that list them. */
const LISTING = new Set(['type', 'enum', 'const', 'title', 'description', 'example', 'examples']);

/**
 * A schema in the one form of what versions of OpenAPI, and authors, write in several: formats of
 * encoded strings, and values that are listed one by one as alternatives.
 */
export function inOneForm(schema: Schema, read: ReadSchema): Schema {
  return withListedValues(withEncodingAsFormat(schema), read);
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

/** Alternatives that each list values are one list, which often gives each value a description. */
function withListedValues(schema: Schema, read: ReadSchema): Schema {
  const [variants, ...others] = schema.variants;
  if (!variants || others.length > 0 || schema.enum || schema.const) return schema;
  if (schema.discriminator || !variants.choices.every(isListing)) return schema;
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
