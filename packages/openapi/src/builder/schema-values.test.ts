import { expect, test } from 'vitest';
import type { RequestSchema } from '../samples/index.ts';
import {
  chooseVariant,
  editorOf,
  listProperties,
  startValue,
  withProperty,
  withVariant,
} from './schema-values.ts';

const text: RequestSchema = { types: ['string'] };

test('what a form cannot show is edited as JSON', () => {
  expect(editorOf({ types: [] })).toBe('json');
  expect(editorOf({ types: ['string', 'integer'] })).toBe('json');
  expect(editorOf({ types: ['object'] })).toBe('json');
  expect(editorOf({ types: ['array'], isCut: true, items: text })).toBe('json');
  expect(editorOf({ types: ['object'], additional: text })).toBe('object');
  expect(editorOf({ types: ['number', 'integer'] })).toBe('number');
});

test('a value to start from has everything required', () => {
  const schema: RequestSchema = {
    types: ['object'],
    properties: [
      { name: 'kind', required: true, schema: { ...text, const: { value: 'ferry' } } },
      { name: 'cars', required: true, schema: { types: ['integer'], bounds: { minimum: '2' } } },
      { name: 'flags', required: true, schema: { types: ['array'], items: text } },
      { name: 'note', required: false, schema: text },
    ],
  };
  expect(startValue(schema)).toEqual({ kind: 'ferry', cars: 2, flags: [] });
});

test('the alternative that a value matches is chosen', () => {
  const choices: RequestSchema[] = [
    { types: ['string'] },
    {
      types: ['object'],
      properties: [
        { name: 'kind', required: true, schema: { ...text, const: { value: 'ferry' } } },
      ],
    },
    {
      types: ['object'],
      properties: [
        { name: 'kind', required: true, schema: { ...text, const: { value: 'yacht' } } },
        { name: 'masts', required: false, schema: { types: ['integer'] } },
      ],
    },
    { types: ['null'] },
  ];
  expect(chooseVariant(choices, 'x')).toBe(0);
  expect(chooseVariant(choices, { kind: 'ferry' })).toBe(1);
  expect(chooseVariant(choices, { kind: 'yacht' })).toBe(2);
  expect(chooseVariant(choices, null)).toBe(3);
  expect(chooseVariant([], 5)).toBe(0);
});

test('properties that the schema does not name are shown, too', () => {
  const schema: RequestSchema = {
    types: ['object'],
    properties: [{ name: 'a', required: true, schema: text }],
  };
  expect(listProperties(schema, { b: 1 }).map(({ name, isNamed }) => [name, isNamed])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('an object with alternatives keeps what all of them have', () => {
  const schema: RequestSchema = {
    types: ['object'],
    properties: [{ name: 'name', required: true, schema: text }],
    choices: [
      {
        types: ['object'],
        properties: [{ name: 'cars', required: true, schema: { types: ['integer'] } }],
      },
      {
        types: ['object'],
        properties: [{ name: 'masts', required: true, schema: { types: ['integer'] } }],
      },
    ],
  };
  expect(startValue(schema)).toEqual({ name: '', cars: 0 });
  expect(withVariant(schema, { name: 'Ada', cars: 5 }, schema.choices?.[1])).toEqual({
    name: 'Ada',
    masts: 0,
  });
  expect(listProperties(schema, { cars: 5, other: 1 }).map(({ name }) => name)).toEqual([
    'name',
    'other',
  ]);
});

test('an emptied property is left out, whatever its name', () => {
  expect(withProperty({ a: 1, b: 2 }, 'a', undefined)).toEqual({ b: 2 });
  expect(Object.keys(withProperty({}, '__proto__', 1))).toEqual(['__proto__']);
  expect(withProperty('no object', 'a', 1)).toEqual({ a: 1 });
});
