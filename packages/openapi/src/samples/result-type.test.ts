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
