import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateSite } from '../migrate.ts';
import { migrateFiles, migrateFixture, type TestMigration } from '../test-migration.ts';

let site: TestMigration;

beforeAll(async () => {
  site = await migrateFixture('tool-library');
}, 60_000);

afterAll(() => site.remove());

const read = (path: string) => site.read(path);

describe('migrateSite: a book of mdBook becomes a site of this engine', () => {
  test('config and sidebar keep parts, numbers, drafts and separators', () => {
    expect(read('site.config.ts')).toMatchSnapshot();
    expect(read('sidebars.ts')).toMatchSnapshot();
  });

  test('the report names each item', () => {
    expect(site.report).toMatchSnapshot();
  });

  test('a chapter keeps visible code, boxes, formulas and text that looks like a tag', () => {
    expect(read('src/rules.md')).toMatchSnapshot();
  });

  test('included files are part of the chapter, which gets its title from the summary', () => {
    expect(read('src/late.md')).toMatchSnapshot();
  });

  test('elements of preprocessors keep their content and captions', () => {
    expect(read('src/tools/README.md')).toMatchSnapshot();
  });

  test('the first chapter is the home page, and links lead to files', () => {
    expect(read('src/welcome.md')).toMatchSnapshot();
  });

  test('pictures are beside the chapters, other files keep their address', () => {
    expect(existsSync(join(site.outDir, 'src/shelf.svg'))).toBe(true);
    expect(existsSync(join(site.outDir, 'static/robots.txt'))).toBe(true);
    expect(existsSync(join(site.outDir, 'static/favicon.svg'))).toBe(true);
  });

  test.each([
    ['default-theme = "coal"', "colorMode: { defaultMode: 'dark' }"],
    ['default-theme = "rust"', 'colorMode: { respectPrefersColorScheme: true }'],
    ['default-theme = "own"', 'colorMode: { respectPrefersColorScheme: true }'],
    ['preferred-dark-theme = "rust"', "colorMode: { defaultMode: 'light' }"],
    ['', 'colorMode: { respectPrefersColorScheme: true }'],
  ])('the mode of a book with %j is %s', async (line, expected) => {
    const dir = mkdtempSync(join(site.folder, 'colors-'));
    mkdirSync(join(dir, 'src'));
    writeFileSync(join(dir, 'book.toml'), `[output.html]\n${line}\n`);
    writeFileSync(join(dir, 'src/SUMMARY.md'), '# Summary\n\n- [Saws](./saws.md)\n');
    writeFileSync(join(dir, 'src/saws.md'), '# Saws\n');
    await migrateSite({ source: dir, outDir: `${dir}-out` });
    expect(readFileSync(`${dir}-out/site.config.ts`, 'utf8')).toContain(expected);
  });

  test('links to the title of a chapter lead to the chapter', async () => {
    const book = await migrateFiles({
      'book.toml': '',
      'src/SUMMARY.md': '# Summary\n\n- [Welcome](index.md)\n- [Saws](saws.md)\n',
      'src/index.md': '# Welcome\n\n[a](saws.html#rip-saws) [b](saws.md#teeth)\n',
      'src/saws.md': '## Rip saws\n\nCut.\n\n### Teeth\n\nMany.\n',
    });
    const welcome = book.read('src/index.md');
    book.remove();
    expect(welcome).toContain('[a](./saws.md) [b](./saws.md#teeth)');
  });

  test('a chapter beside a folder and the chapter of the folder keep their addresses', async () => {
    const book = await migrateFiles({
      'book.toml':
        '[book]\ntitle = "Tools"\n[output.html.redirect]\n"/plane.html" = "saws/index.html"\n',
      'src/SUMMARY.md': '- [Start](start.md)\n- [Saws](saws.md)\n  - [All saws](saws/README.md)\n',
      'src/start.md': '# Start\n\n[One](saws.md), [all](saws/README.md), [folder](saws/).\n',
      'src/saws.md': '# Saws\n\nText.\n',
      'src/saws/README.md': '# All saws\n\nText.\n',
    });
    const [start, folder, config] = ['src/start.md', 'src/saws/README.md', 'site.config.ts'].map(
      (path) => book.read(path),
    );
    book.remove();
    expect(start).toContain(
      '[One](./saws.md), [all](./saws/README.md), [folder](./saws/README.md).',
    );
    expect(folder).toMatch(/^---\nslug: \/saws\/index\n---\n/);
    expect(config).toContain("{ from: '/plane', to: '/saws/index' }");
  });

  test('headings keep ids with a hyphen for each space, and without entities', async () => {
    const book = await migrateFiles({
      'book.toml': '[book]\ntitle = "Tools"\n',
      'src/SUMMARY.md': '- [Saws](saws.md)\n',
      'src/saws.md': '# Saws\n\n## Rip  and `cross`  cut\n\n## Nuts &amp; bolts\n',
    });
    const text = book.read('src/saws.md');
    book.remove();
    expect(text).toContain('## Rip  and `cross`  cut {#rip--and-cross--cut}\n');
    expect(text).toContain('## Nuts &amp; bolts\n');
  });

  test('a redirect leads to the section that it names, if there is one', async () => {
    const book = await migrateFiles({
      'book.toml':
        '[output.html.redirect]\n"/a.html" = "/rip.html#cross-cut"\n"/b.html" = "rip.html#gone"\n"/rip.html#across" = "rip.html#cross-cut"\n"/rip.html#cross-cut" = "a.html"\n',
      'src/SUMMARY.md': '# Summary\n\n- [Welcome](index.md)\n- [Rip](rip.md)\n',
      'src/index.md': '# Welcome\n',
      'src/rip.md': '# Rip\n\n## Cross cut\n\nText.\n',
    });
    const config = book.read('site.config.ts');
    book.remove();
    expect(config).toContain("{ from: '/a', to: '/rip#cross-cut' }");
    expect(config).toContain("{ from: '/b', to: '/rip' }");
    expect(config).toContain("{ from: '/rip#across', to: '/rip#cross-cut' }");
    expect(config).not.toContain("'/rip#cross-cut', to");
    expect(book.report).toContain('~ /b.html -> rip.html#gone: It leads to the start of the page');
  });

  test('redirects may be written from the folder of the book', async () => {
    const book = await migrateFiles({
      'book.toml':
        '[output.html.redirect]\n"./rip.html" = "./saws/rip.html"\n"old/cut.html" = "../saws/rip.html"\n',
      'src/SUMMARY.md': '# Summary\n\n- [Welcome](index.md)\n- [Rip](saws/rip.md)\n',
      'src/index.md': '# Welcome\n',
      'src/saws/rip.md': '# Rip\n',
    });
    const config = book.read('site.config.ts');
    book.remove();
    expect(config).toContain("{ from: '/rip', to: '/saws/rip' }");
    expect(config).toContain("{ from: '/old/cut', to: '/saws/rip' }");
  });

  test('chapters whose file is missing or outside the folder need attention, unlike drafts', async () => {
    const book = await migrateFiles({
      'book.toml': '',
      'GUIDE.md': '# Guide\n',
      'src/SUMMARY.md':
        '# Summary\n\n- [Saws](saws.md)\n- [Lathes](lathes.md)\n  - [Chucks]()\n- [Guide](../GUIDE.md)\n',
      'src/saws.md': '# Saws\n',
    });
    book.remove();
    const chapters = book.notes.filter(({ file }) => file === 'src/SUMMARY.md');
    expect(chapters).toEqual([
      {
        group: 'docs',
        outcome: 'dropped',
        key: 'lathes.md',
        text: 'The file does not exist, so the chapter has no page. Write it and migrate again.',
        isUrgent: true,
        file: 'src/SUMMARY.md',
        line: 4,
      },
      {
        group: 'docs',
        outcome: 'dropped',
        key: '../GUIDE.md',
        text: 'The file is outside "src", so the chapter has no page. Move it there and migrate again.',
        isUrgent: true,
        file: 'src/SUMMARY.md',
        line: 6,
      },
    ]);
  });

  test.each([
    ['a config that is not TOML', { 'book.toml': '[book]\ntitle = x\n' }, 'book.toml'],
    ['a book without a summary', { 'book.toml': '' }, 'src/SUMMARY.md'],
  ])('%s is reported with its file', async (name, files, place) => {
    const dir = join(site.folder, name);
    mkdirSync(dir);
    for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
    const failing = migrateSite({ source: dir, outDir: `${dir}-out` });
    await expect(failing).rejects.toThrow(place);
  });
});

test('scripts of a book run on each page, but not those for diagrams and colors of code, and missing ones are reported', async () => {
  const book = await migrateFiles({
    'book.toml':
      '[output.html]\nsite-url = "/tools/"\nadditional-js = ["./theme/count.js", "mermaid-init.js", "src/saw.js", "gone.js", "hl.js"]\n',
    'theme/count.js': 'fetch("https://count.example/saws");\n',
    'mermaid-init.js': 'mermaid.initialize();\n',
    'src/saw.js': 'saw();\n',
    'hl.js': 'hljs.configure({});\n',
    'src/SUMMARY.md': '- [Saws](saws.md)\n',
    'src/saws.md': '# Saws\n',
  });
  const [part, config, script] = [
    'theme/body-end.jsx',
    'site.config.ts',
    'static/theme/count.js',
  ].map((path) => book.read(path));
  book.remove();
  expect(part).toContain(
    '<script src={"/tools/theme/count.js"} />\n      <script src={"/tools/src/saw.js"} />\n',
  );
  expect(config).toContain("'https://count.example'");
  expect(script).toContain('fetch(');
  expect(book.report).toContain('+ output.html.additional-js mermaid-init.js: Diagrams need no');
  expect(book.report).toContain('- output.html.additional-js gone.js: The file does not exist.');
  expect(book.report).toContain('- output.html.additional-js hl.js: It is for the highlighter');
});

test.each(['smart-punctuation', 'curly-quotes'])(
  'chapters have the quotation marks and dashes that readers saw, by "%s", and sections the same ids',
  async (key) => {
    const files = {
      'src/SUMMARY.md': '- [Start](start.md)\n- [Saws](saws.md)\n',
      'src/start.md': '# Start\n\n[Saws](saws.md#rip--crosscut) `"a"`\n',
      'src/saws.md': '# Rip -- "crosscut"\n\n## The saw\'s teeth\n\n"Sharp" -- or not\n',
    };
    const book = await migrateFiles({ ...files, 'book.toml': `[output.html]\n${key} = true\n` });
    const off = await migrateFiles({ ...files, 'book.toml': `[output.html]\n${key} = false\n` });
    const [start, saws, plain] = [
      book.read('src/start.md'),
      book.read('src/saws.md'),
      off.read('src/saws.md'),
    ];
    book.remove();
    off.remove();
    expect(start).toContain('[Saws](./saws.md) `"a"`');
    expect(saws).toContain('# Rip – “crosscut”\n\n## The saw’s teeth\n');
    expect(saws).toContain('“Sharp” – or not');
    expect(plain).toContain('"Sharp" -- or not');
    expect(book.report).toContain(`~ output.html.${key}: Quotation marks`);
  },
);

test.each([
  ['an option since 0.5', 'definition-lists = false', '“Sharp” – or not', 'as readers saw them'],
  [
    'the option itself',
    'smart-punctuation = false\nadmonitions = true',
    '"Sharp" -- or',
    undefined,
  ],
  ['an option until 0.4', 'copy-fonts = true', '"Sharp" -- or not', undefined],
  [
    'an option of the book until 0.4',
    '[book]\nmultilingual = false',
    '"Sharp" -- or not',
    undefined,
  ],
  ['none that only one version has', '', '"Sharp" -- or not', 'does not say which version'],
])(
  'whether mdBook changes punctuation by default is decided by %s',
  async (_, line, text, told) => {
    const book = await migrateFiles({
      'book.toml': `[output.html]\n${line}\n`,
      'src/SUMMARY.md': '- [Saws](saws.md)\n',
      'src/saws.md': '# Saws\n\n"Sharp" -- or not\n',
    });
    const saws = book.read('src/saws.md');
    book.remove();
    expect(saws).toContain(text);
    if (told === undefined) expect(book.report).not.toContain('~ output.html.smart-punctuation');
    else expect(book.report).toContain(told);
  },
);
