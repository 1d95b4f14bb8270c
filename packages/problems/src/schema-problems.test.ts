import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { formatPath, schemaProblems, valueAt } from './schema-problems.ts';

function problemsOf(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  if (result.success) return [];
  return schemaProblems(schema, value, result.error.issues).map(
    ({ message, hint }) => `${message} ${hint}`,
  );
}

describe('schemaProblems', () => {
  test('known keys are found in defaults, lists and records', () => {
    const oven = z.strictObject({ heat: z.number().default(220) });
    const schema = z.strictObject({ ovens: z.record(z.string(), z.array(oven)).default({}) });
    expect(problemsOf(schema, { ovens: { stone: [{ heet: 3 }] } })).toEqual([
      'ovens.stone[0].heet: unknown key. Did you mean "heat"? Allowed: heat.',
    ]);
  });

  test('explains the union branch that matches best', () => {
    const schema = z.union([
      z.string(),
      z.strictObject({ oven: z.strictObject({ heat: z.int() }) }),
    ]);
    expect(problemsOf(schema, { oven: { heat: 'hot' } })).toEqual([
      'oven.heat: found "hot". Allowed: a number.',
    ]);
  });

  test('allows every type of a union if no branch matches', () => {
    const schema = z.strictObject({ oven: z.union([z.string(), z.number()]) });
    expect(problemsOf(schema, { oven: true })).toEqual([
      'oven: found true. Allowed: text or a number.',
    ]);
  });

  test('reports a missing value as missing', () => {
    expect(problemsOf(z.strictObject({ heat: z.number() }), {})).toEqual([
      'heat: missing. Allowed: a number.',
    ]);
  });
});

describe('schemaProblems describes what is allowed', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['text', z.string(), 7],
    ['true, false', z.boolean(), 'yes'],
    ['a number', z.number(), 'hot'],
    ['a whole number', z.int(), 2.5],
    ['a list', z.array(z.string()), 7],
    ['a list, such as ["rye"]', z.array(z.string()), 'rye'],
    ['an object', z.strictObject({}), 'rye'],
    ['an object', z.record(z.string(), z.string()), 'rye'],
    ['entries: 1 or more', z.array(z.string()).min(1), []],
    ['more than 0', z.number().positive(), 0],
    ['less than 8', z.number().lt(8), 8],
    ['6 or less', z.int().max(6), 7],
    ['a URL such as "https://example.org/x"', z.url(), 'rye'],
    ['lower case', z.record(z.string().regex(/^[a-z]+$/, 'lower case'), z.string()), { RYE: '' }],
  ])('%s', (words, schema, value) => {
    const [problem] = problemsOf(z.strictObject({ bread: schema }), { bread: value });
    expect(problem).toMatch(new RegExp(` Allowed: ${RegExp.escape(words)}\\.$`));
  });
});

describe('schemaProblems suggests what was meant', () => {
  const shelf: z.ZodType = z.lazy(() =>
    z.strictObject({ label: z.string(), shelves: z.array(shelf).optional() }),
  );

  test('known keys are found in a recursive schema', () => {
    expect(problemsOf(shelf, { label: 'A', shelves: [{ label: 'B', shelfs: [] }] })).toEqual([
      'shelves[0].shelfs: unknown key. Did you mean "shelves"? Allowed: label, shelves.',
    ]);
  });

  test('known keys are those of the branch that a transform chooses for a value without a type', () => {
    const schema = z.pipe(
      z.transform((value: object) => ({ type: 'weight' in value ? 'loaf' : 'cake', ...value })),
      z.discriminatedUnion('type', [
        z.strictObject({ type: z.literal('loaf'), weight: z.number() }),
        z.strictObject({ type: z.literal('cake'), layers: z.number() }),
      ]),
    );
    expect(problemsOf(schema, { weight: 750, layer: 2 })).toEqual([
      'layer: unknown key. Allowed: type, weight.',
    ]);
    expect(problemsOf(schema, { layers: 2, wait: 750 })).toEqual([
      'wait: unknown key. Allowed: type, layers.',
    ]);
  });

  test('suggests the nearest choice for a misspelled word', () => {
    const schema = z.strictObject({ style: z.enum(['primary', 'dark']) });
    expect(problemsOf(schema, { style: 'drak' })).toEqual([
      'style: found "drak". Did you mean "dark"? Allowed: "primary", "dark".',
    ]);
  });

  test('suggests the nearest type for a misspelled type', () => {
    const schema = z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('loaf') }),
      z.strictObject({ type: z.literal('cake') }),
    ]);
    expect(problemsOf(schema, { type: 'laof' })).toEqual([
      'type: found "laof". Did you mean "loaf"? Allowed: "loaf", "cake".',
    ]);
  });
});

describe('paths within a value', () => {
  test('a value that contains itself is reported, too', () => {
    const value: Record<string, unknown> = {};
    value.self = value;
    const schema = z.object({ title: z.string() });
    expect(problemsOf(schema, { title: value })).toEqual([
      'title: found a value that contains itself. Allowed: text.',
    ]);
  });

  test('formatPath writes indexes in brackets', () => {
    expect(formatPath(['ovens', 0, 'doors', 1, 'color'])).toBe('ovens[0].doors[1].color');
  });

  test('valueAt returns undefined if the path ends early', () => {
    expect(valueAt({ ovens: [{ heat: 220 }] }, ['ovens', 0, 'heat'])).toBe(220);
    expect(valueAt({ ovens: 'none' }, ['ovens', 0, 'heat'])).toBeUndefined();
    expect(valueAt({ ovens: null }, ['ovens', 'heat'])).toBeUndefined();
  });
});
