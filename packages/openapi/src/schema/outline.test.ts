import { describe, expect, test } from 'vitest';
import { type Entry, type OutlineOptions, outline } from './outline.ts';
import { makeReadSchema } from './read-schema.ts';
import type { RawSchema } from './schema.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: Record<string, unknown>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
});

type Options = { rows?: number; depth?: number; longest?: OutlineOptions['longest'] };

const LONG = { rows: 1000, choices: 1000 };

function outlineOf(
  raw: RawSchema,
  schemas: Record<string, unknown> = {},
  { rows = 100, depth = 2, longest = LONG }: Options = {},
) {
  const readSchema = makeReadSchema({
    document: { components: { schemas } },
    parts: new Map(),
    sinceKey: '',
  });
  const budget = { rows };
  const given: string[] = [];
  const idFor = (id: string) => {
    given.push(id);
    return id;
  };
  return {
    entry: outline(raw, 'body', { readSchema, budget, depth, longest, idFor }),
    budget,
    given,
  };
}

/** The visible rows of a schema as nested names, with a mark for required ones; what a rule requires as a text. */
function shown({ nested, requires = [] }: Entry): unknown {
  if (!nested) return requires.join(' and ');
  const rows = nested.rows.map((row): [string, unknown] => [
    `${row.kind === 'property' ? '' : `${row.kind} `}${row.name}${row.required ? '!' : ''}`,
    shown(row),
  ]);
  const choices = nested.choices.map(
    ({ kind, property = '', choices: inner }): [string, unknown] => [
      `${kind} ${property}`.trim(),
      inner.map((choice) => [
        choice.values.join() || (choice.schema.model ?? choice.schema.types.join()),
        shown(choice),
      ]),
    ],
  );
  return Object.fromEntries([...rows, ...choices]);
}

function show(...parameters: Parameters<typeof outlineOf>): unknown {
  return shown(outlineOf(...parameters).entry);
}

describe('the outline of a schema', () => {
  test('has required properties first, otherwise in the order of the description', () => {
    expect(JSON.stringify(show(object({ a: {}, b: {}, c: {}, d: {} }, ['d', 'b'])))).toBe(
      '{"b!":"","d!":"","a":"","c":""}',
    );
  });

  test('has rows of every kind', () => {
    const raw = {
      ...object({ a: {} }),
      patternProperties: { '^x-': {} },
      additionalProperties: { type: 'string' },
      not: { required: ['z'] },
    };
    expect(show(raw)).toEqual({
      a: '',
      'pattern ^x-': '',
      'additional *': '',
      'not ': 'z',
    });
    expect(show({ type: 'object', additionalProperties: false, properties: { a: {} } })).toEqual({
      a: '',
    });
    expect(show({ prefixItems: [{}, object({ a: {} })] })).toEqual({
      'item 0!': '',
      'item 1!': { a: '' },
    });
  });

  test('goes through lists to their items', () => {
    const list = (items: unknown) => ({ type: 'array', items });
    expect(show(list(list(object({ a: list(object({ b: {} })) }))))).toEqual({ a: { b: '' } });
  });

  test('gives each property an id from its path', () => {
    const { entry, given } = outlineOf(object({ a: object({ b: {} }), c: {} }));
    expect(given).toEqual(['body.a', 'body.c', 'body.a.b']);
    expect(entry.nested?.rows.map(({ id }) => id)).toEqual(['body.a', 'body.c']);
  });
});

describe('recursion in an outline', () => {
  const Node = object({ name: {}, next: ref('Node') });

  test('is cut where a schema would repeat', () => {
    expect(show(ref('Node'), { Node })).toEqual({ name: '', next: '' });
    expect(show(object({ first: ref('Node') }), { Node }, { depth: 9 })).toEqual({
      first: { name: '', next: '' },
    });
  });

  test.each([
    ['lists', { A: object({ list: { type: 'array', items: ref('A') } }) }, { list: '' }],
    [
      'further properties',
      { A: { type: 'object', additionalProperties: ref('A') } },
      { 'additional *': '' },
    ],
    ['each other', { A: object({ b: ref('B') }), B: object({ a: ref('A') }) }, { b: { a: '' } }],
    [
      'alternatives',
      { A: { oneOf: [ref('A'), { type: 'string' }] } },
      {
        oneOf: [
          ['A', ''],
          ['string', ''],
        ],
      },
    ],
    ['allOf', { A: { allOf: [object({ x: {} }), object({ a: ref('A') })] } }, { x: '', a: '' }],
  ])('is cut through %s', (_, schemas, expected) => {
    expect(show(ref('A'), schemas, { depth: 9 })).toEqual(expected);
  });

  test('without a name ends by depth', () => {
    const schemas = {
      A: object({ inner: object({ again: { $ref: '#/components/schemas/A/properties/inner' } }) }),
    };
    const { budget } = outlineOf(ref('A'), schemas, { rows: 1000 });
    expect(budget.rows).toBeGreaterThan(900);
  });

  test('between the properties of two parts stops at the row limit', () => {
    const schemas = {
      A: object({ x: ref('A'), y: ref('A') }),
      B: object({ x: ref('B'), y: ref('B') }),
    };
    const { given } = outlineOf({ allOf: [ref('A'), ref('B')] }, schemas, { rows: 50 });
    expect(given.length).toBeLessThanOrEqual(54);
  });
});

describe('the limits of an outline', () => {
  const names = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, {}]));
  const schemas = { Small: object(names(3)), Large: object(names(30)) };

  test('omit named schemas that exceed the remaining rows, but not those that fit', () => {
    const raw = object({ large: ref('Large'), small: ref('Small') });
    expect(show(raw, schemas, { rows: 20 })).toEqual({
      large: '',
      small: { p0: '', p1: '', p2: '' },
    });
    expect(outlineOf(raw, schemas, { rows: 20 }).budget.rows).toBe(15);
  });

  test('always include the schema itself', () => {
    expect(Object.keys(Object(show(ref('Large'), schemas, { rows: 5 })))).toHaveLength(30);
  });

  test('restrict the nesting depth of named schemas', () => {
    const chain = { A: object({ b: ref('B') }), B: object({ c: ref('C') }), C: object({ d: {} }) };
    expect(show(ref('A'), chain, { depth: 0 })).toEqual({ b: '' });
    expect(show(ref('A'), chain, { depth: 1 })).toEqual({ b: { c: '' } });
    expect(show(ref('A'), chain, { depth: 2 })).toEqual({ b: { c: { d: '' } } });
  });

  test('apply to deeply nested parts first', () => {
    const deep = { Deep: object({ x: object(names(10)) }), Other: object(names(8)) };
    expect(
      show(object({ first: object({ deep: ref('Deep') }), last: ref('Other') }), deep, {
        rows: 12,
      }),
    ).toMatchObject({
      first: { deep: '' },
      last: { p0: '' },
    });
  });
});

describe('alternatives in an outline', () => {
  const schemas = { Ferry: object({ decks: {} }), Tug: object({ power: {} }) };
  const oneOf = [ref('Ferry'), ref('Tug')];

  test('are listed in addition to common rows', () => {
    expect(show({ ...object({ name: {} }), oneOf }, schemas)).toEqual({
      name: '',
      oneOf: [
        ['Ferry', { decks: '' }],
        ['Tug', { power: '' }],
      ],
    });
  });

  test('that only require properties have no rows of their own', () => {
    const anyOf = [{ required: ['a'] }, { type: 'object', required: ['a', 'b'] }];
    const further = object({ c: true }, ['c', 'd']);
    const not = { required: ['a', 'b'] };
    expect(show({ ...object({ a: {}, b: {} }), anyOf: [...anyOf, further], not })).toEqual({
      a: '',
      b: '',
      'not ': 'a and b',
      anyOf: [
        ['', 'a'],
        ['object', 'a and b'],
        ['object', 'c and d'],
      ],
    });
  });

  test("are identified by the value of the discriminator, by default the schema's name", () => {
    const discriminator = { propertyName: 'kind', mapping: { f: '#/components/schemas/Ferry' } };
    expect(show({ oneOf, discriminator }, schemas)).toEqual({
      'oneOf kind': [
        ['f', { decks: '' }],
        ['Tug', { power: '' }],
      ],
    });
  });

  test('are identified by the only value that they allow for the discriminator, if it has no mapping', () => {
    const kinds = {
      Ferry: object({ kind: { type: 'string', enum: ['port.ferry'] } }),
      Tug: object({ kind: { const: 'port.tug' } }),
      Raft: object({ kind: { enum: ['raft', 'float'] } }),
    };
    const own = object({ kind: { const: 'buoy' } });
    const discriminator = { propertyName: 'kind' };
    expect(show({ oneOf: [...oneOf, ref('Raft'), own], discriminator }, kinds)).toEqual({
      'oneOf kind': [
        ['port.ferry', { kind: '' }],
        ['port.tug', { kind: '' }],
        ['Raft', { kind: '' }],
        ['buoy', { kind: '' }],
      ],
    });
  });

  test('have all values that the discriminator has for them', () => {
    const mapping = { f: 'Ferry', boat: 'Ferry', t: 'Tug', '2': '#/components/schemas/Ferry' };
    const discriminator = { propertyName: 'kind', mapping };
    expect(show({ oneOf, discriminator }, schemas)).toEqual({
      'oneOf kind': [
        ['2,f,boat', { decks: '' }],
        ['t', { power: '' }],
      ],
    });
  });

  test('include those that only the discriminator names', () => {
    const discriminator = { propertyName: 'kind', mapping: { f: 'Ferry', t: 'Tug', p: 'Tug' } };
    expect(
      show({ oneOf: [ref('Ferry'), ref('Raft')], discriminator }, { ...schemas, Raft: {} }),
    ).toEqual({
      'oneOf kind': [
        ['f', { decks: '' }],
        ['Raft', ''],
        ['t,p', { power: '' }],
      ],
    });
  });

  test('may be written as the mapping of a discriminator alone', () => {
    const discriminator = { propertyName: 'kind', mapping: { f: 'Ferry', t: 'Tug' } };
    expect(show({ ...object({ kind: {} }), discriminator }, schemas)).toEqual({
      kind: '',
      'mapping kind': [
        ['f', { decks: '' }],
        ['t', { power: '' }],
      ],
    });
  });
});

test('the top of a schema is shown even if earlier ones have used the budget', () => {
  const raw = {
    allOf: [object({ id: {} }), object({ id: { type: 'string' }, text: object({ a: {} }) })],
  };
  const { nested } = outlineOf(raw, {}, { rows: -1000 }).entry;
  expect(nested?.rows.map(({ name, nested: inner }) => [name, inner === undefined])).toEqual([
    ['id', true],
    ['text', true],
  ]);
});

test('the alternatives of a schema are not those of the schemas that extend it', () => {
  const discriminator = { propertyName: 'kind', mapping: { f: 'Ferry' } };
  const schemas = {
    Ship: { ...object({ kind: {} }), discriminator },
    Ferry: { allOf: [ref('Ship'), object({ decks: {} })] },
  };
  expect(show(ref('Ship'), schemas)).toHaveProperty(['mapping kind']);
  expect(show(ref('Ferry'), schemas)).toEqual({ kind: '', decks: '' });
});

test('alternatives that extend the same schema have the values of its discriminator', () => {
  const mapping = { f: 'Ferry', t: 'Tug' };
  const schemas = {
    Ship: { ...object({ kind: {} }), discriminator: { propertyName: 'kind', mapping } },
    Ferry: { allOf: [ref('Ship'), object({ decks: {} })] },
    Tug: { allOf: [ref('Ship'), object({ power: {} })] },
    Raft: object({ logs: {} }),
  };
  expect(show({ oneOf: [ref('Tug'), ref('Ferry')] }, schemas)).toEqual({
    'oneOf kind': [
      ['t', { kind: '', power: '' }],
      ['f', { kind: '', decks: '' }],
    ],
  });
  // A raft has no kind.
  expect(Object.keys(Object(show({ oneOf: [ref('Tug'), ref('Raft')] }, schemas)))).toEqual([
    'oneOf',
  ]);
});

test('every row and alternative counts toward the budget', () => {
  const oneOf = Array.from({ length: 5 }, (_, index) => ({ const: index }));
  const discriminator = { propertyName: 'kind', mapping: { a: 'A', b: 'B' } };
  const left = (raw: RawSchema) => outlineOf(raw, { A: {}, B: {} }, { rows: 100 }).budget.rows;
  expect(
    left({ ...object({ a: {} }), additionalProperties: {}, not: {}, patternProperties: { b: {} } }),
  ).toBe(96);
  expect(left({ prefixItems: [{}, {}], items: {} })).toBe(97);
  expect(left({ ...object({ a: {} }), oneOf })).toBe(94);
  expect(left({ ...object({ kind: {} }), discriminator })).toBe(97);
  expect(left({ ...object({ a: {} }), additionalProperties: false })).toBe(99);
});

describe('long lists', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `p${index}`);
  const longest = { rows: 3, choices: 2 };

  test('of rows are cut after required ones, and the number left is known', () => {
    const raw = object(Object.fromEntries(names.map((name) => [name, {}])), ['p4999']);
    const { entry } = outlineOf({ ...raw, additionalProperties: true }, {}, { longest });
    expect(entry.nested?.rows.map(({ name }) => name)).toEqual(['p4999', 'p0', 'p1']);
    expect(entry.nested?.left).toBe(4998);
  });

  test('of alternatives are cut, and the number left is known', () => {
    const oneOf = names.map((name) => ({ const: name }));
    const { entry } = outlineOf({ oneOf, anyOf: [{}, {}] }, {}, { longest });
    expect(entry.nested?.choices.map(({ choices, left }) => [choices.length, left])).toEqual([
      [2, 4998],
      [2, 0],
    ]);
  });

  test('of the values of a discriminator are cut, too', () => {
    const schemas = Object.fromEntries(names.map((name) => [name, {}]));
    const discriminator = {
      propertyName: 'kind',
      mapping: Object.fromEntries(names.map((name) => [name, name])),
    };
    const { entry } = outlineOf({ discriminator }, schemas, { longest });
    expect(entry.nested?.choices.map(({ choices, left }) => [choices.length, left])).toEqual([
      [2, 4998],
    ]);
  });

  test('are not read beyond the cut', () => {
    let reads = 0;
    const counted = {
      get type() {
        reads += 1;
        return 'string';
      },
    };
    const count = Object.getOwnPropertyDescriptors(counted);
    const schemas = names.map((name) => [name, Object.defineProperties({}, count)]);
    outlineOf(object(Object.fromEntries(schemas)), {}, { longest });
    expect(reads).toBeLessThan(100);
  });
});
