import { isObject } from '../description/json.ts';
import { type Direction, isUnsent } from './direction.ts';
import { makeMatcher } from './pattern-example.ts';
import type { RawSchema, ReadSchema, Schema, Variants } from './schema.ts';

/** Parts that are nested more deeply count as matching. */
const MAX_DEPTH = 10;

/** Who receives the value: properties that are not sent are not required. */
type Reading = { readSchema: ReadSchema; direction: Direction };

type Check = (raw: RawSchema, value: unknown) => boolean;

/**
 * Whether a value matches a schema, as far as examples need it: formats are not compared, and an alternative that the
 * discriminator names does not have to be the only one that matches.
 */
export function matchesSchema(
  schema: Schema,
  value: unknown,
  reading: Reading,
  depth = 0,
): boolean {
  if (schema.impossible !== undefined) return false;
  if (depth > MAX_DEPTH || (value === null && schema.nullable)) return true;
  const check: Check = (raw, inner) =>
    matchesSchema(reading.readSchema(raw), inner, reading, depth + 1);
  return (
    (schema.types.length === 0 || schema.types.some((type) => isOfType(value, type))) &&
    isListed(schema, value) &&
    isWithinBounds(schema, value) &&
    (!isObject(value) || matchesProperties(schema, value, reading, check)) &&
    (!Array.isArray(value) || matchesItems(schema, value, check)) &&
    schema.variants.every((variants) => matchesVariants(variants, schema, value, check)) &&
    (schema.not === undefined || !check(schema.not, value)) &&
    schema.conditions.every(({ when, met = true, unmet = true }) =>
      check(check(when, value) ? met : unmet, value),
    )
  );
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      // Integers of 64 bits are strings.
      return Number.isInteger(value) || (typeof value === 'string' && /^-?\d{16,}$/.test(value));
    default:
      return typeof value === type || (type === 'file' && typeof value === 'string');
  }
}

function isListed({ enum: values, const: only }: Schema, value: unknown): boolean {
  const written = JSON.stringify(value);
  const isSame = (other: unknown) => JSON.stringify(other) === written;
  return (values === undefined || values.some(isSame)) && (!only || isSame(only.value));
}

function isWithinBounds({ bounds }: Schema, value: unknown): boolean {
  const size = Array.isArray(value)
    ? value.length
    : isObject(value)
      ? Object.keys(value).length
      : 0;
  return bounds.every(({ keyword, value: bound }) => {
    const limit = Number(bound);
    if (typeof value === 'number') return isNumberWithin(keyword, value, limit);
    if (typeof value === 'string') {
      if (keyword === 'minLength') return value.length >= limit;
      if (keyword === 'maxLength') return value.length <= limit;
      return keyword !== 'pattern' || makeMatcher(bound)(value);
    }
    const least = isObject(value) ? 'minProperties' : 'minItems';
    const most = isObject(value) ? 'maxProperties' : 'maxItems';
    if (typeof value !== 'object' || value === null) return true;
    if (keyword === 'uniqueItems' && Array.isArray(value)) {
      return new Set(value.map((item) => JSON.stringify(item))).size === size;
    }
    return keyword === least ? size >= limit : keyword !== most || size <= limit;
  });
}

function isNumberWithin(keyword: string, value: number, limit: number): boolean {
  switch (keyword) {
    case 'minimum':
      return value >= limit;
    case 'maximum':
      return value <= limit;
    case 'exclusiveMinimum':
      return value > limit;
    case 'exclusiveMaximum':
      return value < limit;
    default:
      return true;
  }
}

function matchesProperties(
  schema: Schema,
  value: Record<string, unknown>,
  { readSchema, direction }: Reading,
  check: Check,
): boolean {
  const { properties, patternProperties, additional, variants, dependents } = schema;
  const known = new Map(properties.map((property) => [property.name, property.schema]));
  const patterns = patternProperties.map(({ name, schema: raw }) => ({
    matches: makeMatcher(name),
    raw,
  }));
  const hasRequired = properties.every(
    ({ name, required, schema: raw }) =>
      !required || name in value || isUnsent(readSchema(raw), direction),
  );
  const hasDependents = dependents.every(
    ({ property, required, schema: raw = true }) =>
      !(property in value) || (required.every((name) => name in value) && check(raw, value)),
  );
  return (
    hasRequired &&
    hasDependents &&
    Object.entries(value).every(([name, inner]) => {
      const own = known.get(name);
      const raws = [
        ...(own === undefined ? [] : [own]),
        ...patterns.flatMap(({ matches, raw }) => (matches(name) ? [raw] : [])),
      ];
      // What alternatives name may be meant, although `additionalProperties` does not count it.
      const isOther = raws.length === 0 && !(additional === false && variants.length > 0);
      return isOther ? check(additional ?? true, inner) : raws.every((raw) => check(raw, inner));
    })
  );
}

function matchesItems(
  { items, prefixItems, contains }: Schema,
  value: unknown[],
  check: Check,
): boolean {
  return (
    value.every((item, index) => check(prefixItems[index] ?? items ?? true, item)) &&
    (contains === undefined || value.some((item) => check(contains, item)))
  );
}

function matchesVariants(
  { kind, choices }: Variants,
  { discriminator }: Schema,
  value: unknown,
  check: Check,
): boolean {
  const isOnly = kind === 'oneOf' && discriminator === undefined;
  let found = 0;
  for (const choice of choices) {
    if (check(choice, value)) found += 1;
    if (found > (isOnly ? 1 : 0)) break;
  }
  return found === 1;
}
