import { asList, type JsonObject, pointerTokens, valueAt } from '../description/json.ts';
import { isRawSchema, readKeywords } from './read-keywords.ts';
import type { RawSchema, Schema, Variants } from './schema.ts';

/** Alternatives that consist of a single schema, with or without null. */
export type Single = { variants: Variants; schema: RawSchema; nullable: boolean };

/** A written schema, divided into its own keywords and the schemas whose keywords apply as well. */
export type SchemaParts = {
  raw: JsonObject;
  /** Its own keywords; for a reference, those beside it. */
  own: Schema;
  required: unknown[];
  allOf: RawSchema[];
  singles: Single[];
  reference?: string;
  /** What the reference leads to, if that is a schema. */
  target?: RawSchema;
};

/** Divides a schema. What its parts consist of is not read. */
export function divideSchema(raw: JsonObject, sinceKey: string, document: JsonObject): SchemaParts {
  const reference = typeof raw.$ref === 'string' ? raw.$ref : undefined;
  const own = readKeywords(raw, sinceKey, document);
  const target = reference === undefined ? undefined : valueAt(document, pointerTokens(reference));
  return {
    raw,
    own,
    required: asList(raw.required),
    allOf: asList(raw.allOf).filter(isRawSchema),
    singles: own.variants.flatMap(toSingle),
    reference,
    target: isRawSchema(target) ? target : undefined,
  };
}

/** Reads alternatives that consist of a single schema, with or without null. Null with a text counts as another. */
export function toSingle(variants: Variants): Single[] {
  const [schema, ...others] = variants.choices.filter((choice) => !isNull(choice));
  if (schema === undefined || others.length > 0) return [];
  return [{ variants, schema, nullable: variants.choices.some(isNull) }];
}

function isNull(choice: RawSchema): boolean {
  if (typeof choice === 'boolean' || 'description' in choice) return false;
  const { type, const: only, enum: values } = choice;
  const types = Array.isArray(type) ? type : [type];
  return (
    types.every((each) => each === 'null') ||
    ('const' in choice && only === null) ||
    (Array.isArray(values) && values.length > 0 && values.every((value) => value === null))
  );
}

/** The schemas that a schema consists of, besides its own keywords. */
export function listParts({ allOf, singles, target }: SchemaParts): RawSchema[] {
  const inner = [...allOf, ...singles.map(({ schema }) => schema)];
  return target === undefined ? inner : [...inner, target];
}

/** Whether a schema has only text besides its single part. */
export function hasOnlyText({ raw }: SchemaParts): boolean {
  return !['properties', 'required', 'items', 'enum', 'patternProperties'].some(
    (key) => key in raw,
  );
}
