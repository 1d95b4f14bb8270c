import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

const CONFIG = `
const { gone } = require('gone-package');

function pollen() {
  return {
    name: 'pollen',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'meta', attributes: { name: 'pollen', content: 'high' } }],
      postBodyTags: [
        { tagName: 'div', attributes: { id: 'meter', class: 'a "b"', hidden: true }, innerHTML: '<b>12</b>' },
        { tagName: 'img', attributes: { src: 'https://count.example/a.gif', alt: '', style: 'display:none' } },
        '<p>Sneeze</p>',
      ],
    }),
  };
}

module.exports = {
  title: 'Allotment', url: 'https://allotment.example', baseUrl: '/plot/',
  presets: [['classic', { blog: false }]],
  clientModules: ['./src/spade.js'],
  plugins: [
    pollen,
    ['./plugins/counter', { hives: 3 }],
    './plugins/weather.mjs',
    './plugins/silent.js',
    './plugins/visits',
    function broken() { return { injectHtmlTags: () => gone.tags.map((tag) => tag()) }; },
    function sails() {
      const add = (options) => options.plugins.push(require('tailwindcss'), require('autoprefixer'));
      return { configurePostCss: add };
    },
    function mills() {
      return { configurePostCss: ({ plugins }) => plugins.push(require('postcss-mill'), require('cssnano')) };
    },
    function later() { return { injectHtmlTags: () => ({}) }; },
    () => ({ name: 'text', injectHtmlTags: () => ({ headTags: '<meta name="raw">' }) }),
  ],
};`;

const FILES = {
  'docusaurus.config.js': CONFIG,
  'docs/bees.md': '# Bees\n',
  'src/spade.js': 'export {};\n',
  'plugins/counter/index.js': `module.exports = async (context, { hives }) => ({
  name: 'counter',
  injectHtmlTags() {
    const src = context.siteConfig.baseUrl + hives + '-' + process.env.HIVE + '.js';
    return { headTags: { tagName: 'script', attributes: { src } } };
  },
  async postBuild() {},
});`,
  'plugins/weather.mjs': `import path from 'node:path';
export default ({ siteDir }) => ({
  getClientModules: () => [path.join(siteDir, 'src/rain'), path.join(siteDir, 'src/rain.css')],
});`,
  'plugins/visits/index.ts': `export default () => ({ getClientModules: () => ['./count'] });`,
  'plugins/visits/count.js': 'export {};\n',
  'src/rain.ts': 'export {};\n',
  'src/rain.css': '.rain { color: teal }\n',
  'plugins/silent.js': 'module.exports = () => { throw new Error("injectHtmlTags"); };',
};

describe('plugins of a site that add something to each page', () => {
  let migrated: TestMigration;
  beforeAll(async () => {
    migrated = await migrateFiles(FILES);
  });
  afterAll(() => migrated.remove());
  const note = (key: string, group?: string) =>
    migrated.notes.find((one) => one.key === key && (!group || one.group === group));

  test('metadata is in the config, with the client modules and style sheets', () => {
    const config = migrated.read('site.config.ts');
    expect(config).toContain(
      "headTags: [{ tagName: 'meta', attributes: { name: 'pollen', content: 'high' } }]",
    );
    expect(config).toContain(
      "clientModules: ['src/spade.js', 'src/rain.ts', 'plugins/visits/count.js']",
    );
    expect(config).toContain("customCss: ['src/rain.css']");
  });

  test('scripts and elements of the body are in a part of the theme, in their order', () => {
    const part = migrated.read('theme/body-end.jsx');
    const lines = part.split('\n').filter((line) => /^ {6}</.test(line));
    expect(lines.map((line) => line.trim())).toEqual([
      String.raw`<div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: "<div id=\"meter\" class=\"a &quot;b&quot;\" hidden><b>12</b></div>" }} />`,
      String.raw`<div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: "<img src=\"https://count.example/a.gif\" alt=\"\" style=\"display:none\">" }} />`,
      `<div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: "<p>Sneeze</p>" }} />`,
      '<script src={"/plot/3-undefined.js"} />',
    ]);
  });

  test('a plugin that does nothing else is not reported as lost', () => {
    const key = 'plugin function "pollen" in the config';
    expect(note(key, 'plugins')).toBeUndefined();
    expect(note(key, 'config')?.outcome).toBe('changed');
    expect(note('plugin ./plugins/weather.mjs')).toBeUndefined();
  });

  test('values of the environment need attention, and what else a plugin does is named', () => {
    const notes = migrated.notes.filter(
      ({ key, group }) => key === 'plugin ./plugins/counter' && group === 'plugins',
    );
    expect(notes).toMatchObject([
      {
        outcome: 'dropped',
        text: expect.stringMatching(/Missing: what it does after a build \(postBuild\)\.$/),
      },
      { outcome: 'changed', text: expect.stringContaining('process.env.HIVE'), isUrgent: true },
    ]);
  });

  test('a plugin that fails, or that adds nothing during the migration, is reported as before', () => {
    const lost = expect.stringContaining('(injectHtmlTags)');
    expect(note('plugin ./plugins/silent.js')?.text).toEqual(lost);
    expect(note('plugin function "broken" in the config')?.text).toEqual(lost);
    expect(note('plugin function "later" in the config')?.text).toEqual(lost);
  });

  test('plugins of PostCSS are reported unless the build does their work', () => {
    expect(note('plugin function "sails" in the config')?.outcome).toBe('migrated');
    expect(note('plugin function "mills" in the config')).toMatchObject({
      outcome: 'dropped',
      text: 'Add it to "postcss.config.mjs": postcss-mill.',
    });
  });

  test('only plugins that can add pages or files explain missing pages', () => {
    const text = note('onBrokenLinks')?.text;
    expect(text).toContain('pages that plugins added: ./plugins/counter.');
  });

  test('HTML as text in the head is reported', () => {
    expect(note('plugin function in the config', 'config')).toMatchObject({
      outcome: 'dropped',
      text: expect.stringContaining('<meta name="raw">'),
    });
  });
});
