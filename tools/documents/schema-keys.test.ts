import { expect, test } from 'vitest';
import { z } from 'zod';
import { schemaKeys } from './schema-keys.ts';

function paths(schema: z.ZodType): string[] {
  return schemaKeys(schema).map(({ path }) => path);
}

const loaf = z.strictObject({ name: z.string(), grams: z.number().default(750) });

test('keys of objects are found through defaults, null, lists, records and pipes', () => {
  const schema = z.strictObject({
    first: loaf.prefault({ name: 'Rye' }),
    second: loaf.nullable().optional(),
    all: z.array(loaf).default([]),
    ovens: z.record(z.string(), loaf),
    made: z.pipe(
      z.transform((value: unknown) => value),
      loaf,
    ),
    read: loaf.transform(({ name }) => name),
  });
  const places = ['first', 'second', 'all', 'ovens.NAME', 'made', 'read'];
  expect(paths(schema)).toEqual(
    places.flatMap((place) => [
      place.replace('.NAME', ''),
      ...['name', 'grams'].map((key) => `${place}.${key}`),
    ]),
  );
});

test('an object that may also be false or a list is listed once', () => {
  const schema = z.strictObject({ bread: z.union([z.literal(false), loaf, z.array(loaf)]) });
  expect(paths(schema)).toEqual(['bread', 'bread.name', 'bread.grams']);
});

test('a key of several types has the types and values of all of them', () => {
  const rye = z.strictObject({ type: z.literal('rye'), days: z.number() });
  const oat = z.strictObject({ type: z.literal('oat'), days: z.number().default(1) });
  const schema = z.strictObject({ loaves: z.array(z.discriminatedUnion('type', [rye, oat])) });
  const days = schemaKeys(schema).find(({ path }) => path === 'loaves.days');
  expect(days?.types).toEqual(['rye', 'oat']);
  expect(days?.values).toHaveLength(2);
});

test('entries of a list that may contain the same entries are described once', () => {
  const bun = z.strictObject({ type: z.literal('bun'), name: z.string() });
  const tray = z.strictObject({ type: z.literal('tray'), items: z.array(bun) });
  const schema = z.strictObject({ shelf: z.array(z.discriminatedUnion('type', [bun, tray])) });
  expect(paths(schema)).toEqual(['shelf', 'shelf.type', 'shelf.name', 'shelf.items']);
});
