import { asList, asObject, type JsonObject, pointerTokens, valueAt } from '../description/json.ts';
import { MERGED } from '../schema/merge-parts.ts';
import { isRawSchema } from '../schema/read-keywords.ts';
import { makeReadSchema } from '../schema/read-schema.ts';
import type { RawSchema, ReadSchema, Schema } from '../schema/schema.ts';
import { type TypeWords, typeText } from '../schema/type-text.ts';
import { inOneForm, TEXTS } from './one-form.ts';

/** The schemas of one of the two descriptions. */
export type SchemaSide = {
  readSchema: ReadSchema;
  /** Reads a schema as if the models among its alternatives were written in place. */
  readInPlace: ReadSchema;
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
  const getTarget = makeGetTarget(document);
  const readSchema: ReadSchema = (raw) => inOneForm(read(raw), read);
  return {
    readSchema,
    readInPlace: (raw) => inOneForm(read(raw), read, getTarget),
    getModel(name) {
      const raw = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
      return isRawSchema(raw) ? raw : undefined;
    },
    getTarget,
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

/** Whether a reference has parts of its own beside it, which belong to no model. */
export function hasOwnParts(raw: RawSchema): boolean {
  if (typeof raw === 'boolean' || typeof raw.$ref !== 'string') return false;
  return ['properties', 'required', 'items', 'allOf', 'oneOf', 'anyOf', 'not'].some(
    (key) => key in raw,
  );
}
