import type { RawSchema, ReadSchema, Schema } from '../schema/schema.ts';

const DEEPEST = 2;
const MOST_PROPERTIES = 30;

/** A schema as a type of TypeScript; what lies deep within it is unknown. */
export function resultType(raw: RawSchema, readSchema: ReadSchema): string {
  return typeOf(readSchema(raw), readSchema, 0);
}

function typeOf(schema: Schema, readSchema: ReadSchema, depth: number): string {
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
  const inner = items === undefined ? 'unknown' : typeOf(readSchema(items), readSchema, depth);
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
  if (properties.length === 0 || properties.length > MOST_PROPERTIES || depth >= DEEPEST) {
    return 'Record<string, unknown>';
  }
  const indent = '  '.repeat(depth + 1);
  const lines = properties.map(({ name, schema, required }) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return `${indent}${key}${required ? '' : '?'}: ${typeOf(readSchema(schema), readSchema, depth + 1)};\n`;
  });
  return `{\n${lines.join('')}${'  '.repeat(depth)}}`;
}

function literal(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'unknown' : JSON.stringify(value);
}
