import { expect, test } from 'vitest';
import { makeReadSchema } from '../schema/read-schema.ts';
import { toRequestSchema } from './request-schema.ts';

const readSchema = makeReadSchema({ document: {}, parts: new Map(), sinceKey: '' });

test('a pattern that could keep the browser of a reader busy for hours is left out', () => {
  const callSign = { type: 'string', maxLength: 9 };
  expect(toRequestSchema({ ...callSign, pattern: '^[A-Z]{2,7}$' }, readSchema).bounds).toEqual({
    maxLength: '9',
    pattern: '^[A-Z]{2,7}$',
  });
  expect(toRequestSchema({ ...callSign, pattern: '^(\\w+\\s?)+$' }, readSchema).bounds).toEqual({
    maxLength: '9',
  });
});

test('a description is its first paragraph in one line, shortened at a space', () => {
  const read = (description: string) => toRequestSchema({ description }, readSchema).description;
  expect(read('The name of a port that is\nwrapped, as `Dover`.\n\nMore.')).toBe(
    'The name of a port that is wrapped, as Dover.',
  );
  expect(read(`${'a port\n'.repeat(50)}`)).toBe(`${'a port '.repeat(28)}a…`);
  expect(read(' ')).toBeUndefined();
});

test('alternatives that only require properties of the whole are no choice', () => {
  const properties = { jib: { type: 'string' }, genoa: { type: 'string' } };
  const anyOf = [{ required: ['jib'] }, { required: ['genoa'] }];
  const sail = toRequestSchema({ type: 'object', properties, anyOf }, readSchema);
  expect(sail.choices).toBeUndefined();
  expect(sail.properties).toHaveLength(2);
  const others = { ...properties, genoa: undefined };
  expect(toRequestSchema({ properties: others, anyOf }, readSchema).choices).toHaveLength(2);
});

test('schemas that extend a base are its choices, by the values of its discriminator', () => {
  const mapping = { tug: '#/components/schemas/Tug', ferry: '#/components/schemas/Ferry' };
  const Ship = {
    type: 'object',
    properties: { kind: { type: 'string' } },
    discriminator: { propertyName: 'kind', mapping },
  };
  const extending = (properties: object) => ({
    allOf: [{ $ref: '#/components/schemas/Ship' }, { properties }],
  });
  const Ferry = extending({ decks: { type: 'integer' } });
  const Tug = extending({ pull: { type: 'number' } });
  const document = { components: { schemas: { Ship, Ferry, Tug } } };
  const read = makeReadSchema({ document, parts: new Map(), sinceKey: '' });
  const ship = toRequestSchema({ $ref: '#/components/schemas/Ship' }, read);
  expect(ship.choices?.map(({ title }) => title)).toEqual(['Tug', 'Ferry']);
  const [tug] = ship.choices ?? [];
  expect(tug?.properties?.map(({ name }) => name)).toContain('pull');
  expect(tug?.properties?.find(({ name }) => name === 'kind')?.schema.const?.value).toBe('tug');
  expect(tug?.choices, 'a tug is no ferry').toBeUndefined();
});
