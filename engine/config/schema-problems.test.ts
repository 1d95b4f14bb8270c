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

describe('schemaProblems: the words of a mistake (R11.1)', () => {
  test('known keys are found through defaults, lists and records', () => {
    const oven = z.strictObject({ heat: z.number().default(220) });
    const schema = z.strictObject({ ovens: z.record(z.string(), z.array(oven)).default({}) });
    expect(problemsOf(schema, { ovens: { stone: [{ heet: 3 }] } })).toEqual([
      'ovens.stone[0].heet: unknown key. Did you mean "heat"? Allowed: heat.',
    ]);
  });

  test('of a union, the branch that fits furthest is explained', () => {
    const schema = z.union([
      z.string(),
      z.strictObject({ oven: z.strictObject({ heat: z.int() }) }),
    ]);
    expect(problemsOf(schema, { oven: { heat: 'hot' } })).toEqual([
      'oven.heat: found "hot". Allowed: number.',
    ]);
  });

  test('of a union that does not fit at all, every type is allowed', () => {
    const schema = z.strictObject({ oven: z.union([z.string(), z.number()]) });
    expect(problemsOf(schema, { oven: true })).toEqual([
      'oven: found true. Allowed: string or number.',
    ]);
  });

  test('a missing value is called missing', () => {
    expect(problemsOf(z.strictObject({ heat: z.number() }), {})).toEqual([
      'heat: missing. Allowed: number.',
    ]);
  });
});

describe('paths within a value', () => {
  test('formatPath writes positions in brackets', () => {
    expect(formatPath(['ovens', 0, 'doors', 1, 'color'])).toBe('ovens[0].doors[1].color');
  });

  test('valueAt ends early where the path does', () => {
    expect(valueAt({ ovens: [{ heat: 220 }] }, ['ovens', 0, 'heat'])).toBe(220);
    expect(valueAt({ ovens: 'none' }, ['ovens', 0, 'heat'])).toBeUndefined();
    expect(valueAt({ ovens: null }, ['ovens', 'heat'])).toBeUndefined();
  });
});
