import { asList, asObject, type JsonObject, pointerTokens, valueAt } from '../description/json.ts';
import { MERGED } from '../schema/merge-parts.ts';
import { isRawSchema } from '../schema/read-keywords.ts';
import { makeReadSchema } from '../schema/read-schema.ts';
import type { RawSchema, ReadSchema, Schema } from '../schema/schema.ts';
import { type TypeWords, typeText } from '../schema/type-text.ts';
import { inOneForm } from './one-form.ts';

/** The schemas of one of the two descriptions. */
export type SchemaSide = {
  readSchema: ReadSchema;
  /** The schema of a model; undefined if there is none of that name. */
  getModel: (name: string) => RawSchema | undefined;
  /** The schema that a plain reference leads to, or the schema itself. */
  getTarget: (raw: RawSchema) => RawSchema;
  /** The type of a schema in words. */
  typeOf: (schema: Schema) => string;
};

/** Large parts have no pages of their own here, so only components are models. */
export function makeSchemaSide(document: JsonObject, words: TypeWords): SchemaSide {
  const schemas = asObject(asObject(document.components).schemas);
  const read = makeReadSchema({ document, parts: new Map(), sinceKey: 'x-since' });
  const readSchema: ReadSchema = (raw) => inOneForm(flattenChoices(read(raw), read), read);
  return {
    readSchema,
    getModel(name) {
      const raw = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      return isRawSchema(raw) ? raw : undefined;
    },
    getTarget: makeGetTarget(document),
    typeOf(schema) {
      return typeText(schema, words, readSchema)
        .map(({ text }) => text)
        .join('');
    },
  };
}

/**
 * Merged parts of an `allOf` are new objects each time they are read, and circular ones never end.
 * So the same parts get the same object, however they were reached.
 */
function makeGetTarget(document: JsonObject): SchemaSide['getTarget'] {
  const numbers = new Map<RawSchema, number>();
  const merged = new Map<string, RawSchema>();

  function follow(raw: RawSchema): RawSchema {
    const passed = new Set<RawSchema>();
    let target = raw;
    while (typeof target === 'object' && isPlainReference(target) && !passed.has(target)) {
      passed.add(target);
      const next = valueAt(document, pointerTokens(String(target.$ref)));
      if (!isRawSchema(next)) return target;
      target = next;
    }
    return target;
  }

  function listParts(raw: RawSchema): RawSchema[] {
    const target = follow(raw);
    if (typeof target === 'boolean' || target[MERGED] !== true) return [target];
    return asList(target.allOf).filter(isRawSchema).flatMap(listParts);
  }

  function numberOf(part: RawSchema): number {
    const number = numbers.get(part) ?? numbers.size;
    numbers.set(part, number);
    return number;
  }

  return (raw) => {
    const target = follow(raw);
    if (typeof target === 'boolean' || target[MERGED] !== true) return target;
    const parts = [...new Set(listParts(target).map(numberOf))];
    const key = parts.toSorted((a, b) => a - b).join(' ');
    const known = merged.get(key) ?? target;
    merged.set(key, known);
    return known;
  };
}

/** Whether a schema is a reference without constraints of its own. */
export function isPlainReference(raw: RawSchema): boolean {
  if (typeof raw === 'boolean' || typeof raw.$ref !== 'string') return false;
  return Object.keys(raw).every((key) => key === '$ref' || TEXTS.has(key));
}

/** Keys without meaning for programs. */
const TEXTS = new Set(['description', 'summary', 'title', 'example', 'examples', '$comment']);

/** Alternatives that are only types, or null, say the same as a list of types. */
function flattenChoices(schema: Schema, read: ReadSchema): Schema {
  if (schema.variants.length === 0) return schema;
  let { nullable, types } = schema;
  const variants = schema.variants.flatMap((variant) => {
    const choices = variant.choices.filter((choice) => !isOnlyType(choice, 'null'));
    if (choices.length < variant.choices.length) nullable = true;
    const isPlain = types.length === 0 && choices.every((choice) => isOnlyType(choice));
    if (!isPlain) return [{ ...variant, choices }];
    types = [...new Set(choices.flatMap((choice) => read(choice).types))];
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
