import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

const CONFIG = `import songs, { whistle as call } from 'remark-songs';
import math from 'remark-math';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import { tidy } from './plugins/tidy.mjs';
import { preen } from './plugins/preen';
import { molt } from './plugins/molt';
import type { Config } from '@docusaurus/types';
import makeNest from 'remark-nest';
import perch from 'remark-perch';
import { roost } from './plugins/roost';

const { resolve } = require('node:path');
const shout = require('./src/remark/no-shouting.js');
const { sort } = require('./plugins/sort');
const inline = () => (tree) => tree;

const config: Config = {
  title: 'Birds', url: 'https://birds.example', baseUrl: '/',
  presets: [['classic', {
    docs: {
      beforeDefaultRemarkPlugins: [tidy, preen, molt, perch, roost],
      remarkPlugins: [math, sort, [npm2yarn, { sync: true, converters: ['pnpm'] }], [songs, { level: 2, log: () => {} }], call, shout, inline, makeNest({}), false && songs],
      rehypePlugins: [[require('rehype-feathers'), { color: 'red', settings: resolve(__dirname, 'feathers.json'), types: resolve(__dirname, 'tsconfig.json'), more: [resolve(__dirname, '..')] }]],
    },
    blog: { remarkPlugins: [[songs, { level: 2 }]] },
  }]],
};
export default config;
`;

const FILES = {
  'docusaurus.config.ts': CONFIG,
  'tsconfig.json': '{ "include": ["docs"] }\n',
  'feathers.json': '{ "colors": 3 }\n',
  'docs/wren.md': '# Wren\n',
  'blog/2025-05-06-owl.md': '# Owl\n',
  'plugins/tidy.mjs': "import { sweep } from './sweep.mjs';\nexport const tidy = () => sweep;\n",
  'package.json':
    '{ "dependencies": { "broom": "^1.0.0", "remark-songs": "^2.0.0", "rehype-feathers": "^3.0.0", "remark-perch": "workspace:*" } }',
  'plugins/sweep.mjs': "import broom from 'broom';\nexport const sweep = (tree) => broom(tree);\n",
  'plugins/sort.js': 'exports.sort = () => (tree) => tree;\n',
  'plugins/preen.ts':
    "import type { Root } from 'mdast';\nexport const preen = () => (_tree: Root) => __dirname;\n",
  'plugins/roost.ts': "import perch from 'remark-perch';\nexport const roost = () => perch;\n",
  'plugins/molt/index.ts':
    "import logger from '@docusaurus/logger';\nexport const molt = () => () => logger;\n",
  'src/remark/no-shouting.js':
    "const { join } = require('node:path');\n\nmodule.exports = function noShouting() {\n  return () => join('a', 'b');\n};\n",
};

describe('the Markdown plugins of a Docusaurus site', () => {
  let migrated: TestMigration;

  beforeAll(async () => {
    migrated = await migrateFiles(FILES);
  });

  afterAll(() => migrated.remove());

  const read = (path: string) => migrated.read(path);

  test('become one list, with packages by name and the rest as imports', () => {
    const config = read('site.config.ts');
    expect(config.slice(0, config.indexOf('export'))).toMatchInlineSnapshot(`
      "import { defineConfig } from 'folia';
      import noShouting from './src/remark/no-shouting.js';
      import { join } from 'node:path';
      import { preen } from './plugins/preen.ts';
      import { sort } from './plugins/sort.js';
      import { tidy } from './plugins/tidy.mjs';
      import { whistle } from 'remark-songs';

      "
    `);
    expect(config.slice(config.indexOf('  markdown: {'))).toMatchInlineSnapshot(`
      "  markdown: {
          remarkPlugins: [tidy, preen, sort, ['remark-songs', { level: 2 }], whistle, noShouting],
          rehypePlugins: [
            [
              'rehype-feathers',
              {
                color: 'red',
                settings: join(import.meta.dirname, 'feathers.json'),
                types: join(import.meta.dirname, '../site/tsconfig.json'),
                more: [join(import.meta.dirname, '..')],
              },
            ],
          ],
        },
        themeConfig: { showDescriptions: false },
      });
      "
    `);
  });

  test('have their files copied, as ES modules', () => {
    expect(read('src/remark/no-shouting.js')).toMatchInlineSnapshot(`
      "import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url);
      const module = { exports: {} };

      const { join } = require('node:path');

      module.exports = function noShouting() {
        return () => join('a', 'b');
      };

      export default module.exports;
      "
    `);
    expect(read('plugins/sort.js')).toMatchInlineSnapshot(`
      "const module = { exports: {} };
      const exports = module.exports;

      exports.sort = () => (tree) => tree;

      export default module.exports;
      const { sort: exported_sort } = module.exports;
      export { exported_sort as sort };
      "
    `);
    expect(read('plugins/tidy.mjs')).toBe(FILES['plugins/tidy.mjs']);
    expect(read('plugins/sweep.mjs')).toBe(FILES['plugins/sweep.mjs']);
    expect(read('feathers.json')).toBe(FILES['feathers.json']);
    // It would apply to the pages.
    expect(existsSync(join(migrated.outDir, 'tsconfig.json'))).toBe(false);
  });

  test('are found without an extension, and know their folder', () => {
    expect(read('site.config.ts')).toContain("import { preen } from './plugins/preen.ts';");
    expect(read('plugins/preen.ts')).toContain('const __dirname = import.meta.dirname;');
  });

  test('are left out if their imports would fail, since the config would fail with them', () => {
    expect(read('site.config.ts')).not.toContain('molt');
    const note = migrated.notes.find(({ key }) => key.endsWith(' molt'));
    expect(note?.text).toContain('@docusaurus/logger');
  });

  test('are left out if they come from the repository of the source, which the new site does not see', () => {
    expect(read('site.config.ts')).not.toMatch(/perch|roost/);
    const [perch, roost] = ['perch', 'roost'].map((name) =>
      migrated.notes.find(({ key }) => key.endsWith(name) && /Plugins/.test(key)),
    );
    expect(perch).toMatchObject({ outcome: 'dropped' });
    expect(roost).toMatchObject({ outcome: 'dropped', file: 'plugins/roost.ts' });
    for (const note of [perch, roost])
      expect(note?.text).toContain("a package of the source's repository");
  });

  test('need no packages from which they only import types', () => {
    expect(migrated.notes.map(({ key }) => key)).not.toContain('package.json mdast');
  });

  test('have their packages in package.json', () => {
    expect(JSON.parse(read('package.json'))).toMatchObject({
      dependencies: { broom: '^1.0.0', 'remark-songs': '^2.0.0', 'rehype-feathers': '^3.0.0' },
    });
  });

  test('need attention if their options lead out of the new site', () => {
    const urgent = migrated.notes.filter(({ isUrgent, key }) => isUrgent && /Plugins/.test(key));
    expect(urgent.map(({ key }) => key)).toEqual(['docs.rehypePlugins rehype-feathers']);
  });

  test('are reported one by one', () => {
    const notes = migrated.notes.filter(({ key }) => key.includes('Plugins'));
    expect(
      notes.map(({ outcome, key, text }) => `${outcome} ${key}: ${text}`),
    ).toMatchInlineSnapshot(`
      [
        "migrated docs.beforeDefaultRemarkPlugins tidy: It runs in docs, posts and pages.",
        "migrated docs.beforeDefaultRemarkPlugins preen: It runs in docs, posts and pages.",
        "dropped docs.beforeDefaultRemarkPlugins molt: It cannot run here, because it imports "@docusaurus/logger". It is part of the build of Docusaurus. Remove the import.",
        "dropped docs.beforeDefaultRemarkPlugins remark-perch: It is a package of the source's repository. If it is published, install it and list the plugin in "markdown" of the config; otherwise, copy it into the site first.",
        "dropped docs.beforeDefaultRemarkPlugins roost: It cannot run here, because it imports "remark-perch". It is a package of the source's repository. If it is published, install it and list the plugin in "markdown" of the config; otherwise, copy it into the site first.",
        "migrated docs.remarkPlugins remark-math: The engine supports this without a plugin.",
        "migrated docs.remarkPlugins ./plugins/sort: It runs in docs, posts and pages.",
        "changed docs.remarkPlugins @docusaurus/remark-plugin-npm2yarn: The engine supports this without a plugin, and without its options: converters.",
        "changed docs.remarkPlugins remark-songs: It runs in docs, posts and pages. Without its option "log", which is not data.",
        "migrated docs.remarkPlugins remark-songs: It runs in docs, posts and pages.",
        "migrated docs.remarkPlugins noShouting: It runs in docs, posts and pages.",
        "dropped docs.remarkPlugins inline: It is made in the config, so it cannot be copied. Export it from a file in "src", and list it in "markdown" of the config.",
        "dropped docs.remarkPlugins remark-nest: It is made in the config, so it cannot be copied. Export it from a file in "src", and list it in "markdown" of the config.",
        "changed docs.rehypePlugins rehype-feathers: It runs in docs, posts and pages. Its options lead to the source: "tsconfig.json", "..". Change them in "markdown" if either folder moves.",
        "migrated blog.remarkPlugins remark-songs: It runs in docs, posts and pages.",
      ]
    `);
  });
});

test('a plugin of the site is kept, even if it is named like a feature of the engine', async () => {
  const site = await migrateFiles({
    'docusaurus.config.js': `import numberHeadings from './src/number-headings.js';
import math from 'remark-math';
import sections from 'remark-section-headings';
export default {
  title: 'Lace', url: 'https://lace.example', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { remarkPlugins: [numberHeadings, math, sections] } }]],
};`,
    'package.json':
      '{ "type": "module", "dependencies": { "remark-math": "6", "remark-section-headings": "1" } }',
    'src/number-headings.js': 'export default function numberHeadings() {}\n',
    'docs/knot.md': '# Knot\n',
  });
  const config = site.read('site.config.ts');
  site.remove();
  expect(config).toContain('src/number-headings.js');
  expect(config).toContain('remark-section-headings');
  expect(config).not.toContain('remark-math');
});

test('a plugin of an installed package is found, even if `require` gets another copy of it than `import`', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.ts': `import remarkMoss, { hatch as open } from 'remark-hatch';
const hatch = () => () => {};
export default {
  title: 'Birds', url: 'https://birds.example', baseUrl: '/',
  presets: [['classic', { docs: { remarkPlugins: [remarkMoss, [open, { eggs: 2 }], hatch] } }]],
};`,
    'docs/wren.md': '# Wren\n',
    'package.json': '{ "dependencies": { "remark-hatch": "^1.0.0" } }',
    'node_modules/remark-hatch/package.json':
      '{ "name": "remark-hatch", "version": "1.0.0", "exports": { "import": "./moss.mjs", "require": "./moss.cjs" } }',
    'node_modules/remark-hatch/moss.mjs':
      'export function hatch() {}\nexport default function moss() {}\n',
    'node_modules/remark-hatch/moss.cjs':
      'exports.hatch = function hatch() {};\nexports.default = function moss() {};\n',
  });
  const config = read('site.config.ts');
  expect(config).toContain("import { hatch } from 'remark-hatch';");
  expect(config).toContain("remarkPlugins: ['remark-hatch', [hatch, { eggs: 2 }]]");
  expect(read('MIGRATION.md')).toMatch(/hatch.*made in the config/);
  remove();
});
