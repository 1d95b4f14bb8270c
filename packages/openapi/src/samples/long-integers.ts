import { isObject, type JsonObject } from '../description/json.ts';
import { setKey } from '../description/set-key.ts';
import {
  mayHaveLongIntegers,
  parseLongIntegers,
  WrittenInteger,
} from '../description/written-integer.ts';
import type { RequestSchema } from './request-description.ts';

/*
 * Descriptions and the request builder keep integers of 64 bits as texts, because numbers would
 * change them. Where the schema has a number, they are sent without quotes.
 */

/** Whether a value is the text of an integer that a number would change. */
export function isLongInteger(value: unknown): value is string {
  return (
    typeof value === 'string' && /^-?\d{16,}$/.test(value) && !Number.isSafeInteger(Number(value))
  );
}

/** The value with the texts of long integers as numbers, where the schema has a number. */
export function withLongIntegers(
  value: unknown,
  getSchema: () => RequestSchema | undefined,
): unknown {
  if (!contains(value, isLongInteger)) return value;
  const schema = getSchema();
  return schema === undefined
    ? value
    : mapLeaves(value, [schema], (leaf, isNumber) =>
        isNumber && isLongInteger(leaf) ? new WrittenInteger(leaf) : leaf,
      );
}

/** Whether some number in a value is one that a literal of JavaScript would change. */
export function hasLongIntegers(value: unknown): boolean {
  return contains(value, (inner) => inner instanceof WrittenInteger);
}

/**
 * Parses what a reader typed. Long integers become texts where the schema has a number.
 * @throws SyntaxError if it is not JSON
 */
export function parseTyped(text: string, schema: RequestSchema | undefined): unknown {
  if (!schema || !mayHaveLongIntegers(text)) return JSON.parse(text);
  return mapLeaves(parseLongIntegers(text), [schema], (leaf, isNumber) => {
    if (!(leaf instanceof WrittenInteger)) return leaf;
    return isNumber ? leaf.text : Number(leaf.text);
  });
}

/** A value as JSON for a reader to edit. */
export function typedText(value: unknown, schema: RequestSchema | undefined): string {
  return (
    JSON.stringify(
      withLongIntegers(value, () => schema),
      null,
      2,
    ) ?? ''
  );
}

function contains(value: unknown, isMeant: (inner: unknown) => boolean): boolean {
  if (isMeant(value)) return true;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((inner) => contains(inner, isMeant))
  );
}

type Change = (leaf: unknown, isNumber: boolean) => unknown;

/** Changes the values that are neither lists nor objects. */
function mapLeaves(value: unknown, schemas: RequestSchema[], change: Change): unknown {
  const all = schemas.flatMap((schema) => [schema, ...(schema.choices ?? [])]);
  if (Array.isArray(value)) {
    const items = all.flatMap((schema) => schema.items ?? []);
    return value.map((entry) => mapLeaves(entry, items, change));
  }
  if (!isObject(value) || value instanceof WrittenInteger) {
    return change(value, all.some(isNumeric) && !all.some(({ types }) => types.includes('string')));
  }
  const changed: JsonObject = {};
  for (const [name, inner] of Object.entries(value)) {
    const ofName = all.flatMap((schema) => findProperty(schema, name));
    setKey(changed, name, mapLeaves(inner, ofName, change));
  }
  return changed;
}

function isNumeric({ types }: RequestSchema): boolean {
  return types.includes('integer') || types.includes('number');
}

function findProperty({ properties = [], additional }: RequestSchema, name: string) {
  const property = properties.find((candidate) => candidate.name === name);
  if (property) return [property.schema];
  return isObject(additional) ? [additional] : [];
}
