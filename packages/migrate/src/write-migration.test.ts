import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeMigration } from './write-migration.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-migration-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('writeMigration', () => {
  test('keeps every folder beside the new one, whatever its name', () => {
    const own = join(folder, 'club.new');
    mkdirSync(own);
    writeFileSync(join(own, 'letters.txt'), 'Dear Wren');
    writeMigration(join(folder, 'club'), [{ to: 'docs/start.md', text: 'Start' }]);
    expect(readFileSync(join(own, 'letters.txt'), 'utf8')).toBe('Dear Wren');
    expect(readFileSync(join(folder, 'club/docs/start.md'), 'utf8')).toBe('Start');
    expect(readdirSync(folder)).toEqual(['club', 'club.new']);
  });

  test('the new folder can be read by the same users as any other', () => {
    mkdirSync(join(folder, 'other'));
    writeMigration(join(folder, 'deep/club'), []);
    const modeOf = (name: string) => statSync(join(folder, name)).mode;
    expect(modeOf('deep/club')).toBe(modeOf('other'));
  });

  test('leaves nothing behind if a file cannot be copied', () => {
    const missing = { to: 'map.svg', from: join(folder, 'map.svg') };
    expect(() => writeMigration(join(folder, 'club'), [missing])).toThrow('ENOENT');
    expect(existsSync(join(folder, 'club'))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});
