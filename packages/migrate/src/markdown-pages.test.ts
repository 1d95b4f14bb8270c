import { expect, test } from 'vitest';
import { packagesFor } from './markdown-pages.ts';
import { migrateFiles } from './test-migration.ts';

test.each(['@signalwire/docusaurus-plugin-llms-txt', 'docusaurus-plugin-llms'])(
  'pages stay readable by programs without %s',
  async (plugin) => {
    const site = await migrateFiles({
      'docusaurus.config.js': `module.exports = {
  title: 'Kilns', url: 'https://kilns.example', baseUrl: '/', plugins: ['${plugin}'],
  presets: [['classic', { blog: false }]],
};`,
      'docs/clay.md': '# Clay\n',
    });
    const config = site.read('site.config.ts');
    site.remove();
    expect(config).toContain('markdownPages: true');
    const notes = site.notes.filter(({ key }) => key === `plugin ${plugin}`);
    expect(notes).toMatchObject([
      { outcome: 'changed', text: expect.stringContaining('llms.txt') },
    ]);
  },
);

test('pages stay readable by programs without the plugin of MkDocs', async () => {
  const site = await migrateFiles({
    'mkdocs.yml':
      'site_name: Kilns\nsite_url: https://kilns.example/\nplugins:\n  - search\n  - llmstxt\n',
    'docs/index.md': '# Kilns\n',
  });
  const config = site.read('site.config.ts');
  site.remove();
  expect(config).toContain('markdownPages: true');
});

test('the package for this is installed with the new site, and only where it is needed', () => {
  expect(packagesFor({ markdownPages: true })).toEqual({ 'hast-util-to-mdast': '^10.1.2' });
  expect(packagesFor({})).toEqual({});
});
