import { expect, test } from 'vitest';
import { makeShardLoader, shardsFor } from './shard-loader.ts';

test.each([
  ['rose', [1, 2]],
  ['ros', [1, 2]],
  ['r', [0, 1, 2]],
  ['aster', [0]],
  ['bed', [0]],
  ['zinnia', [2]],
  ['', [0, 1, 2]],
  ['Aster', []],
])('entries with the prefix %j are in the shards %j', (beginning, shards) => {
  expect(shardsFor(['aster', 'rake', 'rosemary'], beginning)).toEqual(shards);
});

test('a shard is fetched once, and again after a failure', async () => {
  const asked: string[] = [];
  let isOnline = false;
  const { get, load } = makeShardLoader(async (name) => {
    asked.push(name);
    if (!isOnline) throw new Error('offline');
    return name.toUpperCase();
  });
  expect(get('a')).toBeUndefined();
  await expect(load()).rejects.toThrow('offline');
  isOnline = true;
  expect(await load()).toBe(false);
  expect([get('a'), get('a'), get('b')]).toEqual([undefined, undefined, undefined]);
  expect(await load()).toBe(true);
  expect([get('a'), get('b')]).toEqual(['A', 'B']);
  expect(await load()).toBe(false);
  expect(asked).toEqual(['a', 'a', 'b']);
});
