import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';
import { convertHeadTags } from './convert-head-tags.ts';

const color = { tagName: 'meta', attributes: { name: 'theme-color', content: 'teal' } };
const preconnect = {
  tagName: 'link',
  attributes: { rel: 'preconnect', href: 'https://birds.example', crossorigin: true },
};

test('metadata and links of a config are kept, also those of the theme', () => {
  const { value, notes } = convertHeadTags({
    headTags: [color, preconnect, { tagName: 'script', attributes: { src: '/a.js' } }],
    themeConfig: { metadata: [{ name: 'robots', content: 'max-image-preview:large' }] },
  });
  expect(value).toEqual({
    headTags: [
      color,
      preconnect,
      { tagName: 'meta', attributes: { name: 'robots', content: 'max-image-preview:large' } },
    ],
  });
  expect(notes).toEqual([
    { group: 'config', outcome: 'migrated', key: 'headTags' },
    { group: 'config', outcome: 'migrated', key: 'themeConfig.metadata' },
  ]);
});

test('style sheets and other elements are reported with what to do', () => {
  const sheet = {
    tagName: 'link',
    attributes: { rel: 'stylesheet', href: 'https://a.example/b.css' },
  };
  const { value, notes } = convertHeadTags({ headTags: [sheet, { tagName: 'noscript' }] });
  expect(value).toEqual({});
  expect(notes.map(({ outcome, text }) => [outcome, text])).toEqual([
    ['dropped', expect.stringContaining('"customCss"')],
    ['dropped', expect.stringContaining('not <noscript>')],
  ]);
});

test('a migrated site has them in its config', async () => {
  const { read, remove } = await migrateFiles({
    'docusaurus.config.js': `module.exports = { title: 'Birds', url: 'https://birds.example', baseUrl: '/',
      headTags: [${JSON.stringify(color)}], presets: [['classic', { blog: false }]] };`,
    'docs/nest.md': '# Nest\n',
  });
  expect(read('site.config.ts')).toMatch(/headTags: \[\s*\{\s*tagName: 'meta'/);
  remove();
});
