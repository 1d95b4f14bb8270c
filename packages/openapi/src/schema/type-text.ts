import { isSmall } from '../description/value-size.ts';
import { listFurtherRows } from './further-rows.ts';
import type { Discriminator, RawSchema, ReadSchema, Schema } from './schema.ts';

/** A piece of a type's description; one with a model is a link to its page. */
export type TypePiece = { text: string; model?: string };

/** The words that are not part of JSON Schema. */
export type TypeWords = { any: string; nothing: string; arrayOf: string; or: string };

/** Maximum depth of nested arrays that are spelled out. */
const MAX_DEPTH = 4;

/** Maximum depth of alternatives within alternatives whose types are collected. */
const MAX_NESTED_CHOICES = 3;

/** Larger schemas are equal only if they are one and the same. */
const MAX_COMPARED = { values: 10_000, depth: 200 };

/** The description of a type, and whether it has several parts, which need brackets within another description. */
type Described = { pieces: TypePiece[]; isCompound: boolean };

/** Describes the type of a schema's values in a few words. */
export function typeText(schema: Schema, words: TypeWords, readSchema: ReadSchema): TypePiece[] {
  return describeType(schema, words, readSchema, 0).pieces;
}

function describeType(
  schema: Schema,
  words: TypeWords,
  readSchema: ReadSchema,
  depth: number,
): Described {
  const plain = plainType(schema, words, readSchema, depth);
  if (!schema.nullable) return plain;
  return { pieces: [...plain.pieces, { text: ' | null' }], isCompound: true };
}

function plainType(
  schema: Schema,
  words: TypeWords,
  readSchema: ReadSchema,
  depth: number,
): Described {
  const { model, allOfModels, format, items, prefixItems, title } = schema;
  if (model !== undefined) return { pieces: [{ text: model, model }], isCompound: false };
  if (allOfModels) {
    return joinTypes(
      allOfModels.map((name) => [{ text: name, model: name }]),
      ' & ',
    );
  }
  if (schema.impossible) return { pieces: [{ text: words.nothing }], isCompound: false };
  const types = schema.types.length > 0 ? schema.types : typesOfValues(schema);
  if (
    items !== undefined &&
    items !== false &&
    // The items of a tuple have types of their own, which are listed below.
    prefixItems.length === 0 &&
    types.every((type) => type === 'array') &&
    depth < MAX_DEPTH
  ) {
    const inner = describeType(readSchema(items), words, readSchema, depth + 1);
    // Otherwise a list of values that may be null would read like a list that may be null.
    const pieces = inner.isCompound
      ? [{ text: '(' }, ...inner.pieces, { text: ')' }]
      : inner.pieces;
    return { pieces: [{ text: `${words.arrayOf} ` }, ...pieces], isCompound: false };
  }
  const choices = simpleChoices(schema, words, readSchema, depth);
  if (choices) return choices;
  const known =
    types.length > 0 || title !== undefined ? types : typesOfChoices(schema, readSchema);
  const text = known.length === 0 ? (title ?? words.any) : known.join(' | ');
  return {
    pieces: [{ text: text + (format === undefined ? '' : ` (${format})`) }],
    isCompound: known.length > 1,
  };
}

function joinTypes(types: TypePiece[][], separator: string): Described {
  const pieces = types.flatMap((type, index) =>
    index === 0 ? type : [{ text: separator }, ...type],
  );
  return { pieces, isCompound: types.length > 1 };
}

/** Without a type, the constant or the values of an enum imply it. */
function typesOfValues({ const: constant, enum: values = [], nullable }: Schema): string[] {
  const allowed = constant ? [constant.value] : values;
  const types = new Set(allowed.map(getType));
  // `null` is added to the types of schemas that allow it.
  if (nullable) types.delete('null');
  return [...types];
}

function getType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value !== 'number') return typeof value;
  return Number.isInteger(value) ? 'integer' : 'number';
}

/** A few alternatives are spelled out; more of them are listed below. */
function simpleChoices(
  { types, variants, title }: Schema,
  words: TypeWords,
  readSchema: ReadSchema,
  depth: number,
): Described | undefined {
  const [only, ...others] = variants;
  if (!only || others.length > 0 || title !== undefined || only.choices.length > 4)
    return undefined;
  if (types.length > 0 && types[0] === 'object') return undefined;
  if (depth >= MAX_DEPTH) return undefined;
  const read = only.choices.map((choice) => readSchema(choice));
  if (read.some(({ model, types: own }) => model === undefined && own.length === 0))
    return undefined;
  const all = read.map((choice) => describeType(choice, words, readSchema, depth + 1));
  const known = new Map(all.map((type) => [type.pieces.map(({ text }) => text).join(''), type]));
  const [first, ...further] = known.values();
  if (first && further.length === 0) return first;
  return joinTypes(
    [...known.values()].map(({ pieces }) => pieces),
    ` ${words.or} `,
  );
}

/**
 * The types of all alternatives together, if these are too many to be spelled out; empty if one of them may be
 * anything.
 */
function typesOfChoices({ variants }: Schema, readSchema: ReadSchema, depth = 0): string[] {
  if (depth >= MAX_NESTED_CHOICES) return [];
  const lists = variants.map(({ choices }) => {
    const types = choices.map((choice) => typesOf(readSchema(choice), readSchema, depth));
    return types.every((own) => own.length > 0) ? [...new Set(types.flat())] : [];
  });
  return lists.find((types) => types.length > 0) ?? [];
}

function typesOf(schema: Schema, readSchema: ReadSchema, depth: number): string[] {
  const own = schema.types.length > 0 ? schema.types : typesOfValues(schema);
  const types = own.length > 0 ? own : typesOfChoices(schema, readSchema, depth + 1);
  return types.length > 0 && schema.nullable ? [...types, 'null'] : types;
}

/**
 * The schema of the innermost items of nested arrays, or the schema itself if it is not an array.
 */
export function innermost(schema: Schema, readSchema: ReadSchema): Schema {
  let inner = schema;
  for (let depth = 0; depth < MAX_DEPTH && inner.items !== undefined; depth += 1) {
    const saysMore =
      inner.model !== undefined || inner.allOfModels || inner.enum || inner.bounds.length > 0;
    if ((depth > 0 && saysMore) || hasContent(inner)) return inner;
    inner = readSchema(inner.items);
  }
  return inner;
}

/** Whether a schema contains others that are listed below it. */
export function hasContent(schema: Schema): boolean {
  const { properties, patternProperties, additional, prefixItems, variants, not } = schema;
  return (
    properties.length + patternProperties.length + prefixItems.length + variants.length > 0 ||
    (additional !== undefined && additional !== false) ||
    not !== undefined ||
    listMapped(schema).length > 0 ||
    listFurtherRows(schema).length > 0
  );
}

/** The schemas by value of a discriminator, if they are the alternatives of this schema. */
export function listMapped({ discriminator, variants }: Schema): Discriminator['mapping'] {
  const isOwn = discriminator !== undefined && !discriminator.isInherited;
  return isOwn && variants.length === 0 ? discriminator.mapping : [];
}

/**
 * A value that is the same for equal schemas: its text, or the schema itself if that is too long or
 * too deep to be compared.
 */
export function getSchemaKey(schema: RawSchema): unknown {
  return isSmall(schema, MAX_COMPARED) ? JSON.stringify(schema) : schema;
}
