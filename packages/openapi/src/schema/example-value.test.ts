import { describe, expect, test } from 'vitest';
import { makeExample, makeMediaExample } from './example-value.ts';
import { makeReadSchema } from './read-schema.ts';
import type { RawSchema } from './schema.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

function reader(schemas: Record<string, unknown>) {
  return makeReadSchema({ document: { components: { schemas } }, parts: new Map(), sinceKey: '' });
}

function example(
  raw: RawSchema,
  schemas: Record<string, unknown> = {},
  direction: 'request' | 'response' = 'response',
) {
  return makeExample(raw, direction, reader(schemas));
}

describe('the example of a schema', () => {
  test.each([
    ['its own example', { type: 'string', example: 'own', default: 'd', enum: ['e'] }, 'own'],
    [
      'the first of its examples',
      { type: 'string', examples: ['one', 'two'], default: 'd' },
      'one',
    ],
    ['its only value', { const: 'c', default: 'd' }, 'c'],
    ['its default', { type: 'string', default: 'd', enum: ['e', 'd'] }, 'd'],
    ['not a default that is not allowed', { type: 'string', default: 'd', enum: ['e'] }, 'e'],
    ['not a default of another type', { type: 'integer', default: '' }, 0],
    ['its first value that is not null', { default: null, enum: [null, 'e'] }, 'e'],
    ['an example that is false', { type: 'boolean', example: false }, false],
    ['a string', { type: 'string' }, 'string'],
    ['a number', { type: 'integer' }, 0],
    ['a number within bounds', { type: 'integer', minimum: 5 }, 5],
    ['a boolean', { type: 'boolean' }, true],
    ['null', { type: 'null' }, null],
    ['something, if anything is allowed', true, 'string'],
    ['nothing, for a file', { type: 'string', format: 'binary' }, 'string'],
  ])('is %s', (_, raw, value) => {
    expect(example(raw)).toEqual(value);
  });

  test.each([
    ['date', /^\d{4}-\d\d-\d\d$/],
    ['date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/],
    ['uuid', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/],
    ['email', /^\S+@\S+$/],
    ['uri', /^https?:\/\//],
    ['ipv4', /^\d+\.\d+\.\d+\.\d+$/],
    ['unheard-of', /^string$/],
  ])('has the format %s', (format, pattern) => {
    expect(example({ type: 'string', format })).toMatch(pattern);
  });

  test('respects the length of strings, and ignores patterns that are not supported', () => {
    expect(String(example({ type: 'string', minLength: 20 })).length).toBeGreaterThanOrEqual(20);
    expect(String(example({ type: 'string', maxLength: 3 })).length).toBeLessThanOrEqual(3);
    expect(typeof example({ type: 'string', pattern: '(?<unclosed' })).toBe('string');
  });
});

describe('the example of a number', () => {
  test.each([
    [{ minimum: -90, maximum: 90 }, 0],
    [{ minimum: 1 }, 1],
    [{ maximum: -5 }, -5],
    [{ exclusiveMinimum: 0 }, 1],
    [{ exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [{ minimum: 0, exclusiveMinimum: true }, 1],
    [{ minimum: 7, multipleOf: 5 }, 10],
    [{ exclusiveMinimum: 0, multipleOf: 0.1 }, 0.1],
    [{ exclusiveMaximum: 0, multipleOf: 3 }, -3],
    [{ minimum: 2.5, type: 'integer' }, 3],
    [{ minimum: 10, maximum: 5 }, 0],
  ])('with %j is %d', (bounds, value) => {
    expect(example({ type: 'number', ...bounds })).toBe(value);
  });
});

describe('the example of a string', () => {
  test.each([
    [{ pattern: '^[A-Z]{2}\\d{3}$' }, 'AB123'],
    [{ pattern: '^[a-z]+\\d$', minLength: 5, maxLength: 5 }, 'abcd1'],
    [{ pattern: '^str' }, 'string'],
    [{ format: 'byte' }, 'c3RyaW5n'],
    [{ contentEncoding: 'base64' }, 'c3RyaW5n'],
    [{ minLength: 8 }, 'stringst'],
  ])('with %j is %s', (bounds, value) => {
    expect(example({ type: 'string', ...bounds })).toBe(value);
  });

  test('is never very long, whatever a schema demands', () => {
    expect(String(example({ type: 'string', minLength: 5e7 })).length).toBeLessThan(300);
    expect(
      String(example({ type: 'string', minLength: 5e7, pattern: '^a+$' })).length,
    ).toBeLessThan(300);
  });

  test('that is given with another type has the type of the schema', () => {
    expect(example({ type: 'string', example: 7 })).toBe('7');
    expect(example({ type: 'integer', example: '7' })).toBe(7);
    expect(example({ type: 'integer', example: 'seven' })).toBe('seven');
    expect(example({ type: 'object', example: '{"a":1}' })).toEqual({ a: 1 });
    expect(example({ type: 'array', items: {}, example: 'one' })).toEqual(['one']);
  });
});

describe('the example of an object', () => {
  test('has its properties with their examples, including nested ones', () => {
    expect(
      example(
        object({
          id: { type: 'integer', example: 7 },
          port: object({ name: { type: 'string', example: 'Dover' } }),
          tags: { type: 'array', items: { type: 'string' } },
        }),
      ),
    ).toEqual({
      id: 7,
      port: { name: 'Dover' },
      tags: ['string'],
    });
  });

  test('is merged from all parts of an allOf', () => {
    expect(
      example(
        { allOf: [ref('A'), object({ b: { const: 2 } })] },
        { A: object({ a: { const: 1 } }) },
      ),
    ).toEqual({ a: 1, b: 2 });
  });

  test('omits read-only properties in requests and write-only ones in responses', () => {
    const raw = object(
      {
        id: { type: 'integer', readOnly: true },
        password: { type: 'string', writeOnly: true },
        name: { type: 'string' },
      },
      ['id', 'password'],
    );
    expect(example(raw, {}, 'request')).toEqual({ password: 'string' });
    expect(example(raw, {}, 'response')).toEqual({ id: 0, name: 'string' });
  });

  test('omits them from an example of the whole object as well, at any depth', () => {
    const crew = object({
      id: { type: 'integer', readOnly: true },
      name: {},
      pin: { writeOnly: true },
    });
    const given = { id: 1, extra: true, crew: [{ id: 2, name: 'Ada', pin: 7 }] };
    const raw = {
      ...object({ id: { type: 'integer', readOnly: true }, crew: { type: 'array', items: crew } }),
      example: given,
    };
    expect(example(raw, {}, 'request')).toEqual({ extra: true, crew: [{ name: 'Ada', pin: 7 }] });
    expect(example(raw, {}, 'response')).toEqual({
      id: 1,
      extra: true,
      crew: [{ id: 2, name: 'Ada' }],
    });
  });

  test('omits properties that no value matches', () => {
    const never = { allOf: [{ type: 'string' }, { type: 'integer' }] };
    expect(example(object({ never, name: { type: 'string' } }), {}, 'response')).toEqual({
      name: 'string',
    });
  });

  test('has a generated key if only additional properties are described', () => {
    expect(example({ type: 'object', additionalProperties: { type: 'integer' } })).toEqual({
      key: 0,
    });
    expect(example({ type: 'object', additionalProperties: true })).toEqual({});
  });

  test('has keys that the names of properties allow', () => {
    const map = (propertyNames: object, minProperties = 1) => {
      const additionalProperties = { type: 'integer' };
      return example({ type: 'object', additionalProperties, propertyNames, minProperties });
    };
    expect(map({ enum: ['spring', 'neap'] }, 2)).toEqual({ spring: 0, neap: 1 });
    expect(map({ pattern: '^x-[a-z]{2}$' })).toEqual({ 'x-ab': 0 });
    expect(map({ type: 'string' }, 2)).toEqual({ key: 0, key2: 1 });
  });

  test('has the first alternative in addition to its own properties', () => {
    expect(
      example({
        ...object({ a: { const: 1 } }),
        oneOf: [object({ b: { const: 2 } }), object({ c: {} })],
      }),
    ).toEqual({ a: 1, b: 2 });
    expect(example({ anyOf: [{ type: 'integer' }, { type: 'string' }] })).toBe(0);
  });

  test('sets the discriminator of the chosen alternative', () => {
    const schemas = {
      Ferry: object({ kind: { type: 'string' }, decks: { const: 3 } }),
      Tug: object({}),
    };
    const oneOf = [ref('Ferry'), ref('Tug')];
    expect(
      example({ oneOf, discriminator: { propertyName: 'kind', mapping: { f: 'Ferry' } } }, schemas),
    ).toEqual({ kind: 'f', decks: 3 });
    expect(example({ oneOf, discriminator: { propertyName: 'kind' } }, schemas)).toEqual({
      kind: 'Ferry',
      decks: 3,
    });
    const mapping = { t: 'Tug', f: 'Ferry' };
    expect(example({ oneOf, discriminator: { propertyName: 'kind', mapping } }, schemas)).toEqual({
      kind: 'f',
      decks: 3,
    });
  });

  test('has only the required properties in a request, or else those with an example, or else one', () => {
    const string = { type: 'string' };
    const own = { type: 'string', example: 'own' };
    const request = (raw: RawSchema) => example(raw, {}, 'request');
    expect(
      request(object({ a: string, b: object({ c: string, d: string }, ['d']) }, ['b'])),
    ).toEqual({
      b: { d: 'string' },
    });
    expect(request(object({ a: string, b: own, c: own }))).toEqual({ b: 'own', c: 'own' });
    expect(request(object({ a: { ...string, deprecated: true }, b: string, c: string }))).toEqual({
      b: 'string',
    });
    expect(request({ ...object({ a: string, b: string, c: string }), minProperties: 2 })).toEqual({
      a: 'string',
      b: 'string',
    });
  });

  test('that the description gives is complete, but without properties that are not sent', () => {
    const properties = {
      id: { type: 'integer', readOnly: true },
      name: { type: 'string' },
      ports: { type: 'array', items: object({ id: { readOnly: true }, at: { type: 'string' } }) },
    };
    const given = { id: 1, name: 'Ferry', ports: [{ id: 2, at: 'Dover' }], other: 3 };
    const raw = { ...object(properties), example: given };
    expect(example(raw, {}, 'request')).toEqual({
      name: 'Ferry',
      ports: [{ at: 'Dover' }],
      other: 3,
    });
    expect(example(raw)).toEqual(given);
  });

  test('combines alternatives that only require properties with the properties themselves', () => {
    const properties = { a: { type: 'integer' }, b: { type: 'boolean' } };
    const anyOf = [{ required: ['b'] }, { required: ['a'] }];
    expect(example({ ...object(properties), anyOf }, {}, 'request')).toEqual({ b: true });
  });

  test('keeps the only kind that the chosen alternative allows', () => {
    const schemas = {
      Ferry: object({ decks: { type: 'integer' }, kind: { type: 'string', enum: ['ferry'] } }),
    };
    const discriminator = { propertyName: 'kind' };
    expect(example({ oneOf: [ref('Ferry'), {}], discriminator }, schemas)).toEqual({
      decks: 0,
      kind: 'ferry',
    });
  });

  test('names its own kind if other schemas extend it', () => {
    const mapping = { t: '#/components/schemas/Tug', f: '#/components/schemas/Ferry' };
    const discriminator = { propertyName: 'kind', mapping };
    const schemas = {
      Ship: { ...object({ kind: { type: 'string' } }, ['kind']), discriminator },
      Ferry: { allOf: [ref('Ship'), object({ decks: { const: 3 } })] },
      Tug: { allOf: [ref('Ship')] },
    };
    expect(example(ref('Ferry'), schemas)).toEqual({ kind: 'f', decks: 3 });
  });

  test('is one of the schemas that extend it, with what that one requires', () => {
    const mapping = { t: '#/components/schemas/Tug', f: '#/components/schemas/Ferry' };
    const kind = { type: 'string', example: 'f' };
    const schemas = {
      Ship: {
        ...object({ kind, tows: ref('Ship') }, ['kind']),
        discriminator: { propertyName: 'kind', mapping },
      },
      Ferry: { allOf: [ref('Ship'), object({ decks: { const: 3 } })] },
      Tug: { allOf: [ref('Ship'), object({ pull: { const: 40 } }, ['pull'])] },
    };
    expect(example(ref('Ship'), schemas, 'request')).toEqual({ kind: 't', pull: 40 });
    expect(example(ref('Ship'), schemas)).toEqual({ kind: 't', pull: 40 });
    expect(example(ref('Ferry'), schemas, 'request')).toEqual({ kind: 'f' });
  });

  test('is short if there are many properties, but has all required ones', () => {
    const many = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`p${index}`, { type: 'integer' }]),
    );
    const made = example(object(many, ['p199']));
    const names = Object.keys(Object(made));
    expect(names.length).toBeLessThan(70);
    expect(names).toContain('p199');
  });
});

describe('the example of a list', () => {
  test('has one item, or all items of a tuple', () => {
    expect(example({ type: 'array', items: { type: 'boolean' } })).toEqual([true]);
    expect(example({ type: 'array', prefixItems: [{ const: 1 }, { type: 'string' }] })).toEqual([
      1,
      'string',
    ]);
    expect(example({ type: 'array' })).toEqual([]);
  });
});

describe('the example of a list that is limited', () => {
  const list = (items: object, bounds: object) => example({ type: 'array', items, ...bounds });

  test('has as many items as are demanded, but never very many', () => {
    expect(list({ type: 'integer' }, { minItems: 3 })).toEqual([0, 0, 0]);
    expect(list({ type: 'integer' }, { maxItems: 0 })).toEqual([]);
    expect(list({ type: 'integer' }, { minItems: 5e7 })).toHaveLength(20);
  });

  test.each([
    [{ type: 'integer', minimum: 5, multipleOf: 5 }, [5, 10, 15]],
    [{ type: 'string' }, ['string', 'string2', 'string3']],
    [{ enum: ['a', 'b', 'c', 'd'] }, ['a', 'b', 'c']],
    [{ type: 'string', pattern: '^(0|[1-9][0-9]*)$' }, ['0', '1', '2']],
    [{ type: 'string', pattern: '^[A-Z]{3}$' }, ['ABC', 'ABA', 'ABB']],
    [{ type: 'string', format: 'date' }, ['2019-08-24', '2019-08-02', '2019-08-03']],
    [
      { type: 'object', properties: { id: { type: 'integer' } } },
      [{ id: 0 }, { id: 1 }, { id: 2 }],
    ],
  ])('of unique items %j is %j', (items, values) => {
    expect(list(items, { minItems: 3, uniqueItems: true })).toEqual(values);
  });
});

describe('the example of a recursive schema', () => {
  test.each([
    ['directly', { A: object({ id: { const: 1 }, next: ref('A') }) }, { id: 1 }],
    [
      'in a list',
      { A: object({ id: { const: 1 }, list: { type: 'array', items: ref('A') } }) },
      { id: 1 },
    ],
    ['under any name', { A: { type: 'object', additionalProperties: ref('A') } }, {}],
    [
      'through another',
      { A: object({ b: ref('B') }), B: object({ x: { const: 1 }, a: ref('A') }) },
      { b: { x: 1 } },
    ],
    ['as an alternative', { A: object({ v: { oneOf: [ref('A'), { const: 1 }] } }) }, { v: 1 }],
    [
      'by allOf',
      { A: { allOf: [object({ id: { const: 1 } }), object({ next: ref('A') })] } },
      { id: 1 },
    ],
    [
      'in a list that is required',
      { A: object({ list: { type: 'array', items: ref('A') } }, ['list']) },
      { list: [] },
    ],
    ['as what is required', { A: object({ next: ref('A') }, ['next']) }, {}],
  ])('%s ends where it would repeat', (_, schemas, value) => {
    expect(example(ref('A'), schemas)).toEqual(value);
  });

  test('without a name ends by depth', () => {
    const schemas = {
      A: object({ in: object({ again: { $ref: '#/components/schemas/A/properties/in' } }) }),
    };
    const text = JSON.stringify(example(ref('A'), schemas));
    expect(text.match(/again/g)?.length).toBeLessThan(6);
  });

  test('stays small if it is recursive in many ways', () => {
    const all = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`S${index}`, index]));
    const properties = Object.fromEntries(Object.keys(all).map((name) => [name, ref(name)]));
    const schemas = Object.fromEntries(
      Object.keys(all).map((name) => [name, object(properties, Object.keys(all))]),
    );
    expect(JSON.stringify(example(ref('S0'), schemas)).length).toBeLessThan(20_000);
  });
});

describe('the example of a content type', () => {
  const schema = { type: 'integer', example: 1 };

  test('is the first one of the description, even if it is null, or that of its schema', () => {
    const read = reader({});
    expect(
      makeMediaExample({ examples: [{ value: 2 }, { value: 3 }], schema }, 'request', read),
    ).toBe(2);
    expect(makeMediaExample({ examples: [{ value: null }], schema }, 'request', read)).toBeNull();
    expect(makeMediaExample({ examples: [], schema }, 'request', read)).toBe(1);
    expect(makeMediaExample({ examples: [] }, 'request', read)).toBeUndefined();
  });
});
