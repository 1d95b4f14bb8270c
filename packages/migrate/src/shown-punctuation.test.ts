import { expect, test } from 'vitest';
import { migrateFiles } from './test-migration.ts';

const mkdocs = (extensions: string) => ({
  'mkdocs.yml': `site_name: Seeds\nmarkdown_extensions:\n${extensions}`,
  'docs/index.md': '# Seeds\n',
});

const vitepress = (markdown: string) => ({
  '.vitepress/config.mjs': `export default { title: 'Seeds', markdown: { ${markdown} } };`,
  'index.md': '# Seeds\n',
});

const starlight = (markdown: string) => ({
  'astro.config.mjs': `import starlight from '@astrojs/starlight';\nexport default { site: 'https://seeds.example', markdown: { ${markdown} }, integrations: [starlight({ title: 'Seeds' })] };`,
  'src/content/docs/index.md': '---\ntitle: Seeds\n---\n\nText.\n',
});

const ALL = 'Readers saw curly quotation marks, dashes and ellipses that are not in the pages';

test.each([
  ['smarty of MkDocs', mkdocs('  - smarty\n'), ALL],
  [
    'smarty without dashes',
    mkdocs('  - smarty:\n      smart_dashes: false\n'),
    'markdown_extensions smarty: Readers saw curly quotation marks and ellipses that are',
  ],
  ['typographer of VitePress', vitepress('typographer: true'), ALL],
  ['smartypants of Astro, which is on by default', starlight(''), ALL],
  ['some of smartypants', starlight('smartypants: { quotes: false }'), 'saw dashes and ellipses'],
])('the report says that pages had typographic characters: %s', async (_, files, text) => {
  const { report, remove } = await migrateFiles(files);
  remove();
  expect(report).toContain(text);
});

test.each([
  ['MkDocs', mkdocs('  - admonition\n')],
  ['VitePress', vitepress('')],
  ['Astro', starlight('smartypants: false')],
])('it says nothing where pages were shown as written: %s', async (_, files) => {
  const { report, remove } = await migrateFiles(files);
  remove();
  expect(report).not.toContain('Readers saw');
});
