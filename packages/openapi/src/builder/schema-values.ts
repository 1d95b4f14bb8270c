import { isObject } from '../description/json.ts';
import { isLongInteger, type RequestSchema } from '../samples/index.ts';
import { isSame } from './same-value.ts';

/** How a value is edited. */
export type Editor = 'text' | 'number' | 'boolean' | 'enum' | 'list' | 'object' | 'choice' | 'json';

/** The editor for a schema. What a form cannot show is edited as JSON. */
export function editorOf(schema: RequestSchema): Editor {
  const { types, choices = [], properties = [], items, additional } = schema;
  if (schema.enum || schema.const) return 'enum';
  if (properties.length > 0) return 'object';
  if (choices.length > 0) return 'choice';
  if (types.length > 1)
    return types.every((type) => type === 'integer' || type === 'number') ? 'number' : 'json';
  switch (types[0]) {
    case 'string':
      return 'text';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'array':
      return items && !schema.isCut ? 'list' : 'json';
    case 'object':
      return isObject(additional) && !schema.isCut ? 'object' : 'json';
    default:
      return 'json';
  }
}

/** Whether a form with fields can edit the value; otherwise, it is edited as JSON. */
export function hasForm(schema: RequestSchema | undefined): boolean {
  return schema !== undefined && editorOf(schema) !== 'json';
}

/** A value to start from: everything required, as the schema suggests. */
export function startValue(schema: RequestSchema): unknown {
  if (schema.const) return schema.const.value;
  if (schema.default) return schema.default.value;
  if (schema.example !== undefined) return schema.example;
  if (schema.enum) return schema.enum[0];
  switch (editorOf(schema)) {
    case 'object':
      return withVariant(schema, requiredProperties(schema), schema.choices?.[0]);
    case 'choice':
      return schema.choices?.[0] && startValue(schema.choices[0]);
    case 'list':
      return [];
    case 'number':
      return Number(schema.bounds?.['minimum'] ?? 0) || 0;
    case 'boolean':
      return false;
    case 'json':
      return schema.types[0] === 'array' ? [] : {};
    default:
      return '';
  }
}

function requiredProperties({ properties = [] }: RequestSchema): Record<string, unknown> {
  return Object.fromEntries(
    properties
      .filter(({ required }) => required)
      .map(({ name, schema }) => [name, startValue(schema)]),
  );
}

/** The position of the alternative that a value matches best; the first if it matches none. */
export function chooseVariant(choices: RequestSchema[], value: unknown): number {
  const scores = choices.map((choice) => scoreOf(choice, value));
  return Math.max(0, scores.indexOf(Math.max(...scores)));
}

function scoreOf(schema: RequestSchema, value: unknown): number {
  if (schema.const) return isSame(schema.const.value, value) ? 10 : -10;
  if (schema.enum) return schema.enum.some((allowed) => isSame(allowed, value)) ? 10 : -10;
  const { types, properties = [] } = schema;
  if (
    types.length > 0 &&
    !types.includes(typeOf(value)) &&
    !(types.includes('number') && typeof value === 'number') &&
    !(isLongInteger(value) && (types.includes('integer') || types.includes('number')))
  ) {
    return -10;
  }
  if (!isObject(value)) return 1;
  return properties.reduce((sum, { name, required, schema: inner }) => {
    if (!Object.hasOwn(value, name)) return sum - (required ? 2 : 0);
    const isFixed = inner.const ?? inner.enum;
    return sum + (isFixed ? scoreOf(inner, value[name]) : 1);
  }, 0);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

/** The properties of an object that a form shows, those of the schema first, then others that it has. */
export function listProperties(
  { properties = [], choices = [], additional }: RequestSchema,
  value: Record<string, unknown>,
): { name: string; required: boolean; schema: RequestSchema; isNamed: boolean }[] {
  const named = properties.map((property) => ({ ...property, isNamed: true }));
  const known = new Set(
    [{ properties }, ...choices].flatMap((choice) =>
      (choice.properties ?? []).map(({ name }) => name),
    ),
  );
  const others = Object.keys(value).filter((name) => !known.has(name));
  const schema: RequestSchema = isObject(additional) ? additional : { types: [] };
  return [...named, ...others.map((name) => ({ name, required: false, schema, isNamed: false }))];
}

/** An object of another kind: it keeps what all kinds have, and gets what the kind requires. */
export function withVariant(
  { properties = [] }: RequestSchema,
  value: Record<string, unknown>,
  choice: RequestSchema | undefined,
): Record<string, unknown> {
  const kept = Object.entries(value).filter(([key]) => properties.some(({ name }) => name === key));
  const start = choice && startValue(choice);
  return Object.fromEntries([...kept, ...Object.entries(isObject(start) ? start : {})]);
}

/** Replaces or, if undefined, removes a property, and keeps the order. */
export function withProperty(
  value: unknown,
  name: string,
  inner: unknown,
): Record<string, unknown> {
  const object = isObject(value) ? value : {};
  if (inner !== undefined) return { ...object, [name]: inner };
  return Object.fromEntries(Object.entries(object).filter(([key]) => key !== name));
}
