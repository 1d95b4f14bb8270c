import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SiteError } from 'folia-problems';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moduleStyles } from './module-styles.ts';

let siteDir: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(siteDir, path)), { recursive: true });
  writeFileSync(join(siteDir, path), text);
}

function install(): void {
  const entry = createRequire(import.meta.url).resolve('less');
  const folder = entry.slice(0, entry.lastIndexOf('/less/') + '/less'.length);
  mkdirSync(join(siteDir, 'node_modules'), { recursive: true });
  symlinkSync(folder, join(siteDir, 'node_modules/less'));
}

async function read(path: string) {
  return moduleStyles(join(siteDir, path), siteDir, async (file) => `/built/${file}`);
}

async function problemsOf(path: string) {
  try {
    return (await read(path)).mistakes;
  } catch (error) {
    if (error instanceof SiteError) return error.problems;
    throw error;
  }
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'loom-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

describe('a style sheet in Less', () => {
  test('imports files of the site and of packages, and publishes what they refer to', async () => {
    install();
    write('node_modules/dyes/red.less', '@red: #c00;\n');
    write('src/parts/knot.less', '.knot { background: url("./knot.svg"); }\n');
    write('src/parts/knot.svg', '<svg/>');
    write('src/yarn.less', '.yarn { margin: 0 }\n');
    write(
      'src/loom.less',
      `@import "~dyes/red.less";\n@import "@site/src/yarn";\n@import "./parts/knot";\n.warp { .weft { color: @red; } }\n`,
    );
    const { css, files, published } = await read('src/loom.less');
    expect(css).toBe(
      '.yarn{margin:0}.knot{background:url(/built/@site/src/parts/knot.svg)}.warp .weft{color:#c00}',
    );
    expect(published).toEqual(['@site/src/parts/knot.svg']);
    expect(files).toEqual(
      expect.arrayContaining([join(siteDir, 'src/loom.less'), join(siteDir, 'src/yarn.less')]),
    );
  });

  test('can be a CSS module', async () => {
    install();
    write('a.module.less', '.warp { &:hover { color: red } }');
    const { css, names } = await read('a.module.less');
    expect(css).toBe(`.${names['warp']}:hover{color:red}`);
  });

  test('is reported with what to install, if there is no Less', async () => {
    write('a.less', '.a { color: red }');
    expect(await problemsOf('a.less')).toMatchObject([
      { file: 'a.less', hint: expect.stringContaining('npm install less') },
    ]);
  });

  test('with a mistake is reported with the place, also in an imported file', async () => {
    install();
    write('b.less', '.b {\n  color: @gone;\n}');
    write('a.less', '@import "./b";');
    expect(await problemsOf('a.less')).toMatchObject([
      {
        file: 'b.less',
        line: 2,
        column: 10,
        message: expect.stringContaining('@gone is undefined'),
      },
    ]);
    write('a.less', '.a {\n  --warp: var(var(--weft));\n}');
    expect(await problemsOf('a.less')).toMatchObject([
      {
        file: 'a.less',
        line: undefined,
        hint: expect.stringContaining('--warp: var(var(--weft));'),
      },
    ]);
    write('a.less', '.a {}\n@import "./c";');
    expect(await problemsOf('a.less')).toMatchObject([
      { file: 'a.less', line: 2, message: expect.stringContaining("'./c") },
    ]);
  });
});
