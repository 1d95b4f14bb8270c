import { isObject, type JsonObject, pointerTokens } from '../description/json.ts';
import { mergeAll, mergeParts, withRequired } from './merge-parts.ts';
import { groupByCircle } from './part-groups.ts';
import { emptySchema } from './read-keywords.ts';
import type { RawSchema, ReadSchema, Schema } from './schema.ts';
import { divideSchema, hasOnlyText, listParts, type SchemaParts } from './schema-parts.ts';

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

/** Returns the schema that a part was read to. */
type GetPart = (part: RawSchema) => Schema;

/**
 * Creates the function that reads schemas. Each schema is read once, after its parts, so the time
 * is linear however often and however deeply parts are shared. The result does not depend on which
 * schema is read first, even if schemas are parts of each other.
 */
export function makeReadSchema({ document, parts, sinceKey }: SchemaSources): ReadSchema {
  const known = new WeakMap<object, Schema>();

  const getKnown: GetPart = (part) => {
    if (typeof part === 'boolean') return readBoolean(part);
    const schema = known.get(part);
    if (!schema) throw new Error('A schema was read before its parts.');
    return schema;
  };

  const keep = (raw: JsonObject, schema: Schema): void => {
    const part = parts.get(raw);
    known.set(raw, part === undefined ? schema : { ...schema, model: part });
  };

  return (raw) => {
    if (typeof raw === 'boolean') return readBoolean(raw);
    const kept = known.get(raw);
    if (kept) return kept;
    const divided = new Map<object, SchemaParts>();
    const divide = (inner: JsonObject): SchemaParts => {
      const found = divided.get(inner) ?? divideSchema(inner, sinceKey, document);
      divided.set(inner, found);
      return found;
    };
    const dependencies = (inner: JsonObject) => listParts(divide(inner)).filter(isObject);
    for (const group of groupByCircle(raw, dependencies, (inner) => known.has(inner))) {
      const members = group.map(divide);
      const isCircle =
        members.length > 1 || members.some((own) => listParts(own).includes(own.raw));
      const circle = new Map(members.map((own) => [own.raw, own] as const));
      const combined = members.map((own): [JsonObject, Schema] => [
        own.raw,
        isCircle
          ? combineCircle(own, circle, (part) => parts.get(part), getKnown)
          : combine(own, getKnown),
      ]);
      for (const [inner, schema] of combined) keep(inner, schema);
    }
    return getKnown(raw);
  };
}

function readBoolean(raw: boolean): Schema {
  return { ...emptySchema(), impossible: raw ? undefined : 'forbidden' };
}

/** Keys beside a reference override those of its target. */
function combine(parts: SchemaParts, getPart: GetPart): Schema {
  const { raw, reference, target } = parts;
  if (reference === undefined) return combineParts(parts, getPart);
  const model = getModelName(reference);
  if (target === undefined) return { ...combineParts(parts, getPart), model };
  const inner = getPart(target);
  const whole = { ...inner, model: model ?? inner.model };
  if (Object.keys(raw).length === 1) return whole;
  return { ...mergeParts(combineParts(parts, getPart), whole), model: whole.model };
}

function combineParts(parts: SchemaParts, getPart: GetPart): Schema {
  const { own, allOf, required, singles } = parts;
  const inner = allOf.map(getPart);
  const merged = withRequired(mergeAll(own, inner), required);
  if (singles.length > 0) {
    const alone = singles.map(({ schema }) => getPart(schema));
    const rest = withoutSingles(merged, [parts]);
    const model = alone.length === 1 && hasOnlyText(parts) ? alone[0]?.model : undefined;
    return { ...mergeAll(rest, alone), model };
  }
  return { ...merged, ...findNames(parts, inner.map(getNames)) };
}

/** Leaves out the alternatives that leave one schema. */
function withoutSingles(schema: Schema, members: SchemaParts[]): Schema {
  const singles = members.flatMap((parts) => parts.singles);
  const dropped = new Set(singles.map(({ variants }) => variants));
  return {
    ...schema,
    variants: schema.variants.filter((variants) => !dropped.has(variants)),
    nullable: schema.nullable || singles.some(({ nullable }) => nullable),
  };
}

function getNames({ model, allOfModels }: Schema): string[] {
  return allOfModels ?? (model === undefined ? [] : [model]);
}

/** The models of an `allOf` that adds nothing to them. @param names those of each part */
function findNames(parts: SchemaParts, names: string[][]): Pick<Schema, 'model' | 'allOfModels'> {
  const all = [...new Set(names.flat())];
  if (!hasOnlyText(parts) || all.length === 0 || names.some((own) => own.length === 0)) return {};
  // In version 3.0, an allOf with a single reference is the way to add text to a reference.
  return all.length === 1 ? { model: all[0] } : { allOfModels: all };
}

/**
 * Schemas that are parts of each other consist of the same parts. Each of them begins with its own
 * keywords, followed by those of its parts, each part once.
 */
function combineCircle(
  start: SchemaParts,
  circle: ReadonlyMap<RawSchema, SchemaParts>,
  pageName: (part: object) => string | undefined,
  getPart: GetPart,
): Schema {
  const members = new Set([start]);
  const pieces: Schema[] = [];
  const left = listParts(start).toReversed();
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const member = circle.get(part);
    if (member && members.has(member)) continue;
    pieces.push(member ? member.own : getPart(part));
    if (!member) continue;
    members.add(member);
    left.push(...listParts(member).toReversed());
  }
  const all = [...members];
  const required = all.flatMap((member) => member.required);
  const merged = withoutSingles(withRequired(mergeAll(start.own, pieces), required), all);
  return { ...merged, ...nameInCircle(start, circle, pageName, getPart) };
}

/** The name of a schema in a circle: that of its reference, or those of its parts. */
function nameInCircle(
  start: SchemaParts,
  circle: ReadonlyMap<RawSchema, SchemaParts>,
  pageName: (part: object) => string | undefined,
  getPart: GetPart,
): Pick<Schema, 'model' | 'allOfModels'> {
  const namesOf = (part: RawSchema): string[] => {
    const member = circle.get(part);
    if (!member) return getNames(getPart(part));
    const name = pageName(member.raw) ?? (member.reference && getModelName(member.reference));
    return name === undefined ? [] : [name];
  };
  const { reference, target, allOf, singles, raw } = start;
  if (reference !== undefined) {
    const [model] = [...namesOf(raw), ...(target === undefined ? [] : namesOf(target))];
    return { model };
  }
  const [single, ...others] = singles;
  if (single && others.length === 0) {
    return { model: hasOnlyText(start) ? namesOf(single.schema)[0] : undefined };
  }
  return single ? {} : findNames(start, allOf.map(namesOf));
}
