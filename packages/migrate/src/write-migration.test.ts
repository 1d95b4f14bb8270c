import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkOutputFolder, writeMigration } from './write-migration.ts';

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

  test('a link of the source becomes a copy of its file, so that the new site needs no other folder', () => {
    writeFileSync(join(folder, 'wren.svg'), '<svg/>');
    symlinkSync('wren.svg', join(folder, 'link.svg'));
    writeMigration(join(folder, 'club'), [{ to: 'logo.svg', from: join(folder, 'link.svg') }]);
    rmSync(join(folder, 'wren.svg'));
    expect(readFileSync(join(folder, 'club/logo.svg'), 'utf8')).toBe('<svg/>');
  });

  test('leaves nothing behind if a file cannot be copied', () => {
    const missing = { to: 'map.svg', from: join(folder, 'map.svg') };
    expect(() => writeMigration(join(folder, 'club'), [missing])).toThrow('ENOENT');
    expect(existsSync(join(folder, 'club'))).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('checkOutputFolder', () => {
  test.each(['club', 'club/new', 'club/..new'])(
    'the source folder is not changed, so "%s" is refused',
    (name) => {
      const out = join(folder, name);
      expect(() => checkOutputFolder(join(folder, 'club'), out)).toThrow('is inside the source');
    },
  );

  test('nor is it changed through a link', () => {
    mkdirSync(join(folder, 'club'));
    symlinkSync('club', join(folder, 'link'));
    const out = join(folder, 'link/new');
    expect(() => checkOutputFolder(join(folder, 'club'), out)).toThrow('is inside the source');
  });

  test.each(['new', 'club-new', '..new'])('"%s" beside the source folder is accepted', (name) => {
    mkdirSync(join(folder, 'club'));
    checkOutputFolder(join(folder, 'club'), join(folder, name));
    expect(readdirSync(folder)).toEqual(['club']);
  });

  test('a folder with files is refused, and they stay', () => {
    mkdirSync(join(folder, 'new'));
    checkOutputFolder(join(folder, 'club'), join(folder, 'new'));
    writeFileSync(join(folder, 'new/letters.txt'), 'Dear Wren');
    expect(() => checkOutputFolder(join(folder, 'club'), join(folder, 'new'))).toThrow(
      'is not empty',
    );
    expect(readdirSync(join(folder, 'new'))).toEqual(['letters.txt']);
  });
});
