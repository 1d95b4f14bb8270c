import { expect, test } from 'vitest';
import { z } from 'zod';
import { prune } from './prune.ts';

const schema = z.object({
  seeds: z.array(z.string()),
  beds: z.array(z.array(z.number())).optional(),
});

test('each rejected entry of a list is named by its place in the original', () => {
  const { value, dropped } = prune(schema, { seeds: ['oak', 1, 'elm', 2, () => 3, 4, 'ash'] });
  expect(value).toEqual({ seeds: ['oak', 'elm', 'ash'] });
  expect(dropped.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'seeds.1',
    'seeds.3',
    'seeds.4',
    'seeds.5',
  ]);
});

test('entries of lists within lists keep their places, too', () => {
  const { value, dropped } = prune(schema, { seeds: [], beds: [[1, 'a', 'b'], 'c', [2, 'd', 3]] });
  expect(value).toEqual({ seeds: [], beds: [[1], [2, 3]] });
  expect(dropped.map(({ path }) => path.join('.')).toSorted()).toEqual([
    'beds.0.1',
    'beds.0.2',
    'beds.1',
    'beds.2.1',
  ]);
});
