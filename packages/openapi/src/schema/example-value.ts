import { isObject } from '../description/json.ts';
import type { MediaType } from '../model.ts';
import { type Direction, isUnsent } from './direction.ts';
import { firstSubtype, withDiscriminator, withOwnDiscriminator } from './example-discriminator.ts';
import { withoutForbidden } from './forbidden-properties.ts';
import { givenExample } from './given-example.ts';
import { matchesSchema } from './matches-schema.ts';
import { mergeParts } from './merge-parts.ts';
import { scalarExample } from './scalar-example.ts';
import type { Property, RawSchema, ReadSchema, Schema, Variants } from './schema.ts';

/** Limit on the values of an example, for schemas with thousands of properties. */
const MAX_VALUES = 60;
/** Limit on the values that are required beyond it. */
const MAX_REQUIRED = 400;
/** Limits on nesting: beyond the first, only what is required is shown. */
const MAX_DEPTH = 4;
const MAX_REQUIRED_DEPTH = 8;
/** Limit on the items of a list, whatever a schema demands. */
const MAX_ITEMS = 20;
/** Limits on the alternatives that are tried in place of the first: of a schema, and of an example. */
const MAX_CHOICES = 12;
const MAX_TRIES = 60;

type Made = { readSchema: ReadSchema; direction: Direction; left: number; tries: number };

/** Where a value is: how deep, within which models, and at which position of a list. */
type Place = { depth: number; models: ReadonlySet<string>; position: number };

/** An alternative, and the list from which it was chosen. */
type Chosen = { choice: RawSchema; variants: Variants };

/** An example of a media type: the description's own, or one generated from its schema. */
export function makeMediaExample(
  { examples, schema }: Pick<MediaType, 'examples' | 'schema'>,
  direction: Direction,
  readSchema: ReadSchema,
): unknown {
  const [own] = examples;
  if (own) return own.value;
  return schema === undefined ? undefined : makeExample(schema, direction, readSchema);
}

/**
 * A value that matches a schema, from the examples, defaults and enums in it. Responses have all
 * properties; requests have those that are required, or if none is, one that is useful.
 */
export function makeExample(raw: RawSchema, direction: Direction, readSchema: ReadSchema): unknown {
  const place = { depth: 0, models: new Set<string>(), position: 0 };
  const made = { readSchema, direction, left: MAX_VALUES, tries: MAX_TRIES };
  return makeValue(readSchema(raw), made, place);
}

function makeValue(schema: Schema, made: Made, place: Place): unknown {
  made.left -= 1;
  const given = givenExample(schema, made, place.position);
  if (given) return keepSent(given.value, schema, made);
  const subtype = firstSubtype(schema, (raw) => isCut(raw, true, made, place), made);
  if (subtype)
    return makeValue(subtype, made, { ...place, models: withModel(place.models, schema) });
  if (schema.variants.length === 0 && schema.not === undefined)
    return makeNew(schema, made, place, 0);
  return makeMatching(schema, made, place);
}

function withModel(models: ReadonlySet<string>, { model }: Schema): ReadonlySet<string> {
  return model === undefined ? models : new Set([...models, model]);
}

/**
 * A value with the first alternatives, or with others if no or several alternatives match that value, or else without what
 * is forbidden together.
 */
function makeMatching(schema: Schema, made: Made, place: Place): unknown {
  const { left } = made;
  const first = makeNew(schema, made, place, 0);
  const count = Math.max(1, ...schema.variants.map(({ choices }) => choices.length));
  let value = first;
  for (let turn = 1; !matchesSchema(schema, value, made); turn += 1) {
    if (turn >= Math.min(count, MAX_CHOICES) || made.tries <= 0)
      return withoutForbidden(schema, first, made);
    made.tries -= 1;
    made.left = left;
    value = makeNew(schema, made, place, turn);
  }
  return value;
}

/** @param turn which of the possible alternatives is chosen */
function makeNew(schema: Schema, made: Made, place: Place, turn: number): unknown {
  const models = withModel(place.models, schema);
  const inside = { depth: place.depth + 1, models, position: place.position };
  const hasProperties = schema.types.includes('object') || schema.properties.length > 0;
  const chosen = schema.variants.flatMap((variants): Chosen[] => {
    const choice = chooseVariant(variants.choices, made, inside, turn);
    return choice === undefined ? [] : [{ choice, variants }];
  });
  const [first] = chosen;
  if (first !== undefined && !hasProperties) {
    // What is written beside alternatives applies to each of them.
    const whole = { ...schema, variants: [], discriminator: undefined, model: undefined };
    const merged = chosen.reduce<Schema>(
      (others, { choice }) => mergeParts(made.readSchema(choice), others),
      whole,
    );
    return withDiscriminator(schema, first.choice, makeValue(merged, made, inside), made);
  }
  if (hasProperties) return makeObject(schema, chosen, made, inside);
  if (schema.types[0] === 'array' || (schema.types.length === 0 && schema.items !== undefined))
    return makeList(schema, made, inside);
  return scalarExample(schema, place.position);
}

/** The alternatives that are neither null nor recursive, beginning with the first. */
function chooseVariant(
  choices: RawSchema[],
  made: Made,
  inside: Place,
  turn: number,
): RawSchema | undefined {
  const possible = choices.filter((choice) => !isCut(choice, true, made, inside));
  const usual = possible.filter((choice) => made.readSchema(choice).types[0] !== 'null');
  const all = usual.length > 0 ? usual : possible;
  return all[turn % all.length];
}

/** Whether a schema is recursive at this point or nested too deeply. */
function isCut(raw: RawSchema, isRequired: boolean, made: Made, { depth, models }: Place): boolean {
  const schema = made.readSchema(raw);
  const target = schema.items === undefined ? schema : made.readSchema(schema.items);
  if (target.model !== undefined && models.has(target.model)) return true;
  if (made.left <= -MAX_REQUIRED) return true;
  return depth > (isRequired ? MAX_REQUIRED_DEPTH : MAX_DEPTH);
}

function makeObject(
  schema: Schema,
  chosen: Chosen[],
  made: Made,
  inside: Place,
): Record<string, unknown> {
  const ofChoices = chosen.map(({ choice }) => {
    const value = makeValue(made.readSchema(choice), made, inside);
    return withDiscriminator(schema, choice, value, made);
  });
  const entries = ofChoices.flatMap((value) => (isObject(value) ? Object.entries(value) : []));
  const named = new Map(schema.properties.map((property) => [property.name, property]));
  // An alternative may only require properties of the whole.
  const required = new Set([
    ...schema.properties.flatMap(({ name, required: isRequired }) => (isRequired ? [name] : [])),
    ...entries.flatMap(([name]) => (named.has(name) ? [name] : [])),
  ]);
  const foreign = listForeign(chosen, made);
  const own = shownProperties(schema, required, entries.length > 0, made).flatMap(
    ({ name, schema: raw }) => {
      const isNeeded = required.has(name);
      if (!isNeeded && foreign.has(name)) return [];
      // The remaining number of values is known only after the previous ones have been generated.
      if (!(isNeeded || made.left > 0)) return [];
      if (isCut(raw, isNeeded, made, inside)) {
        const value = isNeeded ? leastValue(made.readSchema(raw)) : undefined;
        return value === undefined ? [] : [[name, value] as const];
      }
      return [[name, makeValue(made.readSchema(raw), made, inside)] as const];
    },
  );
  const overridden = new Set(own.map(([name]) => name));
  const added = entries.filter(
    ([name]) =>
      !overridden.has(name) || name === schema.discriminator?.property || isSpecific(name),
  );
  const value = withMinimum(schema, Object.fromEntries([...own, ...added]), made, inside);
  return chosen.length > 0 ? value : withOwnDiscriminator(schema, value, made);

  /** Whether an alternative says more about a property than the whole does. */
  function isSpecific(name: string): boolean {
    return chosen.some(({ choice }) =>
      made
        .readSchema(choice)
        .properties.some((property) => property.name === name && property.schema !== true),
    );
  }
}

/** The properties that only alternatives not chosen require, if no more than one may match. */
function listForeign(chosen: Chosen[], { readSchema }: Made): ReadonlySet<string> {
  const requiredBy = (raw: RawSchema) =>
    readSchema(raw).properties.flatMap(({ name, required }) => (required ? [name] : []));
  return new Set(
    chosen.flatMap(({ choice, variants: { kind, choices } }) => {
      if (kind === 'anyOf') return [];
      const own = new Set(requiredBy(choice));
      return choices.flatMap(requiredBy).filter((name) => !own.has(name));
    }),
  );
}

/** The least that a recursive schema allows, or undefined if that needs its properties. */
function leastValue({ types, nullable }: Schema): unknown {
  if (nullable) return null;
  return types[0] === 'array' ? [] : undefined;
}

/** An example that a schema gives for a whole object, without the properties that are not sent. */
function keepSent(value: unknown, schema: Schema, made: Made): unknown {
  const { items, properties } = schema;
  if (Array.isArray(value)) {
    if (items === undefined) return value;
    return value.map((entry) => keepSent(entry, made.readSchema(items), made));
  }
  if (!isObject(value) || properties.length === 0) return value;
  const known = new Map(properties.map(({ name, schema: raw }) => [name, raw]));
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const raw = known.get(name);
    if (raw === undefined) return [[name, inner]];
    const property = made.readSchema(raw);
    return isSent(property, made.direction) ? [[name, keepSent(inner, property, made)]] : [];
  });
  return Object.fromEntries(entries);
}

function isSent(schema: Schema, direction: Direction): boolean {
  return schema.impossible === undefined && !isUnsent(schema, direction);
}

/** The properties that are sent; in a request, the required ones, or else a useful one. */
function shownProperties(
  { properties }: Schema,
  required: ReadonlySet<string>,
  isEnough: boolean,
  { readSchema, direction }: Made,
): Property[] {
  const sent = properties.filter(({ schema }) => isSent(readSchema(schema), direction));
  if (direction === 'response') return sent;
  const needed = sent.filter(({ name }) => required.has(name));
  if (needed.length > 0 || isEnough) return needed;
  const exemplified = sent.filter(({ schema }) => readSchema(schema).examples.length > 0);
  const usual = sent.filter(({ schema }) => !readSchema(schema).deprecated);
  return exemplified.length > 0 ? exemplified : (usual.length > 0 ? usual : sent).slice(0, 1);
}

/** Adds properties with made-up names, if a schema demands more or describes only additional ones. */
function withMinimum(
  schema: Schema,
  value: Record<string, unknown>,
  made: Made,
  inside: Place,
): Record<string, unknown> {
  const { additional, bounds } = schema;
  const least = Number(bounds.find(({ keyword }) => keyword === 'minProperties')?.value ?? 0);
  const isDescribed = additional !== undefined && typeof additional !== 'boolean';
  const wanted = Math.min(
    Math.max(least, Object.keys(value).length === 0 && isDescribed ? 1 : 0),
    MAX_ITEMS,
  );
  const result = { ...value };
  for (const { name, schema: raw } of schema.properties) {
    if (Object.keys(result).length >= wanted) break;
    if (!(name in result) && !isCut(raw, false, made, inside) && !made.readSchema(raw).readOnly) {
      result[name] = makeValue(made.readSchema(raw), made, inside);
    }
  }
  const raw = isDescribed ? additional : true;
  for (let count = 1; Object.keys(result).length < wanted && count <= wanted; count += 1) {
    if (additional === false || isCut(raw, false, made, inside)) break;
    const at = { ...inside, position: count - 1 };
    result[makeName(schema, made, at)] = makeValue(made.readSchema(raw), made, at);
  }
  return result;
}

/** The name of a property that is not described, which may have to match a schema. */
function makeName({ propertyNames }: Schema, made: Made, at: Place): string {
  const name =
    propertyNames === undefined ? '' : makeValue(made.readSchema(propertyNames), made, at);
  if (typeof name === 'string' && !/^(?:string\d*)?$/.test(name)) return name;
  return at.position === 0 ? 'key' : `key${at.position + 1}`;
}

/** As many items as are demanded, but at least one. They differ if they have to. */
function makeList({ items, prefixItems, bounds }: Schema, made: Made, inside: Place): unknown[] {
  const first = prefixItems
    .filter((raw) => !isCut(raw, true, made, inside))
    .map((raw) => makeValue(made.readSchema(raw), made, inside));
  const isNeeded = bounds.some(({ keyword }) => keyword === 'minItems');
  if (items === undefined || items === false || isCut(items, isNeeded, made, inside)) return first;
  const numberOf = (keyword: string, otherwise: number) =>
    Number(bounds.find((bound) => bound.keyword === keyword)?.value ?? otherwise);
  const usual = first.length > 0 ? 0 : 1;
  const least = Math.max(usual, numberOf('minItems', 0) - first.length);
  const most = Math.min(MAX_ITEMS, numberOf('maxItems', MAX_ITEMS) - first.length);
  const isUnique = bounds.some(({ keyword }) => keyword === 'uniqueItems');
  const schema = made.readSchema(items);
  const rest = Array.from({ length: Math.max(0, Math.min(least, most)) }, (_, position) =>
    makeValue(schema, made, { ...inside, position: isUnique ? position : 0 }),
  );
  return [...first, ...rest];
}
