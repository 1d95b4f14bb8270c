import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';
import { convertDocs } from './convert-docs.ts';

test('breadcrumbs stay shown or hidden', () => {
  expect(convertDocs({ breadcrumbs: true }, '/site').value).toEqual({ breadcrumbs: true });
  expect(convertDocs({ breadcrumbs: false }, '/site').value).toEqual({ breadcrumbs: false });
});

test('a function that decides what is in sidebars needs attention, with its line', async () => {
  const migrated = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Lace', url: 'https://lace.example', baseUrl: '/',
  presets: [['classic', { blog: false, docs: {
    sidebarItemsGenerator: ({ items }) => items.filter(({ id }) => id !== 'knot'),
  } }]],
};`,
    'docs/knot.md': '# Knot\n',
  });
  migrated.remove();
  const note = migrated.notes.find(({ key }) => key === 'docs.sidebarItemsGenerator');
  expect(note).toMatchObject({ isUrgent: true, file: 'docusaurus.config.js', line: 4 });
});

test('admonitions of a second instance of the docs are kept', async () => {
  const migrated = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Lace', url: 'https://lace.example', baseUrl: '/',
  presets: [['classic', { docs: { admonitions: { keywords: ['thread'] } }, blog: { admonitions: { keywords: ['fringe'] } } }]],
  plugins: [['@docusaurus/plugin-content-docs', { id: 'shop', path: 'shop', routeBasePath: 'shop', admonitions: { keywords: ['price'] } }]],
};`,
    'docs/knot.md': '# Knot\n',
    'shop/pins.md': '# Pins\n\n:::price\n\nTwo.\n\n:::\n',
    'blog/2025-05-06-net.md': '# Net\n',
  });
  const config = migrated.read('site.config.ts');
  migrated.remove();
  expect(config).toContain("keywords: ['thread', 'fringe', 'price']");
  expect(migrated.notes.filter(({ key }) => key.startsWith('blog.admonitions'))).toEqual([]);
});

test('style sheets in Less and Sass that others import are read for properties of Infima', async () => {
  const migrated = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Lace', url: 'https://lace.example', baseUrl: '/',
  presets: [['classic', { blog: false, theme: { customCss: './src/css/custom.less' } }]],
};`,
    'docs/knot.md': '# Knot\n',
    'src/css/custom.less': '@import "./variables";\n',
    'src/css/variables.less': ':root { --ifm-color-primary: #26a; }\n',
  });
  const bridge = migrated.read('src/css/infima-bridge.css');
  migrated.remove();
  expect(bridge).toContain('--accent: var(--ifm-color-primary)');
});
