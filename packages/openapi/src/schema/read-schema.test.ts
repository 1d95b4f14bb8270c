import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getModelName, makeReadSchema } from './read-schema.ts';
import type { RawSchema, Schema } from './schema.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Reads a schema of a description with these named ones. */
function read(
  raw: RawSchema,
  schemas: Record<string, unknown> = {},
  parts: Map<object, string> = new Map(),
): Schema {
  return makeReadSchema({ document: { components: { schemas } }, parts, sinceKey: 'x-since' })(raw);
}

function propertiesOf({ properties }: Schema): string[] {
  return properties.map(({ name, required }) => name + (required ? '!' : ''));
}

describe('a single schema', () => {
  test('has its text, flags, values and constraints', () => {
    expect(
      read({
        type: 'string',
        ...{ title: 'Name', description: 'Of a port', format: 'slug', 'x-since': 'v3' },
        ...{ deprecated: true, readOnly: true, writeOnly: true },
        ...{ enum: ['a', null], const: null, default: '', examples: ['b'], example: 'a' },
        ...{ minLength: 0, maxLength: 9, pattern: '^a', contentEncoding: 'base64' },
      }),
    ).toMatchObject({
      types: ['string'],
      ...{ title: 'Name', description: 'Of a port', format: 'slug', since: 'v3' },
      ...{ deprecated: true, readOnly: true, writeOnly: true },
      ...{
        enum: ['a', null],
        const: { value: null },
        default: { value: '' },
        examples: ['a', 'b'],
      },
      bounds: [
        { keyword: 'minLength', value: '0' },
        { keyword: 'maxLength', value: '9' },
        { keyword: 'pattern', value: '^a' },
        { keyword: 'contentEncoding', value: 'base64' },
      ],
    });
  });

  test('knows its required properties, including those that are not described', () => {
    expect(propertiesOf(read({ properties: { a: {}, b: {} }, required: ['b', 'c', 7] }))).toEqual([
      'a',
      'b!',
      'c!',
    ]);
  });

  test.each([
    [{ properties: {} }, ['object']],
    [{ patternProperties: {} }, ['object']],
    [{ additionalProperties: {} }, ['object']],
    [{ items: {} }, ['array']],
    [{ prefixItems: [] }, ['array']],
    [{ enum: ['a'] }, []],
    [{}, []],
  ])('without a type, the type of %j is implied by other keywords', (raw, types) => {
    expect(read(raw).types).toEqual(types);
  });

  test('true is anything, false is nothing', () => {
    expect(read(true)).toMatchObject({ types: [] });
    expect(read(true).impossible).toBeUndefined();
    expect(read(false).impossible).toBe('forbidden');
  });

  test('has the items of a list or a tuple, in either syntax', () => {
    expect(read({ items: { type: 'string' } })).toMatchObject({
      items: { type: 'string' },
      prefixItems: [],
    });
    expect(read({ prefixItems: [{}, true], items: false })).toMatchObject({
      items: false,
      prefixItems: [{}, true],
    });
    expect(read({ items: [{}, true] })).toMatchObject({
      items: undefined,
      prefixItems: [{}, true],
    });
  });

  test('specifies its additional properties', () => {
    expect(read({ additionalProperties: false }).additional).toBe(false);
    expect(read({ additionalProperties: { type: 'string' } }).additional).toEqual({
      type: 'string',
    });
    expect(read({ unevaluatedProperties: false }).additional).toBe(false);
    expect(read({}).additional).toBeUndefined();
  });
});

describe('syntax of the versions', () => {
  test.each([
    ['3.1', { type: ['string', 'null'] }],
    ['3.0', { type: 'string', nullable: true }],
    ['2.0', { type: 'string', 'x-nullable': true }],
    ['any', { oneOf: [{ type: 'string' }, { type: 'null' }] }],
    ['any', { anyOf: [{ type: 'null' }, { type: 'string' }] }],
  ])('null is allowed in the syntax of version %s: %j', (_, raw) => {
    expect(read(raw)).toMatchObject({ types: ['string'], nullable: true, variants: [] });
  });

  test('several types are kept', () => {
    expect(read({ type: ['string', 'integer', 'null'] })).toMatchObject({
      types: ['string', 'integer'],
      nullable: true,
    });
    expect(read({ type: ['string', 'integer'] }).nullable).toBe(false);
  });

  test('bounds are exclusive by a number or by true', () => {
    const bounds = (raw: RawSchema) =>
      read(raw).bounds.map(({ keyword, value }) => `${keyword} ${value}`);
    expect(bounds({ exclusiveMinimum: 0, exclusiveMaximum: 9 })).toEqual([
      'exclusiveMinimum 0',
      'exclusiveMaximum 9',
    ]);
    expect(
      bounds({ minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: true }),
    ).toEqual(['exclusiveMinimum 0', 'exclusiveMaximum 9']);
    expect(
      bounds({ minimum: 0, exclusiveMinimum: false, maximum: 9, exclusiveMaximum: false }),
    ).toEqual(['minimum 0', 'maximum 9']);
    expect(bounds({ uniqueItems: true })).toEqual(['uniqueItems ']);
    expect(bounds({ uniqueItems: false })).toEqual([]);
  });
});

describe('references', () => {
  const Port = {
    type: 'object',
    description: 'A port',
    properties: { name: {} },
    required: ['name'],
  };

  test('have the name of their target, in either group of named schemas', () => {
    expect(read(ref('Port'), { Port })).toMatchObject({
      model: 'Port',
      description: 'A port',
      types: ['object'],
    });
    expect([
      getModelName('#/components/schemas/a~1b%20c'),
      getModelName('#/definitions/A'),
      getModelName('#/components/schemas/A/items'),
    ]).toEqual(['a/b c', 'A', undefined]);
  });

  test('to references have the first name', () => {
    expect(read(ref('A'), { A: ref('B'), B: { type: 'string' } })).toMatchObject({
      model: 'A',
      types: ['string'],
    });
  });

  test('with text beside them prefer that text', () => {
    const schema = read(
      { ...ref('Port'), description: 'The next port', deprecated: true },
      { Port },
    );
    expect(schema).toMatchObject({ model: 'Port', description: 'The next port', deprecated: true });
    expect(propertiesOf(schema)).toEqual(['name!']);
  });

  test('with properties and requirements beside them have both', () => {
    expect(
      propertiesOf(
        read({ ...ref('Port'), properties: { depth: {} }, required: ['depth'] }, { Port }),
      ),
    ).toEqual(['depth!', 'name!']);
  });

  test('to an unnamed target are read as if they were inline', () => {
    const schema = read(
      { $ref: '#/components/schemas/Port/properties/name' },
      { Port: { properties: { name: { type: 'string' } } } },
    );
    expect(schema).toMatchObject({ types: ['string'] });
    expect(schema.model).toBeUndefined();
  });

  test('without a target keep their name and their own text', () => {
    expect(read({ ...ref('Nowhere'), description: 'Own' })).toMatchObject({
      model: 'Nowhere',
      description: 'Own',
      types: [],
    });
  });
});

describe('allOf', () => {
  test('is merged through references three levels deep', () => {
    const schemas = {
      Base: {
        type: 'object',
        properties: { id: { type: 'integer' } },
        required: ['id'],
        description: 'Base',
      },
      Vessel: { allOf: [ref('Base'), { properties: { name: {} }, required: ['name'] }] },
      Ferry: { allOf: [ref('Vessel'), { properties: { decks: {} } }], description: 'A ferry' },
    };
    const schema = read({ allOf: [ref('Ferry'), { required: ['decks'] }] }, schemas);
    expect(propertiesOf(schema)).toEqual(['id!', 'name!', 'decks!']);
    expect(schema).toMatchObject({ types: ['object'], description: 'A ferry' });
  });

  test('requires the properties that any part requires, in either order', () => {
    const names = { properties: { a: { type: 'string' } } };
    const requires = { required: ['a'] };
    for (const allOf of [
      [names, requires],
      [requires, names],
    ]) {
      expect(read({ allOf }).properties).toEqual([
        { name: 'a', schema: { type: 'string' }, required: true },
      ]);
    }
    expect(read({ allOf: [names], required: ['a'] }).properties[0]?.required).toBe(true);
  });

  test('has the text of the schema itself before that of its parts', () => {
    expect(
      read({ allOf: [{ description: 'Part', title: 'Part' }], description: 'Own' }),
    ).toMatchObject({ description: 'Own\n\nPart', title: 'Part' });
  });

  test('has the descriptions of all parts that are written in place, each once', () => {
    const parts = ['The folder.', 'Where it moves.', 'The folder.', 'folder'];
    const allOf = parts.map((description) => ({ description }));
    const { description } = read(
      { allOf: [...allOf, ref('A')] },
      { A: { description: 'General' } },
    );
    expect(description).toBe('The folder.\n\nWhere it moves.');
  });

  test.each([
    ['beside its parts', { properties: { a: { description: 'Here' } }, allOf: [ref('A')] }],
    ['after a reference', { allOf: [ref('A'), { properties: { a: { description: 'Here' } } }] }],
  ])('has what is written about an inherited property %s', (_, raw) => {
    const schemas = { A: { properties: { a: { description: 'General', type: 'string' }, b: {} } } };
    const { properties } = read(raw, schemas);
    expect(properties.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(properties[0] && read(properties[0].schema, schemas)).toMatchObject({
      description: 'Here',
      types: ['string'],
    });
  });

  test('has the last description of a property that two parts have', () => {
    const part = (description: string) => ({ properties: { a: { description } } });
    const [property] = read({ allOf: [part('One'), part('Two')] }).properties;
    expect(property && read(property.schema).description).toBe('Two');
  });

  test('of a single reference keeps its name, as version 3.0 adds text to a reference', () => {
    const schemas = { A: { type: 'string' } };
    expect(read({ allOf: [ref('A')], description: 'Own', nullable: true }, schemas)).toMatchObject({
      model: 'A',
      description: 'Own',
      nullable: true,
    });
    expect(read({ allOf: [ref('A')], properties: { x: {} } }, schemas).model).toBeUndefined();
    expect(read({ allOf: [ref('A'), { type: 'string' }] }, schemas).model).toBeUndefined();
  });

  test('of several references has all their names', () => {
    const schemas = { A: { properties: { a: {} } }, B: { properties: { b: {} } } };
    expect(read({ allOf: [ref('A'), ref('B')] }, schemas)).toMatchObject({
      allOfModels: ['A', 'B'],
    });
    expect(propertiesOf(read({ allOf: [ref('A'), ref('B')] }, schemas))).toEqual(['a', 'b']);
  });

  test('prefers the texts of parts that are written in place to those of references', () => {
    const schemas = {
      Depth: {
        type: 'number',
        title: 'Depth',
        description: 'A depth',
        default: 0,
        example: 4,
        maximum: 90,
      },
    };
    const own = { title: 'Draft', description: 'Of this ship', default: 2, example: 3 };
    const expected = {
      title: 'Draft',
      description: 'Of this ship',
      default: { value: 2 },
      examples: [3],
      types: ['number'],
      bounds: [{ keyword: 'maximum', value: '90' }],
    };
    expect(read({ allOf: [ref('Depth'), own] }, schemas)).toMatchObject(expected);
    expect(read({ allOf: [own, ref('Depth')] }, schemas)).toMatchObject(expected);
    expect(read({ allOf: [ref('Depth'), own], description: 'Own text' }, schemas).description).toBe(
      'Own text\n\nOf this ship',
    );
    expect(read({ allOf: [ref('Depth'), { maximum: 5 }] }, schemas).description).toBe('A depth');
  });

  test('nested in allOf is merged, too', () => {
    const allOf = [
      { allOf: [{ properties: { a: {} } }, { allOf: [{ properties: { b: {} } }] }] },
      { properties: { c: {} } },
    ];
    expect(propertiesOf(read({ allOf }))).toEqual(['a', 'b', 'c']);
  });
});

describe('recursion ends', () => {
  test('if a schema is part of itself', () => {
    const schema = read(ref('A'), { A: { allOf: [ref('A'), { properties: { a: {} } }] } });
    expect(propertiesOf(schema)).toEqual(['a']);
  });

  test('if two schemas are parts of each other, whichever is read first', () => {
    const schemas = {
      A: { allOf: [ref('B'), { properties: { a: {} } }] },
      B: { allOf: [ref('A'), { properties: { b: {} } }] },
    };
    const readSchema = makeReadSchema({
      document: { components: { schemas } },
      parts: new Map(),
      sinceKey: '',
    });
    expect(propertiesOf(readSchema(ref('A'))).toSorted()).toEqual(['a', 'b']);
    expect(propertiesOf(readSchema(ref('B'))).toSorted()).toEqual(['a', 'b']);
  });

  test('if the only alternative besides null is the schema itself', () => {
    expect(read(ref('A'), { A: { oneOf: [ref('A'), { type: 'null' }] } })).toMatchObject({
      model: 'A',
    });
  });

  test('and recursive schemas are complete', () => {
    const A = {
      type: 'object',
      properties: {
        next: ref('A'),
        list: { items: ref('A') },
        map: { additionalProperties: ref('A') },
      },
    };
    const schema = read(ref('A'), { A });
    expect(propertiesOf(schema)).toEqual(['next', 'list', 'map']);
  });

  test('and a part with many references is read as often as one with a single reference', () => {
    let reads = 0;
    const end = {
      get properties() {
        reads += 1;
        return { end: {} };
      },
    };
    const between = Array.from({ length: 10 }, (_, index) => [
      `A${index}`,
      { allOf: [ref(`A${index + 1}`), ref(`A${index + 1}`)], properties: { [`p${index}`]: {} } },
    ]);
    const schema = read(ref('A0'), { ...Object.fromEntries(between), A10: end });
    expect(schema.properties).toHaveLength(11);
    expect(reads).toBeLessThan(10);
  });
});

describe('each schema is read once', () => {
  /** A schema with properties that counts how often they are read. */
  function counted(rest: object = {}) {
    const counter = { reads: 0 };
    const schema = Object.defineProperty({ ...rest }, 'properties', {
      enumerable: true,
      get: () => {
        counter.reads += 1;
        return { [`p${counter.reads}`]: {} };
      },
    });
    return { schema, counter };
  }

  const kinds: [string, (name: string) => object][] = [
    ['allOf of three references', (name) => ({ allOf: [ref(name), ref(name), ref(name)] })],
    [
      'allOf of three inline schemas with references',
      (name) => ({ allOf: [1, 2, 3].map((index) => ({ allOf: [ref(name)], title: `${index}` })) }),
    ],
    [
      'references within parts, alternatives to null and allOf',
      (name) => ({
        allOf: [ref(name), { $ref: ref(name).$ref, description: 'Beside' }],
        oneOf: [ref(name), { type: 'null' }],
        anyOf: [ref(name)],
      }),
    ],
  ];

  test.each(kinds)('in 25 levels of %s', (_, makeLevel) => {
    const levels = Array.from({ length: 25 }, (_, index) =>
      counted(index === 0 ? {} : makeLevel(`L${index - 1}`)),
    );
    const schemas = Object.fromEntries(levels.map(({ schema }, index) => [`L${index}`, schema]));
    read(ref('L24'), schemas);
    expect(levels.map(({ counter }) => counter.reads)).toEqual(levels.map(() => 1));
  });

  test('in a circle in which every schema is a part of every other', () => {
    const all = Array.from({ length: 25 }, (_, index) => ref(`S${index}`));
    const members = all.map(() => counted({ allOf: all }));
    const schemas = Object.fromEntries(members.map(({ schema }, index) => [`S${index}`, schema]));
    const readSchema = makeReadSchema({
      document: { components: { schemas } },
      parts: new Map(),
      sinceKey: '',
    });
    for (const member of all) readSchema(member);
    expect(members.map(({ counter }) => counter.reads)).toEqual(members.map(() => 1));
  });

  test('with the same property in all of 25 levels, which is shared', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 25 }, (_, index) => [
        `L${index}`,
        {
          properties: { same: { properties: { [`p${index}`]: {} } } },
          ...(index > 0 && { allOf: [1, 2, 3].map(() => ref(`L${index - 1}`)) }),
        },
      ]),
    );
    const readSchema = makeReadSchema({
      document: { components: { schemas } },
      parts: new Map(),
      sinceKey: '',
    });
    const [same] = readSchema(ref('L24')).properties;
    expect(same && readSchema(same.schema).properties).toHaveLength(25);
  });
});

describe('a chain may have any length', () => {
  const links = Array.from({ length: 3000 }, (_, index) => index);

  test.each<[string, (next: { $ref: string }, index: number) => object]>([
    ['of references', (next) => next],
    ['of references with text beside them', (next, index) => ({ ...next, title: `T${index}` })],
    ['of allOf', (next) => ({ allOf: [next] })],
    ['of single alternatives', (next) => ({ oneOf: [next, { type: 'null' }] })],
  ])('%s', (_, makeLink) => {
    const chain = links.map((index) => [`C${index}`, makeLink(ref(`C${index + 1}`), index)]);
    const schemas = { ...Object.fromEntries(chain), C3000: { properties: { end: {} } } };
    expect(propertiesOf(read(ref('C0'), schemas))).toEqual(['end']);
  });

  test('of inline schemas in allOf', () => {
    let schema: RawSchema = { properties: { end: {} } };
    for (let depth = 0; depth < 50_000; depth += 1) schema = { allOf: [schema] };
    expect(propertiesOf(read(schema))).toEqual(['end']);
  });

  test('of references in a circle', () => {
    const chain = links.map((index) => [`C${index}`, ref(`C${(index + 1) % links.length}`)]);
    expect(read(ref('C0'), Object.fromEntries(chain)).model).toBe('C0');
  });
});

test('a schema with thousands of parts has the properties of all, in their order', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `p${index}`);
  const allOf = names.map((name) => ({ properties: { [name]: {} } }));
  expect(propertiesOf(read({ allOf }))).toEqual(names);
});

describe('schemas in a circle', () => {
  test('have the properties of all, their own first', () => {
    const member = (name: string, next: string) => ({
      properties: { [name]: {} },
      required: [name],
      allOf: [ref(next)],
    });
    const schemas = { A: member('a', 'B'), B: member('b', 'C'), C: member('c', 'A') };
    expect(propertiesOf(read(ref('A'), schemas))).toEqual(['a!', 'b!', 'c!']);
    expect(propertiesOf(read(ref('B'), schemas))).toEqual(['b!', 'c!', 'a!']);
  });

  test('have the parts outside of it', () => {
    const schemas = {
      A: { allOf: [ref('B'), ref('Base')] },
      B: { allOf: [ref('A'), { title: 'Title' }] },
      Base: { properties: { id: {} } },
    };
    expect(read(ref('B'), schemas)).toMatchObject({ model: 'B', title: 'Title' });
    expect(propertiesOf(read(ref('B'), schemas))).toEqual(['id']);
  });

  test('are the same whichever is read first', () => {
    const index = fc.nat(5);
    const reference = index.map((to) => ref(`S${to}`));
    const part = fc.oneof(
      { weight: 3, arbitrary: reference },
      fc.record({ allOf: fc.array(reference, { maxLength: 2 }) }),
      fc.record({ properties: fc.constantFrom({ a: { type: 'string' } }, { b: {} }) }),
      fc.boolean(),
    );
    const schema = fc.oneof(
      reference,
      fc.record(
        {
          allOf: fc.array(part, { maxLength: 3 }),
          oneOf: fc.array(part, { maxLength: 2 }),
          anyOf: fc.tuple(part, fc.constant({ type: 'null' })),
          properties: fc.dictionary(fc.constantFrom('a', 'b', 'c'), part, { maxKeys: 2 }),
          required: fc.subarray(['a', 'b', 'c', 'd']),
          description: fc.constantFrom('One', 'Two'),
          $ref: index.map((to) => ref(`S${to}`).$ref),
        },
        { requiredKeys: [] },
      ),
    );
    const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
    fc.assert(
      fc.property(fc.array(schema, { minLength: 6, maxLength: 6 }), order, (written, indices) => {
        const schemas = Object.fromEntries(written.map((raw, at) => [`S${at}`, raw]));
        const sources = { document: { components: { schemas } }, parts: new Map(), sinceKey: '' };
        const readSchema = makeReadSchema(sources);
        for (const at of indices) readSchema(ref(`S${at}`));
        for (const at of indices) {
          const alone = makeReadSchema(sources);
          expect(readSchema(ref(`S${at}`))).toEqual(alone(ref(`S${at}`)));
          expect(readSchema(written[at] ?? true)).toEqual(alone(written[at] ?? true));
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('alternatives', () => {
  test('are kept by kind, in addition to what they have in common', () => {
    const schema = read({
      oneOf: [{ type: 'string' }, { type: 'integer' }],
      anyOf: [true, {}],
      properties: { a: {} },
    });
    expect(schema.variants).toEqual([
      { kind: 'oneOf', choices: [{ type: 'string' }, { type: 'integer' }] },
      { kind: 'anyOf', choices: [true, {}] },
    ]);
    expect(propertiesOf(schema)).toEqual(['a']);
  });

  test('of a single schema are that schema, and keep its name', () => {
    expect(
      read({ oneOf: [ref('A'), { type: 'null' }], description: 'Own' }, { A: { type: 'string' } }),
    ).toMatchObject({
      model: 'A',
      types: ['string'],
      nullable: true,
      description: 'Own',
      variants: [],
    });
  });

  test('of null alone are kept', () => {
    expect(read({ oneOf: [{ type: 'null' }] }).variants).toHaveLength(1);
  });
});

describe('a discriminator', () => {
  const schemas = { Ferry: {}, 'Tug/Boat 100%25': {} };

  test('specifies its property, and the schema for each value by name or reference', () => {
    const discriminator = {
      propertyName: 'kind',
      mapping: {
        f: '#/components/schemas/Ferry',
        g: 'Ferry',
        t: 'Tug/Boat 100%25',
        gone: 'Nowhere',
        wrong: 1,
      },
    };
    const found = read({ discriminator }, schemas).discriminator;
    expect(found?.property).toBe('kind');
    expect(found?.mapping.map(({ value, schema }) => [value, read(schema, schemas).model])).toEqual(
      [
        ['f', 'Ferry'],
        ['g', 'Ferry'],
        ['t', 'Tug/Boat 100%25'],
      ],
    );
  });

  test('of version 2.0 is only the name of a property', () => {
    expect(read({ discriminator: 'kind' }).discriminator).toEqual({
      property: 'kind',
      mapping: [],
    });
    expect(read({ discriminator: {} }).discriminator).toBeUndefined();
  });
});

describe('the discriminator of a part', () => {
  const discriminator = { propertyName: 'kind', mapping: { a: 'A', b: 'B' } };
  const schemas = {
    Base: { properties: { kind: {} }, discriminator },
    A: { allOf: [ref('Base'), { properties: { a: {} } }] },
    B: { allOf: [ref('Base')], properties: { b: {} } },
    C: { allOf: [ref('B')], properties: { c: {} } },
  };
  const isInherited = (raw: RawSchema) => read(raw, schemas).discriminator?.isInherited;

  test('is inherited by a schema that extends it, which is none of the other alternatives', () => {
    expect(['A', 'B', 'C'].map((name) => isInherited(ref(name)))).toEqual([true, true, true]);
  });

  test('is that of a schema that only adds text, or has alternatives itself', () => {
    expect(isInherited(ref('Base'))).toBeUndefined();
    expect(isInherited({ allOf: [ref('Base')], description: 'A base' })).toBeUndefined();
    const oneOf = [{ title: 'A' }, { title: 'B' }];
    expect(isInherited({ allOf: [ref('Base')], oneOf })).toBeUndefined();
  });
});

test('a part with its own page has the name of that page', () => {
  const part = { type: 'object' };
  expect(read(part, {}, new Map([[part, 'SailingDecks']]))).toMatchObject({
    model: 'SailingDecks',
    types: ['object'],
  });
});

test('a string that requires its own name, as some generators write it, has no properties', () => {
  expect(read({ type: 'string', required: ['token'] }).properties).toEqual([]);
  expect(propertiesOf(read({ type: ['object', 'null'], required: ['token'] }))).toEqual(['token!']);
  expect(propertiesOf(read({ required: ['token'] }))).toEqual(['token!']);
});
