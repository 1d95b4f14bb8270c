import type { RawSchema, ReadSchema, Schema } from '../schema/schema.ts';

const MAX_DEPTH = 2;
const MAX_PROPERTIES = 30;

/** A schema as a TypeScript type; deeply nested parts are unknown. */
export function resultType(raw: RawSchema, readSchema: ReadSchema): string {
  return toType(readSchema(raw), readSchema, 0);
}

function toType(schema: Schema, readSchema: ReadSchema, depth: number): string {
  const plain = plainType(schema, readSchema, depth);
  return schema.nullable && plain !== 'unknown' ? `${plain} | null` : plain;
}

function plainType(schema: Schema, readSchema: ReadSchema, depth: number): string {
  const { enum: values, types, properties, items } = schema;
  if (schema.const) return literal(schema.const.value);
  if (values && values.length > 0 && values.length <= 8)
    return [...new Set(values.map(literal))].join(' | ');
  if (types.length !== 1)
    return properties.length > 0 ? objectType(schema, readSchema, depth) : scalars(types);
  if (types[0] === 'object') return objectType(schema, readSchema, depth);
  if (types[0] !== 'array') return scalars(types);
  const inner = items === undefined ? 'unknown' : toType(readSchema(items), readSchema, depth);
  return /[|]/.test(inner) && !inner.startsWith('{') ? `(${inner})[]` : `${inner}[]`;
}

const SCALARS: Record<string, string> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function scalars(types: string[]): string {
  const known = types.map((type) => SCALARS[type] ?? 'unknown');
  return known.length === 0 || known.includes('unknown')
    ? 'unknown'
    : [...new Set(known)].join(' | ');
}

function objectType({ properties }: Schema, readSchema: ReadSchema, depth: number): string {
  if (properties.length === 0 || properties.length > MAX_PROPERTIES || depth >= MAX_DEPTH) {
    return 'Record<string, unknown>';
  }
  const indent = '  '.repeat(depth + 1);
  const lines = properties.map(({ name, schema, required }) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${indent}${key}${required ? '' : '?'}: ${toType(readSchema(schema), readSchema, depth + 1)};\n`;
  });
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`;
}

function literal(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'unknown' : JSON.stringify(value);
}
