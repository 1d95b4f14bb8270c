import { expect, test } from 'vitest';
import { makeReadSchema } from '../schema/read-schema.ts';
import { resultType } from './result-type.ts';

const schemas = {
  Port: {
    type: 'object',
    properties: { name: { type: 'string' }, 'depth in m': { type: 'number' } },
    required: ['name'],
  },
  Node: { type: 'object', properties: { next: { $ref: '#/components/schemas/Node' } } },
  Fleet: { type: 'array', items: { $ref: '#/components/schemas/Fleet' } },
  Rows: { type: 'array', items: { $ref: '#/components/schemas/Columns' } },
  Columns: { type: 'array', items: { $ref: '#/components/schemas/Rows' } },
};
const read = makeReadSchema({
  document: { components: { schemas } },
  parts: new Map(),
  sinceKey: '',
});

test.each([
  [{ type: 'integer' }, 'number'],
  [{ type: 'string', nullable: true }, 'string | null'],
  [{ type: ['string', 'boolean'] }, 'string | boolean'],
  [{ enum: ['a', 'b"', 1, null] }, '"a" | "b\\"" | 1 | null'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: ['string', 'null'] } }, '(string | null)[]'],
  [{ type: 'array', items: { enum: ['a', 'b'] } }, '("a" | "b")[]'],
  [{ type: 'array' }, 'unknown[]'],
  [
    { prefixItems: [{ type: 'string' }, { type: 'object' }] },
    '[string, Record<string, unknown>, ...unknown[]]',
  ],
  [{ prefixItems: [{ type: 'string' }], items: { type: 'integer' } }, '[string, ...number[]]'],
  [{ prefixItems: [{ type: ['string', 'null'] }], items: false }, '[string | null]'],
  [{ prefixItems: [{ type: 'number' }, { type: 'number' }], maxItems: 2 }, '[number, number]'],
  [
    { properties: { name: { type: 'string' }, secret: { type: 'string', writeOnly: true } } },
    '{\n  name?: string;\n}',
  ],
  [{}, 'unknown'],
  [{ type: 'object' }, 'Record<string, unknown>'],
  [{ $ref: '#/components/schemas/Port' }, '{\n  name: string;\n  "depth in m"?: number;\n}'],
  [
    { type: 'array', items: { $ref: '#/components/schemas/Port' } },
    '{\n  name: string;\n  "depth in m"?: number;\n}[]',
  ],
  [
    { $ref: '#/components/schemas/Node' },
    '{\n  next?: {\n    next?: Record<string, unknown>;\n  };\n}',
  ],
])('%j is %s', (raw, type) => {
  expect(resultType(raw, read)).toBe(type);
});

test.each([
  [{ $ref: '#/components/schemas/Fleet' }, 'unknown[][][]'],
  [{ $ref: '#/components/schemas/Rows' }, 'unknown[][][]'],
  [
    { type: 'object', properties: { fleet: { $ref: '#/components/schemas/Fleet' } } },
    '{\n  fleet?: unknown[][][];\n}',
  ],
])('arrays that contain themselves end: %j is %s', (raw, type) => {
  expect(resultType(raw, read)).toBe(type);
});

test('arrays of objects show as many levels as the objects alone', () => {
  const berth = { type: 'object', properties: { id: { type: 'string' } } };
  const list = { type: 'object', properties: { berths: { type: 'array', items: berth } } };
  expect(resultType(list, read)).toBe('{\n  berths?: {\n    id?: string;\n  }[];\n}');
});

test('parentheses stand around unions only, and null is a member once', () => {
  const nullable = { type: ['object', 'null'], properties: { a: { type: 'string' } } };
  expect(resultType({ type: 'array', items: nullable }, read)).toBe(
    '({\n  a?: string;\n} | null)[]',
  );
  expect(resultType({ type: ['string', 'null'], enum: ['a', null] }, read)).toBe('"a" | null');
  expect(resultType({ type: 'array', items: { enum: ['a|b'] } }, read)).toBe('"a|b"[]');
});
