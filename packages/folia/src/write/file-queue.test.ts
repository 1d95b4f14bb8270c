import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFileQueue } from './file-queue.ts';

const folder = mkdtempSync(join(tmpdir(), 'queue-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('all files are there at the end, with the folders that they need', async () => {
  const names = Array.from({ length: 100 }, (_, index) => join(folder, `${index % 7}`, `${index}`));
  const queue = makeFileQueue();
  for (const name of names) await queue.add(name, Buffer.from(name));
  await queue.finish();
  expect(names.map((name) => readFileSync(name, 'utf8'))).toEqual(names);
});

test('the last of several files with one path remains', async () => {
  const path = join(folder, 'twice');
  const queue = makeFileQueue();
  await queue.add(path, Buffer.alloc(5_000_000));
  await queue.add(path, Buffer.from('last'));
  await queue.finish();
  expect(readFileSync(path, 'utf8')).toBe('last');
});

test('a file that cannot be written ends the queue', async () => {
  writeFileSync(join(folder, 'taken'), '');
  const queue = makeFileQueue();
  await queue.add(folder, Buffer.from('x'));
  await expect(queue.finish()).rejects.toThrow('EISDIR');
  await expect(queue.add(join(folder, 'next'), Buffer.from('x'))).rejects.toThrow('EISDIR');
});
