import { sample } from 'openapi-sampler';
import { isObject } from '../description/json.ts';
import type { MediaType, Parameter } from '../model.ts';
import type { RawSchema, ReadSchema, Schema } from './schema.ts';

type Direction = 'request' | 'response';

/** Limit on the values of an example, for schemas with thousands of properties. */
const MAX_VALUES = 60;
const MAX_DEPTH = 4;

type Made = { readSchema: ReadSchema; direction: Direction; left: number };

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

export function makeParameterExample(
  { examples, schema }: Pick<Parameter, 'examples' | 'schema'>,
  readSchema: ReadSchema,
): unknown {
  return makeMediaExample({ examples, schema }, 'request', readSchema);
}

/** A value that matches a schema, from the examples, defaults and enums in it. */
export function makeExample(raw: RawSchema, direction: Direction, readSchema: ReadSchema): unknown {
  return makeValue(readSchema(raw), { readSchema, direction, left: MAX_VALUES }, 0, new Set());
}

function makeValue(
  schema: Schema,
  made: Made,
  depth: number,
  models: ReadonlySet<string>,
): unknown {
  made.left -= 1;
  const given = givenValue(schema);
  if (given) return given.value;
  const { model } = schema;
  const inside = model === undefined ? models : new Set([...models, model]);
  const makeNested = (raw: RawSchema): unknown =>
    makeValue(made.readSchema(raw), made, depth + 1, inside);
  const [variant] = schema.variants;
  const choose = (choice: RawSchema): unknown =>
    withDiscriminator(schema, choice, makeNested(choice), made);
  const hasProperties = schema.types.includes('object') || schema.properties.length > 0;
  const chosen = variant?.choices.find((choice) => !isCut(choice));
  if (chosen !== undefined && !hasProperties) return choose(chosen);
  if (hasProperties) return objectValue();
  if (schema.types[0] === 'array') return arrayValue();
  return scalarValue(schema);

  function objectValue(): unknown {
    const ofChoice = chosen === undefined ? {} : choose(chosen);
    // The remaining number of values is known only after the previous ones have been generated.
    const own = schema.properties.flatMap(({ name, schema: raw, required }) => {
      if (!(required || made.left > 0) || isCut(raw)) return [];
      return isSent(made.readSchema(raw), made.direction) ? [[name, makeNested(raw)] as const] : [];
    });
    const entries = isObject(ofChoice) ? Object.entries(ofChoice) : [];
    if (own.length + entries.length > 0) return Object.fromEntries([...own, ...entries]);
    const { additional } = schema;
    if (additional === undefined || typeof additional === 'boolean' || isCut(additional)) return {};
    return { key: makeNested(additional) };
  }

  function arrayValue(): unknown[] {
    if (schema.prefixItems.length > 0)
      return schema.prefixItems.filter((raw) => !isCut(raw)).map(makeNested);
    return schema.items === undefined || isCut(schema.items) ? [] : [makeNested(schema.items)];
  }

  /** Whether a schema is recursive at this point or nested too deeply. */
  function isCut(raw: RawSchema | undefined): boolean {
    if (raw === undefined || depth >= MAX_DEPTH || made.left <= -MAX_VALUES) return true;
    const inner = made.readSchema(raw);
    const target = inner.items === undefined ? inner : made.readSchema(inner.items);
    return target.model !== undefined && inside.has(target.model);
  }
}

/** Sets the discriminator property to the value of the chosen schema. */
function withDiscriminator(
  { discriminator }: Schema,
  choice: RawSchema,
  value: unknown,
  { readSchema }: Made,
): unknown {
  const { model } = readSchema(choice);
  if (!discriminator || model === undefined || !isObject(value)) return value;
  const named = discriminator.mapping.find(({ schema }) => readSchema(schema).model === model);
  return { ...value, [discriminator.property]: named?.value ?? model };
}

function givenValue(schema: Schema): { value: unknown } | undefined {
  if (schema.examples.length > 0) return { value: schema.examples[0] };
  if (schema.const) return schema.const;
  if (schema.default && schema.default.value !== null) return schema.default;
  const first = schema.enum?.find((value) => value !== null);
  return first === undefined ? undefined : { value: first };
}

function isSent({ readOnly, writeOnly }: Schema, direction: Direction): boolean {
  return direction === 'request' ? !readOnly : !writeOnly;
}

/** Strings and numbers by format and bounds. */
function scalarValue({ types, format, bounds, nullable }: Schema): unknown {
  const [type] = types;
  if (type === undefined) return nullable ? null : 'string';
  if (type === 'null') return null;
  const numeric = type === 'integer' || type === 'number';
  const limits = bounds
    .filter(({ keyword }) => keyword !== 'pattern' && keyword !== 'uniqueItems')
    .map(({ keyword, value }) => [
      keyword,
      /^-?[\d.]+(?:e[+-]?\d+)?$/i.test(value) ? Number(value) : value,
    ]);
  if (format === 'binary') return 'string';
  try {
    const value: unknown = sample({
      type,
      ...(format === undefined ? {} : { format }),
      ...Object.fromEntries(limits),
    });
    return value ?? (numeric ? 0 : 'string');
  } catch {
    // A pattern or a bound that the library does not support.
    return numeric ? 0 : 'string';
  }
}
