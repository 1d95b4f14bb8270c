import type { RawSchema, ReadSchema, Schema } from '../schema/schema.ts';

const MAX_DEPTH = 2;
const MAX_PROPERTIES = 30;

/** How deep a type is: in objects, and in arrays of arrays since the last of them. */
type Level = { objects: number; arrays: number };

/** A schema as a TypeScript type; deeply nested parts are unknown. */
export function resultType(raw: RawSchema, readSchema: ReadSchema): string {
  return listMembers(readSchema(raw), readSchema, { objects: 0, arrays: 0 }).join(' | ');
}

/** The members of the union that a schema stands for; a type that is not a union is its only member. */
function listMembers(schema: Schema, readSchema: ReadSchema, level: Level): string[] {
  const plain = listPlainMembers(schema, readSchema, level);
  const isNullable = schema.nullable && !plain.includes('unknown');
  return [...new Set(isNullable ? [...plain, 'null'] : plain)];
}

function listPlainMembers(schema: Schema, readSchema: ReadSchema, level: Level): string[] {
  const { enum: values, types, properties } = schema;
  if (schema.const) return [literal(schema.const.value)];
  if (values && values.length > 0 && values.length <= 8) return values.map(literal);
  if (types.length !== 1)
    return properties.length > 0 ? [objectType(schema, readSchema, level)] : scalars(types);
  if (types[0] === 'object') return [objectType(schema, readSchema, level)];
  return types[0] === 'array' ? [arrayType(schema, readSchema, level)] : scalars(types);
}

/** Only arrays of arrays count, so that a list of objects shows as much as one of these objects. */
function arrayType(schema: Schema, readSchema: ReadSchema, level: Level): string {
  const { items, prefixItems } = schema;
  if (level.arrays >= MAX_DEPTH) return 'unknown[]';
  const inner = { ...level, arrays: level.arrays + 1 };
  const membersOf = (raw: RawSchema) => listMembers(readSchema(raw), readSchema, inner);
  const listOf = (raw: RawSchema | undefined) => {
    const members = raw === undefined ? ['unknown'] : membersOf(raw);
    return members.length > 1 ? `(${members.join(' | ')})[]` : `${members.join('')}[]`;
  };
  if (prefixItems.length === 0) return listOf(items);
  const first = prefixItems.map((raw) => membersOf(raw).join(' | '));
  const rest = hasFurther(schema) ? [`...${listOf(furtherOf(schema))}`] : [];
  return `[${[...first, ...rest].join(', ')}]`;
}

/** Whether a tuple may have items after those that are named. */
function hasFurther(schema: Schema): boolean {
  const most = schema.bounds.find(({ keyword }) => keyword === 'maxItems')?.value ?? Infinity;
  return furtherOf(schema) !== false && Number(most) > schema.prefixItems.length;
}

function furtherOf({ items, furtherItems }: Schema): RawSchema | undefined {
  return items ?? furtherItems;
}

const SCALARS: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function scalars(types: string[]): string[] {
  const known = types.map((type) => SCALARS[type] ?? 'unknown');
  return known.length === 0 || known.includes('unknown') ? ['unknown'] : known;
}

function objectType(schema: Schema, readSchema: ReadSchema, { objects }: Level): string {
  // A response has no properties that only requests have.
  const properties = schema.properties.filter(({ schema: raw }) => !readSchema(raw).writeOnly);
  if (properties.length === 0 || properties.length > MAX_PROPERTIES || objects >= MAX_DEPTH) {
    return 'Record<string, unknown>';
  }
  const indent = '  '.repeat(objects + 1);
  const inner = { objects: objects + 1, arrays: 0 };
  const lines = properties.map(({ name, schema, required }) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    const type = listMembers(readSchema(schema), readSchema, inner).join(' | ');
    return `${indent}${key}${required ? '' : '?'}: ${type};\n`;
  });
  return `{\n${lines.join('')}${'  '.repeat(objects)}}`;
}

function literal(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'unknown' : JSON.stringify(value);
}
