import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SiteError } from 'folia-problems';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moduleStyles } from './module-styles.ts';
import { minifyRules, stylesFrom } from './styles.ts';

let siteDir: string;

function write(path: string, text: string): string {
  const file = join(siteDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function installSass(): void {
  const folder = dirname(createRequire(import.meta.url).resolve('sass'));
  mkdirSync(join(siteDir, 'node_modules'), { recursive: true });
  symlinkSync(folder, join(siteDir, 'node_modules/sass'));
}

async function read(path: string) {
  return moduleStyles(join(siteDir, path), siteDir, async (file) => `/built/${file}`);
}

async function problemsOf(path: string) {
  const error: unknown = await read(path).catch((reason: unknown) => reason);
  return error instanceof SiteError ? error.problems : error;
}

beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'loom-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

test('a style sheet that does not exist is reported with what lists it', async () => {
  expect(await problemsOf('missing.css')).toEqual([
    expect.objectContaining({
      file: 'missing.css',
      message: 'The style sheet does not exist.',
      hint: expect.stringContaining('"customCss"'),
    }),
  ]);
});

describe('a style sheet in CSS', () => {
  test('contains what it imports from files and packages, each with its own relative addresses', async () => {
    write('node_modules/wool/package.json', '{ "name": "wool", "style": "dist/wool.css" }');
    write('node_modules/wool/dist/wool.css', '.wool { background: url(./sheep.svg); }');
    write('node_modules/wool/dist/sheep.svg', '<svg/>');
    write('node_modules/@dyes/red/deep.css', '.deep { color: red }');
    write('css/parts/thread.css', '@font-face { font-family: Thread; src: url("thread.woff2") }');
    write('css/parts/thread.woff2', '');
    write('css/linen.css', '.linen { color: beige }');
    write(
      'css/loom.css',
      '@import "./parts/thread.css"; @import "wool"; @import "~@dyes/red/deep.css"; @import "@site/css/linen.css";',
    );
    const { css, files } = await read('css/loom.css');
    expect(css).toBe(
      '@font-face{font-family:Thread;src:url(/built/@site/css/parts/thread.woff2)}' +
        '.wool{background:url(/built/@site/node_modules/wool/dist/sheep.svg)}.deep{color:red}.linen{color:beige}',
    );
    expect(files.map((file) => file.slice(siteDir.length + 1)).toSorted()).toEqual([
      'css/linen.css',
      'css/loom.css',
      'css/parts/thread.css',
      'node_modules/@dyes/red/deep.css',
      'node_modules/wool/dist/wool.css',
    ]);
  });

  test('refers to static files, and keeps data, other sites and parts of the document', async () => {
    write('static/knot.svg', '<svg/>');
    write(
      'a.css',
      `.a { background: url(/img/a.png), url('@site/static/knot.svg'), url(~@site/static/knot.svg) }
       .b { background: url("data:image/svg+xml;utf8,<svg xmlns='x'>"), url(https://dye.example/b.png) }
       .c { mask: url(#weave); background: url(gone.png) }`,
    );
    const { css } = await read('a.css');
    expect(css).toBe(
      '.a{background:url(/built//img/a.png),url(/built/@site/static/knot.svg),url(/built/@site/static/knot.svg)}' +
        `.b{background:url("data:image/svg+xml;utf8,<svg xmlns='x'>"),url(https://dye.example/b.png)}` +
        '.c{background:url(gone.png);mask:url(#weave)}',
    );
  });

  test('finds a path with a leading slash in the static folders first, then in the folder of the site', async () => {
    write('a.css', '.a { background: url(/knot.svg) } .b { background: url(/static/knot.svg) }');
    const publish = async (path: string) =>
      ['/knot.svg', '@site/static/knot.svg'].includes(path) ? `/built/${path}` : undefined;
    const { css } = await moduleStyles(join(siteDir, 'a.css'), siteDir, publish);
    expect(css).toBe(
      '.a{background:url(/built//knot.svg)}.b{background:url(/built/@site/static/knot.svg)}',
    );
  });

  test('that imports a missing file is reported with the line', async () => {
    write('a.css', '\n@import "./gone.css";');
    expect(await problemsOf('a.css')).toMatchObject([
      { file: 'a.css', line: 2, message: expect.stringContaining('"./gone.css" is not a file') },
    ]);
  });
});

describe('a package that is imported and missing is reported with the command that installs it', () => {
  test.each([
    ['~bootstrap/dist/bootstrap.css', /^Run "npm install .*bootstrap"\.$/],
    ['bootstrap/dist/bootstrap.css', /^Run "npm install .*bootstrap"\.$/],
    ['@fontsource/inter', /^Run "npm install .*@fontsource\/inter"\.$/],
    ['normalize.css', /^If "normalize\.css" is a package: Run "npm install .*normalize\.css"\.$/],
  ])('CSS: @import "%s"', async (reference, hint) => {
    write('a.css', `\n@import "${reference}";`);
    expect(await problemsOf('a.css')).toMatchObject([
      { file: 'a.css', line: 2, hint: expect.stringMatching(hint) },
    ]);
  });

  test.each([
    ['~bootstrap/scss/bootstrap', /^Run "npm install .*bootstrap"\.$/],
    ['bootstrap/scss/bootstrap', /^Run "npm install .*bootstrap"\.$/],
    ['colors', /^If "colors" is a package: Run "npm install .*colors"\.$/],
  ])('Sass: @use "%s"', async (reference, hint) => {
    installSass();
    write('_red.scss', '');
    write('a.scss', `@use "red";\n@use "${reference}" as *;`);
    expect(await problemsOf('a.scss')).toMatchObject([
      { file: 'a.scss', line: 2, hint: expect.stringMatching(hint) },
    ]);
  });

  test.each([
    ['./gone.css'],
    ['/gone.css'],
    ['@site/gone.css'],
    ['~@site/gone.css'],
    // The package, or the folder, is there, but not the file.
    ['wool/gone.css'],
    ['parts/gone.css'],
  ])('but not "%s"', async (reference) => {
    write('node_modules/wool/wool.css', '');
    write('parts/thread.css', '');
    write('a.css', `\n@import "${reference}";`);
    expect(await problemsOf('a.css')).toMatchObject([{ line: 2, hint: undefined }]);
  });
});

test('files that style sheets refer to and that do not exist are reported with their lines', async () => {
  write('node_modules/wool/wool.css', '.w { background: url(sheep.svg) }');
  write(
    'css/own.css',
    '.o {\n  src: url(data:,x), url("https://a.example/b.png"), url(#weave);\n}',
  );
  write('css/thread one.woff2', '');
  write(
    'a.css',
    '@import "wool/wool.css"; @import "./css/own.css"; @import "./css/b.css";\n' +
      '.a { src: url("css/thread%20one.woff2"), url(/mill/app.png) }\n\n.c { background: url("/gone.png") }',
  );
  write('css/b.css', '\n.b { background: url(./gone.svg?v=2) }');
  const minifying = minifyRules(
    siteDir,
    { customCss: ['a.css'], siteBaseUrl: '/mill/' },
    async (path) => (path.startsWith('@site/css/') ? `/built/${path}` : undefined),
  );
  await expect(minifying).rejects.toMatchObject({
    problems: [
      { file: 'css/b.css', line: 2, message: 'The file "./gone.svg?v=2" does not exist.' },
      { file: 'a.css', line: 4, message: 'The file "/gone.png" does not exist.' },
    ],
  });
});

test('all mistakes in a style sheet are listed with their lines, and what follows them stays', async () => {
  write(
    'a.css',
    '@tailwind base;\n.a { *zoom: 1; }\n@media a b c { .b { color: red } }\n.c { color: blue }\n',
  );
  const { css, mistakes } = await moduleStyles(
    join(siteDir, 'a.css'),
    siteDir,
    async () => undefined,
  );
  expect(css).toContain('.c{color:#00f}');
  expect(mistakes.map(({ file, line }) => `${file}:${line}`)).toEqual(['a.css:2', 'a.css:3']);
});

test('imports of other sites are before all rules of a document, in the order of the sheets', async () => {
  write('a.css', '@import url("https://fonts.example/a;b"); .a { color: red }');
  write('b.css', '@import "https://fonts.example/b" screen; .b { color: blue }');
  const { value } = await minifyRules(
    siteDir,
    { customCss: ['a.css', 'b.css'], siteBaseUrl: '/' },
    async () => undefined,
  );
  const { all, forHtml } = stylesFrom(value);
  for (const rules of [all, forHtml('<p class="a b">')]) {
    expect(rules).toMatch(
      /^@import "https:\/\/fonts\.example\/a;b";@import "https:\/\/fonts\.example\/b" screen;@layer/,
    );
    expect(rules).toMatch(/\.a\{color:red\}\.b\{color:#00f\}$/);
  }
});

describe('a style sheet in Sass', () => {
  test('is compiled with its partials and packages, and depends on all of them', async () => {
    installSass();
    write('node_modules/wool/_tones.scss', '$tone: #abc; @mixin soft { opacity: 0.5 }');
    write('css/_sizes.scss', '$wide: 10px * 2;');
    write('css/knot.svg', '<svg/>');
    write('css/later.css', '.later { color: red }');
    write(
      'css/loom.scss',
      `@use 'sizes';
       @use '@site/css/colors';
       @import '~wool/tones';
       @import url(later.css);
       .loom { width: sizes.$wide; color: $tone; background: url(./knot.svg); &:hover { @include soft } }
       .c { color: colors.$c }`,
    );
    write('css/_colors.scss', '$c: teal;');
    const { css, files } = await read('css/loom.scss');
    expect(css).toBe(
      '.later{color:red}.loom{color:#abc;background:url(/built/@site/css/knot.svg);width:20px}.loom:hover{opacity:.5}.c{color:teal}',
    );
    expect(files.map((file) => file.slice(siteDir.length + 1)).toSorted()).toEqual([
      'css/_colors.scss',
      'css/_sizes.scss',
      'css/later.css',
      'css/loom.scss',
      'node_modules/wool/_tones.scss',
    ]);
  });

  test('is compiled in Node itself, which names fewer exports of the package than a test runner', () => {
    installSass();
    const file = write('a.scss', '.a { .b { color: red } }');
    const module = new URL('./sass.ts', import.meta.url).href;
    const code = `import { compileSass } from ${JSON.stringify(module)};
      console.log((await compileSass(${JSON.stringify(file)}, ${JSON.stringify(siteDir)})).css);`;
    const flags = ['--conditions=folia-source', '--input-type=module', '-e', code];
    expect(execFileSync(process.execPath, flags, { encoding: 'utf8' })).toContain('.a .b');
  });

  test('that is a CSS module keeps the names of what is global', async () => {
    installSass();
    write(
      'a.module.scss',
      '.loom { :global { .warp { color: red } } }\n:global .weft { color: red }',
    );
    const { css, names } = await read('a.module.scss');
    expect(Object.keys(names)).toEqual(['loom']);
    expect(css).toBe(`.${names['loom']} .warp{color:red}.weft{color:red}`);
  });

  test('that is a CSS module lists its class names in the same order each time', async () => {
    const names = ['warp', 'weft', 'reed', 'comb', 'heddle', 'shuttle'];
    write('a.module.css', names.map((name) => `.${name} { color: red }`).join('\n'));
    for (let run = 0; run < 10; run += 1) {
      expect(Object.keys((await read('a.module.css')).names)).toEqual(names.toSorted());
    }
  });

  test('can be a CSS module, and be indented', async () => {
    installSass();
    write('a.module.scss', '.warp { .weft { color: red } }');
    write('b.sass', '.shuttle\n  color: red\n');
    const { css, names } = await read('a.module.scss');
    expect(Object.keys(names).toSorted()).toEqual(['warp', 'weft']);
    expect(css).toBe(`.${names['warp']} .${names['weft']}{color:red}`);
    expect((await read('b.sass')).css).toBe('.shuttle{color:red}');
  });

  test('is reported with what to install, if there is no Sass', async () => {
    write('a.scss', '.a { color: red }');
    expect(await problemsOf('a.scss')).toMatchObject([
      {
        file: 'a.scss',
        message: 'The style sheet is written in Sass, which is not installed.',
        hint: expect.stringContaining('npm install sass'),
      },
    ]);
  });

  test('with a mistake in a partial is reported with the place in the partial', async () => {
    installSass();
    write('_b.scss', '.b {\n  color: $gone;\n}');
    write('a.scss', "@use 'b';");
    expect(await problemsOf('a.scss')).toMatchObject([
      {
        file: '_b.scss',
        line: 2,
        column: 10,
        message: expect.stringContaining('Undefined variable'),
      },
    ]);
  });

  test('may be kept from one build to the next unless it refers to files', async () => {
    installSass();
    write('a.scss', "@use 'b';");
    write('_b.scss', '.b { color: red }');
    write('knot.svg', '<svg/>');
    write('c.scss', '.c { background: url(knot.svg) }');
    const rules = (sheet: string) =>
      minifyRules(siteDir, { customCss: [sheet], siteBaseUrl: '/' }, async (path) => path);
    expect((await rules('a.scss')).files).toEqual(
      expect.arrayContaining([join(siteDir, 'a.scss'), join(siteDir, '_b.scss')]),
    );
    expect((await rules('c.scss')).files).toBeUndefined();
  });
});
