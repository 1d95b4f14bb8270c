import { expect, test } from 'vitest';
import { makeExample } from './example-value.ts';
import { makeReadSchema } from './read-schema.ts';

const readSchema = makeReadSchema({ document: {}, parts: new Map(), sinceKey: '' });
const properties = Object.fromEntries(
  ['staysail', 'jib', 'genoa'].map((name) => [name, { const: name }]),
);
const names = (schema: object, direction: 'request' | 'response' = 'response') =>
  Object.keys(
    Object(makeExample({ type: 'object', properties, ...schema }, direction, readSchema)),
  );

test('an example has no properties that are forbidden together, but all others', () => {
  const not = { required: ['jib', 'genoa'] };
  expect(names({ not })).toEqual(['staysail', 'jib']);
  expect(names({ not, required: ['genoa'] })).toEqual(['staysail', 'genoa']);
  const anyOf = [{ required: ['jib'] }, { required: ['genoa'] }];
  expect(names({ not, anyOf })).toEqual(['staysail', 'jib']);
  expect(names({ not, anyOf }, 'request')).toEqual(['jib']);
});

test('an example has no properties that are forbidden alone', () => {
  const anyOf = [{ required: ['jib'] }, { required: ['genoa'] }];
  expect(names({ not: { anyOf } })).toEqual(['staysail']);
});

test('an example is complete if it cannot match anyway', () => {
  expect(names({ not: {} })).toEqual(['staysail', 'jib', 'genoa']);
  expect(names({ not: { required: ['jib', 'genoa'] }, required: ['jib', 'genoa'] })).toEqual([
    'staysail',
    'jib',
    'genoa',
  ]);
});
