import { isObject } from '../description/json.ts';
import { type Direction, isUnsent } from './direction.ts';
import type { ReadSchema, Schema } from './schema.ts';

type Reading = { readSchema: ReadSchema; direction: Direction };

/** Limit on the depth at which properties are left out of given examples. */
const MAX_DEPTH = 8;

/**
 * The value that a schema itself gives: its example, its only value, its default, or its first
 * value for a position in a list.
 */
export function givenExample(
  schema: Schema,
  reading: Reading,
  position: number,
): { value: unknown } | undefined {
  const { examples, default: usual, enum: values } = schema;
  const example = examples[position] ?? examples[0];
  if (examples.length > 0) {
    return { value: withoutUnsent(schema, toType(schema, example), reading, 0) };
  }
  if (schema.const) return schema.const;
  const isListed = values === undefined || values.includes(usual?.value);
  if (usual && usual.value !== null && isListed && position === 0 && fits(schema, usual.value))
    return { value: usual.value };
  const real = values?.filter((value) => value !== null) ?? [];
  if (real.length > 0) return { value: real[position % real.length] };
  return values && values.length > 0 ? { value: null } : undefined;
}

/** Whether a default has a type of the schema. Those of objects and lists are often empty. */
function fits({ types, properties }: Schema, value: unknown): boolean {
  if (types.length === 0) return true;
  if (Array.isArray(value)) return types.includes('array') && value.length > 0;
  if (isObject(value)) {
    return types.includes('object') && (properties.length === 0 || Object.keys(value).length > 0);
  }
  if (typeof value === 'number') return types.includes('number') || types.includes('integer');
  return types.includes(typeof value);
}

/** Corrects examples whose type was lost in YAML or in an older version. */
function toType({ types }: Schema, value: unknown): unknown {
  if (types.length !== 1) return value;
  const [type] = types;
  if (type === 'string') {
    return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  }
  if (typeof value !== 'string') return value;
  const parsed = parseJson(value);
  const isMeant =
    ((type === 'integer' || type === 'number') && isNumberAsWritten(parsed, value)) ||
    (type === 'boolean' && typeof parsed === 'boolean') ||
    (type === 'object' && isObject(parsed)) ||
    (type === 'array' && Array.isArray(parsed));
  if (isMeant) return parsed;
  // In many descriptions, the example of a list is an example of an item.
  return type === 'array' && parsed === undefined ? [value] : value;
}

/** Whether a number has the digits of its text. This is why an integer of 64 bits stays a string. */
function isNumberAsWritten(parsed: unknown, text: string): boolean {
  return typeof parsed === 'number' && (!/^-?\d+$/.test(text) || Number.isSafeInteger(parsed));
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** An example without properties that are not sent in its direction. */
function withoutUnsent(schema: Schema, value: unknown, reading: Reading, depth: number): unknown {
  if (depth > MAX_DEPTH) return value;
  const { readSchema, direction } = reading;
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items === undefined) return value;
    return value.map((entry) => withoutUnsent(readSchema(items), entry, reading, depth + 1));
  }
  if (!isObject(value) || schema.properties.length === 0) return value;
  const known = new Map(schema.properties.map((property) => [property.name, property.schema]));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const raw = known.get(name);
      if (raw === undefined) return [[name, inner]];
      const read = readSchema(raw);
      return isUnsent(read, direction)
        ? []
        : [[name, withoutUnsent(read, inner, reading, depth + 1)]];
    }),
  );
}
