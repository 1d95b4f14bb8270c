import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { findStackPosition, readThrown } from './thrown-place.ts';

const dir = mkdtempSync(join(tmpdir(), 'my site (new) '));
afterAll(() => rmSync(dir, { recursive: true }));
writeFileSync(join(dir, 'oven.ts'), 'one\ntwo\nthree\n');

describe('findStackPosition: the innermost frame within the folder of a site', () => {
  test('is found in a folder whose name has spaces and parentheses', () => {
    const stack = `Error: Too hot\n    at bake (/elsewhere/stove.ts:9:9)\n    at Page (${dir}/oven.ts:2:9)`;
    expect(findStackPosition(stack, dir)).toEqual({ file: 'oven.ts', line: 2, column: 9 });
    expect(findStackPosition(`    at file://${dir}/oven.ts:3:1`, dir)?.line).toBe(3);
  });

  test('is not in a package, in a folder whose name only begins the same, or beyond the end of a file', () => {
    for (const path of [
      `${dir}/node_modules/yeast/index.js:1:1`,
      `${dir}-other/oven.ts:1:1`,
      `${dir}/oven.ts:40:1`,
    ]) {
      expect(findStackPosition(`    at ${path}`, dir)).toBeUndefined();
    }
  });
});

describe('readThrown: what a mistake in the code of a site says', () => {
  const reading = (path: string) => {
    try {
      return readFileSync(path, 'utf8');
    } catch (error) {
      return readThrown(error, dir).hint;
    }
  };

  test('explains a relative path to a file of the site, which another folder does not have', () => {
    expect(reading('oven.ts')).toContain("Run it in the site's folder");
  });

  test('has the position that comes with an error of the bundler, if it is in the site', () => {
    const broken = (file: string) =>
      Object.assign(new Error('Broken'), { loc: { file, line: 2, column: 3 } });
    expect(readThrown(broken(`${dir}/oven.ts?island`), dir).place).toEqual({
      file: 'oven.ts',
      line: 2,
      column: 4,
    });
    expect(readThrown(broken('/elsewhere/stove.ts'), dir).place).toBeUndefined();
  });

  test('explains no path to a file that is missing', () => {
    expect(reading('stove.ts')).toBeUndefined();
    expect(reading(join(dir, 'stove.ts'))).toBeUndefined();
  });
});
