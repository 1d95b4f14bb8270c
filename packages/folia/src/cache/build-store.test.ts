import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { getOrCreate, openBuildStore } from './build-store.ts';

let siteDir: string;
let grain: string;

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'mill-'));
  mkdirSync(join(siteDir, 'stones'));
  grain = join(siteDir, 'grain.txt');
  writeFileSync(grain, 'rye');
  writeFileSync(join(siteDir, 'package.json'), '{}');
});

/** The flour of a new build, and whether it was ground for it. */
async function flour(inputs = ['fine'], isKnown = true) {
  const store = openBuildStore(siteDir, '/');
  const grind = vi.fn(async () => ({
    value: readFileSync(grain, 'utf8'),
    files: isKnown ? [grain] : undefined,
  }));
  const value = await getOrCreate(store, { name: 'flour', inputs, schema: z.string() }, grind);
  return { value, isMade: grind.mock.calls.length > 0 };
}

test('a cached value is created once', async () => {
  expect(await flour()).toEqual({ value: 'rye', isMade: true });
  expect(await flour()).toEqual({ value: 'rye', isMade: false });
});

test('it is created again for other inputs, another file, and another version of a library', async () => {
  await flour();
  expect(await flour(['coarse'])).toEqual({ value: 'rye', isMade: true });
  writeFileSync(grain, 'oats');
  expect(await flour(['coarse'])).toEqual({ value: 'oats', isMade: true });
  writeFileSync(join(siteDir, 'package-lock.json'), 'stones 2');
  expect(await flour(['coarse'])).toEqual({ value: 'oats', isMade: true });
  writeFileSync(join(siteDir, 'tsconfig.json'), '{}');
  expect(await flour(['coarse'])).toEqual({ value: 'oats', isMade: true });
  expect(await flour(['coarse'])).toEqual({ value: 'oats', isMade: false });
});

test('an entry that has the name of another is not used', async () => {
  const store = openBuildStore(siteDir, '/');
  store.write('rye', 'flour of rye');
  store.write('oats', 'flour of oats');
  const folder = join(siteDir, '.cache/docs');
  const [name = ''] = readdirSync(folder).filter((entry) => entry !== '.gitignore');
  copyFileSync(join(folder, name, 'rye'), join(folder, name, 'oats'));
  expect(store.read('rye')).toBe('flour of rye');
  expect(store.read('oats')).toBeUndefined();
});

test('it is not cached if its files are unknown', async () => {
  await flour([], false);
  expect((await flour([], false)).isMade).toBe(true);
});

test('it is created again if it is damaged, deleted or has another form', async () => {
  await flour();
  const [folder = ''] = readdirSync(join(siteDir, '.cache/docs')).filter(
    (name) => name !== '.gitignore',
  );
  const entry = join(siteDir, '.cache/docs', folder, 'flour');
  writeFileSync(entry, readFileSync(entry).subarray(0, -1));
  expect((await flour()).isMade).toBe(true);
  rmSync(join(siteDir, '.cache'), { recursive: true });
  expect((await flour()).isMade).toBe(true);
  const store = openBuildStore(siteDir, '/');
  const asNumber = { name: 'flour', inputs: ['fine'], schema: z.number() };
  expect(await getOrCreate(store, asNumber, async () => ({ value: 7, files: [] }))).toBe(7);
});
