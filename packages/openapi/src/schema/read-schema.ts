import { asText, isObject, type JsonObject, pointerTokens } from '../description/json.ts';
import { mergeAll, mergeParts, withRequired } from './merge-parts.ts';
import { groupByCircle } from './part-groups.ts';
import { emptySchema } from './read-keywords.ts';
import type { RawSchema, ReadSchema, Schema } from './schema.ts';
import { divideSchema, hasOnlyText, listParts, type SchemaParts } from './schema-parts.ts';
import { withWrittenTexts } from './written-texts.ts';

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

/** Schemas that are parts of each other. */
type Circle = ReadonlyMap<RawSchema, SchemaParts>;

/**
 * Creates the function that reads schemas. Each schema is read once, after its parts, so the time
 * is linear however often and however deeply parts are shared. The result does not depend on which
 * schema is read first, even if schemas are parts of each other.
 */
export function makeReadSchema({ document, parts, sinceKey }: SchemaSources): ReadSchema {
  const known = new WeakMap<object, Schema>();
  const circles = new WeakMap<object, Circle>();
  const getPageName = (part: object) => parts.get(part);

  const getPart: GetPart = (part) => {
    if (typeof part === 'boolean') return readBoolean(part);
    const circle = circles.get(part);
    const schema = known.get(part) ?? (circle && combineCircle(part, circle, getPageName, getPart));
    if (!schema) throw new Error('A schema was read before its parts.');
    known.set(part, schema);
    return schema;
  };

  function readGroup(members: SchemaParts[]): void {
    const [first] = members;
    if (!first) return;
    const circle: Circle = new Map(members.map((member) => [member.raw, member]));
    const inner = members.flatMap(listParts);
    if (inner.some((part) => circle.has(part))) {
      // Members of the circle are read when they are needed, from parts outside it, which are read now.
      for (const part of inner) if (!circle.has(part)) getPart(part);
      for (const { raw } of members) circles.set(raw, circle);
    } else {
      const schema = combine(first, getPart);
      const model = getPageName(first.raw);
      known.set(first.raw, model === undefined ? schema : { ...schema, model });
    }
  }

  return (raw) => {
    if (typeof raw === 'boolean' || known.has(raw) || circles.has(raw)) return getPart(raw);
    const divided = new Map<object, SchemaParts>();
    const divide = (inner: JsonObject): SchemaParts => {
      const found = divided.get(inner) ?? divideSchema(inner, sinceKey, document);
      divided.set(inner, found);
      return found;
    };
    const dependencies = (inner: JsonObject) => listParts(divide(inner)).filter(isObject);
    const isRead = (inner: JsonObject) => known.has(inner) || circles.has(inner);
    for (const group of groupByCircle(raw, dependencies, isRead)) readGroup(group.map(divide));
    return getPart(raw);
  };
}

function readBoolean(raw: boolean): Schema {
  return { ...emptySchema(), impossible: raw ? undefined : 'forbidden' };
}

/** Keys beside a reference override those of its target. */
function combine(parts: SchemaParts, getPart: GetPart): Schema {
  const { reference, target } = parts;
  if (reference === undefined) return combineParts(parts, getPart);
  const model = getModelName(reference);
  if (target === undefined) return { ...combineParts(parts, getPart), model };
  const inner = getPart(target);
  const whole = { ...inner, model: model ?? inner.model };
  if (isBareReference(parts)) return whole;
  return { ...mergeParts(combineParts(parts, getPart), whole), model: whole.model };
}

function isBareReference({ raw, reference }: SchemaParts): boolean {
  return reference !== undefined && Object.keys(raw).length === 1;
}

function combineParts(parts: SchemaParts, getPart: GetPart): Schema {
  const { own, allOf, required, singles } = parts;
  const inner = allOf.map(getPart);
  const merged = withRequired(mergeAll(own, inner), required);
  if (singles.length > 0) {
    const alone = singles.map(({ schema }) => getPart(schema));
    const rest = mergeAll(withoutSingles(merged, [parts]), alone);
    const model = alone.length === 1 && hasOnlyText(parts) ? alone[0]?.model : undefined;
    const all = [...allOf, ...singles.map(({ schema }) => schema)];
    return { ...withTextsOf(all, rest, own, getPart), model };
  }
  const whole = withTextsOf(allOf, merged, own, getPart);
  const names = findNames(parts, inner.map(getNames));
  return { ...(names.model === undefined ? markInherited(whole, own) : whole), ...names };
}

/** A schema with the texts that are written in its parts and beside their references. */
function withTextsOf(parts: RawSchema[], merged: Schema, own: Schema, getPart: GetPart): Schema {
  const written = parts.flatMap((part) => {
    if (!isObject(part) || typeof part.$ref !== 'string') return [getPart(part)];
    const description = asText(part.description);
    return description === undefined ? [] : [{ ...emptySchema(), description }];
  });
  return written.length > 0 ? withWrittenTexts(merged, own, written) : merged;
}

/**
 * A discriminator lists the schemas that a value of its schema may have. A schema that extends that
 * one is in the list, and is none of the others.
 */
function markInherited(merged: Schema, { discriminator: own }: Schema): Schema {
  const { discriminator, variants } = merged;
  if (own !== undefined || variants.length > 0 || !discriminator?.mapping.length) return merged;
  return { ...merged, discriminator: { ...discriminator, isInherited: true } };
}

/** Leaves out alternatives that consist of a single schema. */
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
  raw: RawSchema,
  circle: Circle,
  getPageName: (part: object) => string | undefined,
  getPart: GetPart,
): Schema | undefined {
  const start = circle.get(raw);
  if (!start) return undefined;
  const members = new Set([start]);
  const pieces: Schema[] = [];
  const left = listParts(start).toReversed();
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    const member = circle.get(part);
    if (!member) pieces.push(getPart(part));
    if (!member || members.has(member)) continue;
    members.add(member);
    if (!isBareReference(member)) pieces.push(member.own);
    left.push(...listParts(member).toReversed());
  }
  const all = [...members];
  const required = all.flatMap((member) => member.required);
  const merged = withoutSingles(withRequired(mergeAll(start.own, pieces), required), all);
  const model = getPageName(start.raw);
  return {
    ...merged,
    ...(model === undefined ? nameInCircle(start, circle, getPageName, getPart) : { model }),
  };
}

/** The name of a schema in a circle: that of its reference, or those of its parts. */
function nameInCircle(
  start: SchemaParts,
  circle: Circle,
  getPageName: (part: object) => string | undefined,
  getPart: GetPart,
): Pick<Schema, 'model' | 'allOfModels'> {
  const namesOf = (part: RawSchema): string[] => {
    const member = circle.get(part);
    if (!member) return getNames(getPart(part));
    const name = getPageName(member.raw) ?? (member.reference && getModelName(member.reference));
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
