import { expect, test } from 'vitest';
import { migrateFiles } from '../test-migration.ts';
import { createRedirects } from './create-redirects.ts';

test('a function makes redirects from former addresses of all pages', async () => {
  const site = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Kilns', url: 'https://kilns.example', baseUrl: '/pots/',
  presets: [['classic', { blog: false, docs: { routeBasePath: 'guide' } }]],
  plugins: [['@docusaurus/plugin-client-redirects', {
    createRedirects: (path) => path.startsWith('/guide/') ? [path.replace('/guide/', '/old/')] : undefined,
  }]],
};`,
    'docs/1-clay/index.md': '# Clay\n',
    'docs/1-clay/2-wet.md': '# Wet\n',
    'docs/glaze.md': '---\nslug: /shine\n---\n\n# Glaze\n',
    'src/pages/about.md': '# About\n',
  });
  const config = site.read('site.config.ts');
  site.remove();
  for (const path of ['clay', 'clay/wet', 'shine']) {
    expect(config).toContain(`{ from: '/old/${path}', to: '/guide/${path}' }`);
  }
  expect(config).not.toContain('about');
  const notes = site.notes.filter(({ key }) => key.endsWith('createRedirects'));
  expect(notes).toMatchObject([{ outcome: 'migrated' }]);
});

test('a function that fails is reported, and addresses of pages are not former ones', () => {
  const fail = () => {
    throw new Error('no kiln');
  };
  const { config, notes } = createRedirects({}, [{ createRedirects: fail }], ['/a']);
  expect(config).toEqual({});
  expect(notes).toMatchObject([
    { outcome: 'dropped', text: 'The function failed: Error: no kiln.' },
  ]);
  const swap = (path: string) => (path === '/a' ? '/b' : ['/a', 'c', '/d']);
  expect(
    createRedirects({}, [{ createRedirects: swap }], ['/a', '/b']).config['redirects'],
  ).toEqual([{ from: '/d', to: '/b' }]);
});

test('extensions make redirects for all pages, except ".html", at which a page may be', async () => {
  const site = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Kilns', url: 'https://kilns.example', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { routeBasePath: '/' } }]],
  plugins: [['@docusaurus/plugin-client-redirects', {
    fromExtensions: ['html', 'htm'],
    toExtensions: ['exe'],
    redirects: [{ from: '/glaze.htm', to: '/firing' }],
  }]],
};`,
    'docs/index.md': '---\nslug: /\n---\n\n# Kilns\n',
    'docs/firing.md': '# Firing\n',
    'docs/glaze.md': '# Glaze\n',
    'docs/tool.md': '---\nslug: /tool.exe\n---\n\n# Tool\n',
  });
  const config = site.read('site.config.ts');
  site.remove();
  expect(config).toContain("{ from: '/firing.htm', to: '/firing' }");
  expect(config).toContain("{ from: '/glaze.htm', to: '/firing' }");
  expect(config).toContain("{ from: '/tool', to: '/tool.exe' }");
  expect(config).not.toMatch(/\.html'|from: '\/\.htm'|to: '\/glaze'/);
  const notes = site.notes.filter(({ key }) => key.endsWith('Extensions'));
  expect(notes).toMatchObject([
    { outcome: 'changed', text: expect.stringContaining('".html"') },
    { outcome: 'migrated', text: expect.stringMatching(/: 2\.$/) },
    { outcome: 'migrated', text: expect.stringMatching(/: 1\.$/) },
  ]);
});

test('numbers at the start of names are part of addresses if the docs say so', async () => {
  const site = await migrateFiles({
    'docusaurus.config.js': `module.exports = {
  title: 'Kilns', url: 'https://kilns.example', baseUrl: '/',
  presets: [['classic', { blog: false, docs: { numberPrefixParser: false } }]],
  plugins: [['@docusaurus/plugin-client-redirects', { fromExtensions: ['htm'] }]],
};`,
    'docs/1-clay/2-wet.md': '# Wet\n',
  });
  const config = site.read('site.config.ts');
  site.remove();
  expect(config).toContain("{ from: '/docs/1-clay/2-wet.htm', to: '/docs/1-clay/2-wet' }");
});
