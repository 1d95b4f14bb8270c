import { expect, test } from 'vitest';
import { convertLinkedSheets, readSheetLink } from './linked-sheets.ts';
import { migrateFiles } from './test-migration.ts';

test('style sheets of other hosts are imported, in their order; formulas need none', () => {
  const { css, notes } = convertLinkedSheets(
    [
      'https://fonts.example/css2?family=Rye&display=swap',
      '//nests.example/a.css',
      'https://cdn.example/katex@0.16/katex.min.css',
      '/css/own.css',
    ].map((href) => ({ key: 'stylesheets', href, media: '' })),
  );
  expect(css).toBe(
    '@import url("https://fonts.example/css2?family=Rye&display=swap");\n@import url("//nests.example/a.css");\n',
  );
  expect(notes.map(({ outcome }) => outcome)).toEqual([
    'changed',
    'changed',
    'migrated',
    'dropped',
  ]);
});

test.each([
  ['stylesheet', true],
  ['preload stylesheet', true],
  ['Stylesheet', true],
  ['alternate stylesheet', false],
  ['preload', false],
])('browsers apply what an element with the relation "%s" leads to: %s', (rel, isApplied) => {
  const attributes = { rel, href: 'https://nests.example/a.css' };
  expect(readSheetLink({ key: 'head', tagName: 'link', attributes }) !== undefined).toBe(isApplied);
});

test('they come before the style sheets of a migrated site', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      stylesheets: ['https://fonts.example/a.css', { href: 'https://fonts.example/b.css', type: 'text/css' }],
      headTags: [{ tagName: 'link', attributes: { rel: 'preload', as: 'style', href: 'https://fonts.example/c.css', onload: "this.rel='stylesheet'" } }],
      presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]] };`,
    'src/css/custom.css': 'p { color: teal }',
    'docs/nest.md': '# Nest\n',
  });
  expect(read('src/css/linked.css')).toBe(
    '@import url("https://fonts.example/a.css");\n@import url("https://fonts.example/b.css");\n@import url("https://fonts.example/c.css");\n',
  );
  expect(read('site.config.ts')).toContain(
    "customCss: ['src/css/linked.css', 'src/css/custom.css']",
  );
  remove();
});

test('style sheets among the modules of each page are style sheets of the site', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      clientModules: [require.resolve('./src/css/sky.css'), './src/sing.js'],
      presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.css' } }]] };`,
    'src/css/custom.css': 'p { color: teal }',
    'src/css/sky.css': 'h1 { color: skyblue }',
    'src/sing.js': '',
    'docs/nest.md': '# Nest\n',
  });
  expect(read('site.config.ts')).toContain("customCss: ['src/css/custom.css', 'src/css/sky.css']");
  expect(read('site.config.ts')).toContain("clientModules: ['src/sing.js']");
  remove();
});

test('style sheets of packages are imported, and the packages listed, whether they are installed or not', async () => {
  const { read, notes, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      stylesheets: ['https://fonts.example/a.css'],
      clientModules: [require.resolve('feathers/soft.css')],
      presets: [['classic', { blog: false, theme: { customCss: [
        require.resolve('@birds/plumage/styles.css'), './src/css/custom.css',
      ] } }]] };`,
    'package.json': '{ "dependencies": { "@birds/plumage": "1.2.0", "feathers": "3.0.0" } }',
    'node_modules/feathers/package.json': '{ "name": "feathers", "version": "3.0.0" }',
    'node_modules/feathers/soft.css': 'b { color: gray }',
    'src/css/custom.css': 'p { color: teal }',
    'docs/nest.md': '# Nest\n',
  });
  expect(read('src/css/linked.css')).toBe(
    '@import url("https://fonts.example/a.css");\n@import "@birds/plumage/styles.css";\n@import "feathers/soft.css";\n',
  );
  expect(read('site.config.ts')).toContain(
    "customCss: ['src/css/linked.css', 'src/css/custom.css']",
  );
  expect(read('package.json')).toMatch(/"@birds\/plumage": "1\.2\.0",\s+"feathers": "3\.0\.0"/);
  expect(notes.filter(({ key }) => /plumage|feathers/.test(key))).toMatchObject([
    { key: 'theme.customCss @birds/plumage/styles.css', outcome: 'changed' },
    { key: 'theme.customCss feathers/soft.css', outcome: 'changed' },
  ]);
  remove();
});
