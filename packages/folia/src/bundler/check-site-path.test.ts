import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSitePath } from './check-site-path.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paths-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a path with a character that ends the path of a module is reported, also behind a link', () => {
  mkdirSync(join(folder, 'C# guide'));
  symlinkSync(join(folder, 'C# guide'), join(folder, 'guide'));
  for (const name of ['C# guide', 'guide', 'what?']) {
    expect(() => checkSitePath(join(folder, name))).toThrow(/contains "[#?]"/);
  }
});

test('a path with any other character is fine, and so is one that does not exist yet', () => {
  for (const name of ['größe', 'a b', "l'été", '[1]', '%20', 'new']) {
    expect(() => checkSitePath(join(folder, name))).not.toThrow();
  }
});
