import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeParts } from './merge-parts.ts';
import { makeReadSchema } from './read-schema.ts';
import type { RawSchema, Schema } from './schema.ts';

const read = makeReadSchema({ document: {}, parts: new Map(), sinceKey: 'x-since' });
const merge = (first: RawSchema, second: RawSchema): Schema =>
  mergeParts(read(first), read(second));

/** Properties as `name`, or `name!` if required. */
function propertiesOf({ properties }: Schema): string[] {
  return properties.map(({ name, required }) => name + (required ? '!' : ''));
}

describe('two parts of an allOf', () => {
  test('have the properties of both, required if either requires them', () => {
    const merged = merge(
      { properties: { a: {}, b: {}, c: {} }, required: ['a'] },
      { properties: { b: {}, c: {}, d: {}, e: {} }, required: ['b', 'e'] },
    );
    expect(propertiesOf(merged)).toEqual(['a!', 'b!', 'c', 'd', 'e!']);
  });

  test('combine the schemas of a shared property', () => {
    const merged = merge(
      { properties: { a: { type: 'string' } } },
      { properties: { a: { maxLength: 3, description: 'Short' } } },
    );
    const [property] = merged.properties;
    expect(property && read(property.schema)).toMatchObject({
      types: ['string'],
      description: 'Short',
      bounds: [{ keyword: 'maxLength', value: '3' }],
      isMerged: true,
    });
  });

  test('keep a property that only one of them has', () => {
    const own = { type: 'string' };
    expect(
      merge({ properties: { a: own } }, { properties: { a: true } }).properties[0]?.schema,
    ).toBe(own);
    expect(
      merge({ properties: { a: true } }, { properties: { a: own } }).properties[0]?.schema,
    ).toBe(own);
    expect(
      merge({ properties: { a: own } }, { properties: { a: own } }).properties[0]?.schema,
    ).toBe(own);
  });

  test('allow the values that both allow', () => {
    expect(merge({ enum: ['a', 'b', 'c'] }, { enum: ['c', 'b', 'd'] }).enum).toEqual(['b', 'c']);
    expect(merge({ enum: [{ a: 1 }, null] }, { enum: [null, { a: 1 }] }).enum).toEqual([
      { a: 1 },
      null,
    ]);
    expect(merge({ enum: ['a'] }, {}).enum).toEqual(['a']);
    expect(merge({}, { enum: ['a'] }).enum).toEqual(['a']);
  });

  test.each<[string, RawSchema, RawSchema]>([
    ['value', { enum: ['a'] }, { enum: ['b'] }],
    ['constant', { const: 'a' }, { const: 'b' }],
    ['value and constant', { enum: ['a', 'b'] }, { const: 'c' }],
    ['type', { type: 'string' }, { type: ['integer', 'boolean'] }],
  ])('that share no %s contradict each other, and allow nothing', (_, first, second) => {
    const merged = merge(first, second);
    expect(merged.impossible).toBe('contradiction');
    expect(merged.types).toEqual([]);
    // Readers see the values that were written last.
    if (merged.enum && !merged.const) expect(merged.enum).toEqual(['b']);
    // It stays so, whatever else is merged.
    expect(mergeParts(read({ title: 'A' }), merged).impossible).toBe('contradiction');
  });

  test('do not contradict each other if a constant is one of the values', () => {
    expect(merge({ enum: ['a', 'b'] }, { const: 'b' }).impossible).toBeUndefined();
    expect(merge({ type: 'string' }, { const: 'b' }).impossible).toBeUndefined();
    expect(merge({ enum: ['a'] }, {}).impossible).toBeUndefined();
  });

  test('have the types they share', () => {
    expect(merge({ type: ['string', 'integer'] }, { type: 'integer' }).types).toEqual(['integer']);
    expect(merge({ type: 'string' }, {}).types).toEqual(['string']);
    expect(merge({}, { type: 'string' }).types).toEqual(['string']);
    expect(merge({ type: 'number' }, { type: 'integer' }).types).toEqual(['integer']);
    expect(merge({ type: ['integer', 'string'] }, { type: 'number' }).types).toEqual(['integer']);
    expect(merge({ type: ['string', 'null'] }, { type: ['integer', 'null'] })).toMatchObject({
      types: ['null'],
      nullable: false,
      impossible: undefined,
    });
  });

  test('have null only once if one allows nothing but null', () => {
    const onlyNull = { types: ['null'], nullable: false };
    expect(merge({ nullable: true }, { type: 'null' })).toMatchObject(onlyNull);
    expect(merge({ type: 'null' }, { nullable: true })).toMatchObject(onlyNull);
  });

  test.each<[RawSchema, RawSchema, string[]]>([
    [{ minimum: 1, maximum: 9 }, { minimum: 1, maximum: 5 }, ['minimum 1', 'maximum 5']],
    [{ minimum: 1 }, { minimum: 2 }, ['minimum 2']],
    [{ minimum: 1 }, { exclusiveMinimum: 1 }, ['exclusiveMinimum 1']],
    [{ exclusiveMinimum: 1 }, { minimum: 2 }, ['minimum 2']],
    [{ exclusiveMaximum: 5 }, { maximum: 5 }, ['exclusiveMaximum 5']],
    [{ minLength: 2 }, { minLength: 10 }, ['minLength 10']],
    [{ maxItems: 2 }, { maxItems: 10 }, ['maxItems 2']],
    [{ pattern: '^a' }, { pattern: 'b$' }, ['pattern ^a', 'pattern b$']],
    [{ pattern: '1' }, { pattern: '2' }, ['pattern 1', 'pattern 2']],
    [{ multipleOf: 2 }, { multipleOf: 3 }, ['multipleOf 2', 'multipleOf 3']],
    [{ multipleOf: 2 }, { multipleOf: 2 }, ['multipleOf 2']],
    [{ uniqueItems: true }, { uniqueItems: true }, ['uniqueItems ']],
  ])('have the stricter bound of each pair: %j and %j', (first, second, bounds) => {
    const written = (schema: Schema) =>
      schema.bounds.map(({ keyword, value }) => `${keyword} ${value}`);
    expect(written(merge(first, second))).toEqual(bounds);
    expect(written(merge(second, first)).toSorted()).toEqual(bounds.toSorted());
  });

  test('have the rules of both, each only once', () => {
    const rules = {
      dependentRequired: { mast: ['sail'] },
      if: { required: ['mast'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { minProperties: 2 },
    };
    const merged = merge(rules, { ...rules, dependentRequired: { oar: ['rower'] } });
    expect(merged.dependents.map(({ property }) => property)).toEqual(['mast', 'oar']);
    expect(merged.conditions).toHaveLength(1);
    expect(merge(rules, rules).dependents).toHaveLength(1);
  });

  test('match the tuples of both', () => {
    const merged = merge(
      { prefixItems: [{ type: 'string' }] },
      { prefixItems: [{ minLength: 1 }, { type: 'integer' }] },
    );
    expect(merged.prefixItems.map((raw) => read(raw).types)).toEqual([['string'], ['integer']]);
  });

  test.each(['readOnly', 'writeOnly', 'deprecated', 'nullable'] as const)(
    'are %s if either is',
    (key) => {
      expect([
        merge({ [key]: true }, {})[key],
        merge({}, { [key]: true })[key],
        merge({}, {})[key],
      ]).toEqual([true, true, false]);
    },
  );

  test.each(['title', 'description', 'format', 'const', 'default'] as const)(
    'have the %s of the first one that has it',
    (key) => {
      const one = read({ [key]: 'one' })[key];
      expect(merge({ [key]: 'one' }, { [key]: 'two' })[key]).toEqual(one);
      expect(merge({}, { [key]: 'one' })[key]).toEqual(one);
    },
  );

  test('have the examples of the first one that has any', () => {
    expect(merge({ examples: [1] }, { example: 2 }).examples).toEqual([1]);
    expect(merge({}, { example: 2 }).examples).toEqual([2]);
  });

  test('describe items, pattern properties and alternatives together', () => {
    const merged = merge(
      {
        items: { type: 'string' },
        patternProperties: { a: {} },
        oneOf: [{}, {}],
        not: { const: 1 },
      },
      { items: { minLength: 2 }, patternProperties: { b: {} }, anyOf: [{}, {}], not: { const: 2 } },
    );
    expect(merged.items && read(merged.items)).toMatchObject({
      types: ['string'],
      bounds: [{ keyword: 'minLength' }],
    });
    expect(merged.patternProperties.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(merged.variants.map(({ kind, choices }) => [kind, choices.length])).toEqual([
      ['oneOf', 2],
      ['anyOf', 2],
    ]);
    expect(merged.not).toEqual({ anyOf: [{ const: 1 }, { const: 2 }] });
  });

  test('allow additional properties only if neither forbids them', () => {
    expect(merge({ additionalProperties: true }, { additionalProperties: false }).additional).toBe(
      false,
    );
    expect(
      merge({ additionalProperties: false }, { additionalProperties: { type: 'string' } })
        .additional,
    ).toBe(false);
    expect(
      merge({ additionalProperties: true }, { additionalProperties: { type: 'string' } })
        .additional,
    ).toEqual({ type: 'string' });
    expect(merge({}, { additionalProperties: true }).additional).toBe(true);
  });
});

describe('merging arbitrary parts', () => {
  const part = fc.record(
    {
      type: fc.constantFrom('object', ['object', 'null']),
      properties: fc.dictionary(
        fc.string({ maxLength: 3 }),
        fc.constantFrom({ type: 'string' }, { minLength: 1 }, true),
        { maxKeys: 4 },
      ),
      required: fc.uniqueArray(fc.string({ maxLength: 3 }), { maxLength: 3 }),
      description: fc.string(),
      enum: fc.uniqueArray(fc.integer({ max: 5, min: 0 }), { minLength: 1 }),
      readOnly: fc.boolean(),
      minimum: fc.integer(),
    },
    { requiredKeys: [] },
  );
  const keysOf = (raw: { properties?: object; required?: string[] }) => [
    ...Object.keys(raw.properties ?? {}),
    ...(raw.required ?? []),
  ];
  const options = { numRuns: 60, seed: 20_010 };

  test('results in the union of properties and of required ones', () => {
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
        const merged = read({ allOf: parts });
        const required = new Set(parts.flatMap((raw) => raw.required ?? []));
        expect(new Set(merged.properties.map(({ name }) => name))).toEqual(
          new Set(parts.flatMap(keysOf)),
        );
        expect(
          new Set(
            merged.properties.filter((property) => property.required).map(({ name }) => name),
          ),
        ).toEqual(required);
        expect(new Set(merged.properties.map(({ name }) => name)).size).toBe(
          merged.properties.length,
        );
      }),
      options,
    );
  });

  test('changes nothing if a part is merged with itself', () => {
    fc.assert(
      fc.property(part, (raw) => {
        const schema = read(raw);
        expect(mergeParts(schema, schema)).toEqual(schema);
      }),
      options,
    );
  });

  test('is commutative if the parts have nothing in common', () => {
    const apart = fc.tuple(part, part).map(([first, second]) => {
      const { description: _, ...rest } = second;
      const renamed = Object.fromEntries(
        Object.entries(rest.properties ?? {}).map(([name, raw]) => [`2 ${name}`, raw]),
      );
      return [
        first,
        { ...rest, properties: renamed, required: Object.keys(renamed).slice(1) },
      ] as const;
    });
    const sorted = (schema: Schema) => ({
      ...schema,
      properties: schema.properties.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      bounds: schema.bounds.toSorted((a, b) => (a.value < b.value ? -1 : 1)),
      types: new Set(schema.types),
      // Of two that contradict each other, the last is shown.
      enum: schema.impossible ? undefined : new Set(schema.enum),
    });
    fc.assert(
      fc.property(apart, ([first, second]) => {
        expect(sorted(merge(first, second))).toEqual(sorted(merge(second, first)));
      }),
      options,
    );
  });
});
