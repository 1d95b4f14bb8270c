import { asList, type JsonObject, pointerTokens, valueAt } from '../description/json.ts';
import { mergeParts } from './merge-parts.ts';
import { emptySchema, isRawSchema, readKeywords } from './read-keywords.ts';
import type { RawSchema, ReadSchema, Schema } from './schema.ts';

export type SchemaSources = {
  document: JsonObject;
  /** Names of schemas that have pages of their own but are not components. */
  parts: ReadonlyMap<object, string>;
  /** The extension for the release that introduced a property. */
  sinceKey: string;
};

const MODEL = /^#\/(?:components\/schemas|definitions)\/([^/]+)$/;

/** The name of the model that a reference refers to. */
export function getModelName(reference: string): string | undefined {
  const name = MODEL.exec(reference)?.[1];
  return name === undefined ? undefined : pointerTokens(`/${name}`)[0];
}

/** Creates the function that reads schemas, which caches its results. */
export function makeReadSchema({ document, parts, sinceKey }: SchemaSources): ReadSchema {
  const known = new WeakMap<object, Schema>();
  /** How often a schema was skipped because it is already being read. */
  let cuts = 0;

  function read(raw: RawSchema, within: ReadonlySet<object>): Schema {
    if (typeof raw === 'boolean')
      return { ...emptySchema(), impossible: raw ? undefined : 'forbidden' };
    const kept = known.get(raw);
    if (kept) return kept;
    const part = parts.get(raw);
    const cutsBefore = cuts;
    const plain =
      typeof raw.$ref === 'string' ? readReference(raw, raw.$ref, within) : readParts(raw, within);
    const schema = part === undefined ? plain : { ...plain, model: part };
    // A schema that was read while cut off is incomplete, so only complete ones are cached.
    if (within.size === 0 || cuts === cutsBefore) known.set(raw, schema);
    return schema;
  }

  /** Whether a schema would contain itself. */
  function isCut(raw: RawSchema, within: ReadonlySet<object>): boolean {
    if (typeof raw !== 'object' || !within.has(raw)) return false;
    cuts += 1;
    return true;
  }

  /** Keys beside a reference override those of its target. */
  function readReference(raw: JsonObject, reference: string, within: ReadonlySet<object>): Schema {
    const target = valueAt(document, pointerTokens(reference));
    const { $ref: _, ...beside } = raw;
    const model = getModelName(reference);
    if (!isRawSchema(target) || isCut(target, within)) {
      return { ...readKeywords(beside, sinceKey, document), model };
    }
    const inner = read(target, nest(within, raw));
    const whole = { ...inner, model: model ?? inner.model };
    if (Object.keys(beside).length === 0) return whole;
    return { ...mergeParts(readParts(beside, within), whole), model: whole.model };
  }

  function readParts(raw: JsonObject, within: ReadonlySet<object>): Schema {
    const own = readKeywords(raw, sinceKey, document);
    const inside = nest(within, raw);
    const readPart = (part: RawSchema): Schema | undefined =>
      isCut(part, inside) ? undefined : read(part, inside);
    const parts = asList(raw.allOf)
      .filter(isRawSchema)
      .map(readPart)
      .filter((part) => part !== undefined);
    const merged = parts.reduce(mergeParts, own);
    const withNames = withRequired(merged, asList(raw.required));
    const single = singleVariant(withNames);
    const alone = single && readPart(single.schema);
    if (single && alone) {
      const rest = {
        ...withNames,
        variants: single.others,
        nullable: withNames.nullable || single.nullable,
      };
      return { ...mergeParts(rest, alone), model: hasOnlyText(raw) ? alone.model : undefined };
    }
    if (!hasOnlyText(raw)) return withNames;
    const models = parts.map(
      (part) => part.allOfModels ?? (part.model === undefined ? [] : [part.model]),
    );
    const names = [...new Set(models.flat())];
    const isAllNamed = names.length > 0 && models.every((own) => own.length > 0);
    if (!isAllNamed) return withNames;
    // In version 3.0, an allOf with a single reference is the way to add text to a reference.
    return names.length === 1
      ? { ...withNames, model: names[0] }
      : { ...withNames, allOfModels: names };
  }

  return (raw) => read(raw, new Set());
}

function nest(within: ReadonlySet<object>, raw: object): ReadonlySet<object> {
  return new Set([...within, raw]);
}

/** Whether a schema has only text besides its single part. */
function hasOnlyText(raw: JsonObject): boolean {
  return !['properties', 'required', 'items', 'enum', 'patternProperties'].some(
    (key) => key in raw,
  );
}

/** The schema of an alternative between one schema and null. */
function singleVariant({ variants }: Schema) {
  const isNull = (choice: RawSchema) => typeof choice === 'object' && choice.type === 'null';
  for (const candidate of variants) {
    const [schema, ...more] = candidate.choices.filter((choice) => !isNull(choice));
    if (schema === undefined || more.length > 0) continue;
    const others = variants.filter((other) => other !== candidate);
    return { schema, others, nullable: candidate.choices.some(isNull) };
  }
  return undefined;
}

/** A part may require properties of another part. */
function withRequired(schema: Schema, names: unknown[]): Schema {
  if (names.length === 0) return schema;
  const required = new Set(names);
  const known = new Set(schema.properties.map(({ name }) => name));
  const unnamed = names.filter((name) => typeof name === 'string' && !known.has(name));
  return {
    ...schema,
    properties: [
      ...schema.properties.map((property) =>
        required.has(property.name) ? { ...property, required: true } : property,
      ),
      ...unnamed.map((name) => ({ name: String(name), schema: true, required: true })),
    ],
  };
}
