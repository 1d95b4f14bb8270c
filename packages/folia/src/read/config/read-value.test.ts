import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readValue } from './read-value.ts';

const loafSchema = z.strictObject({
  name: z.string(),
  grams: z.int().default(500),
  tags: z.array(z.string()).default([]),
  oven: z.strictObject({ heat: z.enum(['low', 'high']).default('low') }).prefault({}),
  shops: z.array(z.strictObject({ city: z.string() })).default([]),
});

describe('readValue: a value with mistakes', () => {
  test('gets defaults in place of invalid parts', () => {
    const { data, problems, lost } = readValue(loafSchema, {
      name: 'Rye',
      grams: 'many',
      oven: { heat: 'hot' },
    });
    expect(data).toEqual({ name: 'Rye', grams: 500, tags: [], oven: { heat: 'low' }, shops: [] });
    expect(problems).toHaveLength(2);
    expect(lost).toEqual([['grams'], ['oven', 'heat']]);
  });

  test('loses each invalid entry of a list once, and keeps the others', () => {
    const shops = [{ city: 'Ulm' }, { town: 1 }, { city: 2, zip: 3 }, { city: 'Bonn' }];
    const { data } = readValue(loafSchema, { name: 'Rye', tags: ['a', 1, 'b', 2], shops });
    expect(data).toMatchObject({ tags: ['a', 'b'], shops: [{ city: 'Ulm' }, { city: 'Bonn' }] });
  });

  test('is read with misspelled keys corrected: each is one problem and loses nothing', () => {
    const { data, problems, lost } = readValue(loafSchema, { nmae: 'Rye', gram: 700 });
    expect(data).toMatchObject({ name: 'Rye', grams: 700 });
    expect(problems.map(({ message }) => message)).toEqual([
      'nmae: unknown key.',
      'gram: unknown key.',
    ]);
    expect(lost).toEqual([]);
  });

  test('keeps the value of a key that exists next to a misspelled one', () => {
    const { data, lost } = readValue(loafSchema, { name: 'Rye', nmae: 'Wheat' });
    expect(data).toMatchObject({ name: 'Rye' });
    expect(lost).toEqual([['nmae']]);
  });

  test('cannot be used if a required key is missing', () => {
    expect(readValue(loafSchema, { name: 7 }).data).toBeUndefined();
    expect(readValue(loafSchema, 'Rye').data).toBeUndefined();
  });
});
