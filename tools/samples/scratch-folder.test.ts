import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inScratchFolder } from './scratch-folder.ts';

test('the folder is removed at the end, after it was released', async () => {
  const seen: boolean[] = [];
  const folder = await inScratchFolder(
    async (path) => {
      writeFileSync(join(path, 'tea'), '');
      return path;
    },
    (path) => seen.push(existsSync(join(path, 'tea'))),
  );
  expect(seen).toEqual([true]);
  expect(existsSync(folder)).toBe(false);
});

test('the folder is removed after an error', async () => {
  let folder = '';
  const failing = inScratchFolder(async (path) => {
    folder = path;
    throw new Error('The kettle fell.');
  });
  await expect(failing).rejects.toThrow('The kettle fell.');
  expect(existsSync(folder)).toBe(false);
});
