import { describe, expect, test } from 'vitest';
import { makeReadSchema } from './read-schema.ts';
import type { RawSchema } from './schema.ts';
import { getSchemaKey, innermost, typeText } from './type-text.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Port: { type: 'object' },
  Tide: { type: 'string' },
  Loop: { type: 'array', items: ref('Loop') },
};
const read = makeReadSchema({
  document: { components: { schemas } },
  parts: new Map(),
  sinceKey: '',
});
/** More alternatives than a type spells out. */
const many = (choice: RawSchema) => Array.from({ length: 5 }, () => choice);
const words = { any: 'anything', nothing: 'no value', arrayOf: 'array of', or: 'or' };

/** The description of a type, with names of models in brackets. */
function typeOf(raw: RawSchema): string {
  return typeText(read(raw), words, read)
    .map(({ text, model }) => (model === undefined ? text : `[${text}]`))
    .join('');
}

test.each<[RawSchema, string]>([
  [{ type: 'string' }, 'string'],
  [{ type: 'string', format: 'date' }, 'string (date)'],
  [{ type: 'string', contentEncoding: 'binary' }, 'string (binary)'],
  [{ type: ['string', 'integer'] }, 'string | integer'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ type: 'integer', nullable: true }, 'integer | null'],
  [{}, 'anything'],
  [{ title: 'A thing' }, 'A thing'],
  [true, 'anything'],
  [false, 'no value'],
  [{ prefixItems: [{ type: 'string' }], items: false }, 'array'],
  [{ prefixItems: [{ type: 'string' }], items: { type: 'integer' } }, 'array'],
  [{ type: 'null' }, 'null'],
  [{ const: 'tide' }, 'string'],
  [{ enum: [1, 2, null] }, 'integer | null'],
  [{ enum: ['a'], nullable: true }, 'string | null'],
  [{ format: 'date' }, 'anything (date)'],
  [
    { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'null' }] },
    'string or integer or null',
  ],
  [{ allOf: [{ type: 'string' }, { type: 'integer' }] }, 'no value'],
  [ref('Port'), '[Port]'],
  [{ oneOf: [ref('Port'), { type: 'null' }] }, '[Port] | null'],
  [{ anyOf: [ref('Port'), { nullable: true }] }, '[Port] | null'],
  [{ anyOf: [ref('Port'), ref('Tide'), { nullable: true }] }, '[Port] or [Tide] or null'],
  [{ anyOf: [ref('Port'), { nullable: true, description: 'Not in port' }] }, '[Port] or null'],
  [{ anyOf: [ref('Port'), { nullable: true, minLength: 1 }] }, 'anything'],
  [{ type: 'array', items: ref('Port') }, 'array of [Port]'],
  [{ items: { items: { type: 'integer' } } }, 'array of array of integer'],
  [{ type: ['array', 'null'], items: { type: 'string' } }, 'array of string | null'],
  [
    { type: ['array', 'null'], items: { type: ['string', 'null'] } },
    'array of (string | null) | null',
  ],
  [{ items: { type: ['string', 'integer'] } }, 'array of (string | integer)'],
  [{ items: { oneOf: [ref('Port'), ref('Tide')] } }, 'array of ([Port] or [Tide])'],
  [{ items: { oneOf: [ref('Port'), ref('Port')] } }, 'array of [Port]'],
  [{ items: { allOf: [ref('Port'), ref('Tide')] } }, 'array of ([Port] & [Tide])'],
  [{ items: { items: { type: ['string', 'null'] } } }, 'array of array of (string | null)'],
  [{ oneOf: [{ type: 'array', items: ref('Port') }, ref('Tide')] }, 'array of [Port] or [Tide]'],
  [ref('Loop'), '[Loop]'],
  [{ allOf: [ref('Port'), ref('Tide')] }, '[Port] & [Tide]'],
  [{ anyOf: [ref('Port'), { type: 'string' }] }, '[Port] or string'],
  [{ oneOf: [{ type: 'string' }, { type: 'string' }, { type: 'integer' }] }, 'string or integer'],
  [{ oneOf: [{}, { type: 'string' }] }, 'anything'],
  [{ oneOf: many({ type: 'string' }) }, 'string'],
  [{ oneOf: many(ref('Port')) }, 'object'],
  [{ oneOf: [...many(ref('Port')), ref('Tide')] }, 'object | string'],
  [{ oneOf: [...many(ref('Port')), { oneOf: many({ enum: [1] }) }] }, 'object | integer'],
  [{ oneOf: [...many(ref('Port')), {}] }, 'anything'],
  [
    { type: 'array', nullable: true, items: { oneOf: many(ref('Port')) } },
    'array of object | null',
  ],
  [{ type: 'object', oneOf: [ref('Port'), ref('Tide')] }, 'object'],
])('%j is described as %s', (raw, text) => {
  expect(typeOf(raw)).toBe(text);
});

describe('the innermost items of lists', () => {
  test('are found through lists, until a schema has more information', () => {
    expect(innermost(read({ items: { items: { type: 'integer' } } }), read).types).toEqual([
      'integer',
    ]);
    expect(innermost(read({ items: { items: {}, maxItems: 2 } }), read).types).toEqual(['array']);
    expect(innermost(read({ type: 'string' }), read).types).toEqual(['string']);
  });

  test('are found even in a recursive list', () => {
    expect(innermost(read(ref('Loop')), read).model).toBe('Loop');
  });
});

test('schemas are equal if they are written the same way', () => {
  const string = getSchemaKey({ type: 'string' });
  expect(getSchemaKey({ type: 'string' })).toBe(string);
  expect(getSchemaKey({ type: 'integer' })).not.toBe(string);
  expect(getSchemaKey(true)).not.toBe(getSchemaKey({}));
});

test('a schema that is too deep to be compared is only equal to itself', () => {
  let deep: RawSchema = {};
  for (let depth = 0; depth < 20_000; depth += 1) deep = { items: deep };
  expect(getSchemaKey(deep)).toBe(deep);
});
