import { isObject } from '../description/json.ts';
import type { MediaType } from '../model.ts';
import { givenExample } from './given-example.ts';
import { scalarExample } from './scalar-example.ts';
import type { Property, RawSchema, ReadSchema, Schema } from './schema.ts';

export type Direction = 'request' | 'response';

/** Limit on the values of an example, for schemas with thousands of properties. */
const MAX_VALUES = 60;
/** Limits on nesting: beyond the first, only what is required is shown. */
const MAX_DEPTH = 4;
const MAX_REQUIRED_DEPTH = 8;
/** Limit on the items of a list, whatever a schema demands. */
const MAX_ITEMS = 10;

type Made = { readSchema: ReadSchema; direction: Direction; left: number };

/** Where a value is: how deep, within which models, and at which position of a list. */
type Place = { depth: number; models: ReadonlySet<string>; position: number };

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
  return makeValue(readSchema(raw), { readSchema, direction, left: MAX_VALUES }, place);
}

function makeValue(schema: Schema, made: Made, place: Place): unknown {
  made.left -= 1;
  const given = givenExample(schema, made, place.position);
  if (given) return keepSent(given.value, schema, made);
  const { model } = schema;
  const models = model === undefined ? place.models : new Set([...place.models, model]);
  const inside = { depth: place.depth + 1, models, position: place.position };
  const hasProperties = schema.types.includes('object') || schema.properties.length > 0;
  const chosen = schema.variants
    .map(({ choices }) => chooseVariant(choices, made, inside))
    .filter((choice) => choice !== undefined);
  const [first] = chosen;
  if (first !== undefined && !hasProperties) {
    const value = makeValue(made.readSchema(first), made, inside);
    return withDiscriminator(schema, first, value, made);
  }
  if (hasProperties) return makeObject(schema, chosen, made, inside);
  if (schema.types[0] === 'array' || (schema.types.length === 0 && schema.items !== undefined))
    return makeList(schema, made, inside);
  return scalarExample(schema, place.position);
}

/** The first alternative that is neither null nor recursive. */
function chooseVariant(choices: RawSchema[], made: Made, inside: Place): RawSchema | undefined {
  const possible = choices.filter((choice) => !isCut(choice, true, made, inside));
  return possible.find((choice) => made.readSchema(choice).types[0] !== 'null') ?? possible[0];
}

/** Whether a schema is recursive at this point or nested too deeply. */
function isCut(raw: RawSchema, isRequired: boolean, made: Made, { depth, models }: Place): boolean {
  const schema = made.readSchema(raw);
  const target = schema.items === undefined ? schema : made.readSchema(schema.items);
  if (target.model !== undefined && models.has(target.model)) return true;
  if (made.left <= -MAX_VALUES) return true;
  return depth > (isRequired ? MAX_REQUIRED_DEPTH : MAX_DEPTH);
}

function makeObject(
  schema: Schema,
  chosen: RawSchema[],
  made: Made,
  inside: Place,
): Record<string, unknown> {
  const ofChoices = chosen.map((choice) => {
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
  const own = shownProperties(schema, required, entries.length > 0, made).flatMap(
    ({ name, schema: raw }) => {
      const isNeeded = required.has(name);
      // The remaining number of values is known only after the previous ones have been generated.
      if (!(isNeeded || made.left > 0)) return [];
      if (isCut(raw, isNeeded, made, inside)) {
        const isEmptyList = isNeeded && made.readSchema(raw).types[0] === 'array';
        return isEmptyList ? [[name, []] as const] : [];
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
    return chosen.some((choice) =>
      made
        .readSchema(choice)
        .properties.some((property) => property.name === name && property.schema !== true),
    );
  }
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

function isSent({ readOnly, writeOnly, impossible }: Schema, direction: Direction): boolean {
  if (impossible !== undefined) return false;
  return direction === 'request' ? !readOnly : !writeOnly;
}

/** Those that are sent; in a request those that are required, or else one that is useful. */
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

/** Adds properties with other names, if a schema demands more or describes only such. */
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

/** Sets the discriminator property of a schema whose alternatives refer to it by `allOf`. */
function withOwnDiscriminator(
  { discriminator, model, properties }: Schema,
  value: Record<string, unknown>,
  { readSchema }: Made,
): Record<string, unknown> {
  const property = properties.find(({ name }) => name === discriminator?.property);
  if (!discriminator || !property || !(property.name in value)) return value;
  const { enum: values, const: only, examples } = readSchema(property.schema);
  if (values ?? only ?? examples[0]) return value;
  const { mapping, isInherited } = discriminator;
  // The other values are those of other schemas that extend the same one.
  const otherwise = isInherited ? undefined : mapping[0];
  const named = mapping.find(({ schema }) => readSchema(schema).model === model) ?? otherwise;
  const name = named?.value ?? model;
  return name === undefined ? value : { ...value, [property.name]: name };
}

/** Sets the discriminator property to the value of the chosen schema. */
function withDiscriminator(
  { discriminator }: Schema,
  choice: RawSchema,
  value: unknown,
  { readSchema }: Made,
): unknown {
  const { model, properties } = readSchema(choice);
  if (!discriminator || model === undefined || !isObject(value)) return value;
  const named = discriminator.mapping.find(({ schema }) => readSchema(schema).model === model);
  const own = properties.find(({ name }) => name === discriminator.property);
  const { enum: values, const: only } = own ? readSchema(own.schema) : {};
  // Without a mapping, the alternative may say itself what its name is.
  if (!named && (values ?? only)) return value;
  return { ...value, [discriminator.property]: named?.value ?? model };
}
