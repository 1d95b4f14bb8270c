import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateFiles, type TestMigration } from '../test-migration.ts';

const CONFIG = `
const fs = require('node:fs');

module.exports = {
  title: 'Lace', url: 'https://lace.example', baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'nl'] },
  presets: [['classic', { blog: { path: 'news' } }]],
  markdown: {
    preprocessor({ filePath, fileContent }) {
      if (filePath.endsWith('knot.md')) throw new Error('Tangled.');
      return fileContent.replaceAll('%price%', fs.readFileSync('price.txt', 'utf8').trim());
    },
    async parseFrontMatter(file) {
      const { frontMatter, content } = await file.defaultParseFrontMatter(file);
      return file.fileContent.includes('Priced') ? { content, frontMatter: { ...frontMatter, sidebar_label: 'Sold' } } : { content, frontMatter };
    },
  },
};`;

const FILES = {
  'docusaurus.config.js': CONFIG,
  'price.txt': '12 crowns\n',
  'docs/bobbin.md': '---\ntitle: "Bobbin"\n---\n\nPriced at %price%.\n',
  'docs/pin.mdx': '---\ntitle: "Pin"\n---\n\nFree.\n',
  'docs/knot.md': '# Knot\n\n%price%\n',
  'news/2025-05-06-fair.md': '# Fair\n\nFrom %price%.\n',
  'i18n/nl/docusaurus-plugin-content-docs/current/bobbin.md':
    '---\ntitle: Klos\n---\n\nVoor %price%.\n',
  'static/sample.md': '%price%\n',
};

describe('what a config does to the text and the frontmatter of pages', () => {
  let migrated: TestMigration;
  beforeAll(async () => {
    migrated = await migrateFiles(FILES);
  });
  afterAll(() => migrated.remove());

  test('has been done to the new pages, in all languages', () => {
    expect(migrated.read('docs/bobbin.md')).toBe(
      '---\ntitle: Bobbin\nsidebar_label: Sold\n---\n\nPriced at 12 crowns.\n',
    );
    expect(migrated.read('news/2025-05-06-fair.md')).toContain('From 12 crowns.');
    expect(migrated.read('i18n/nl/docs/bobbin.md')).toContain('Voor 12 crowns.');
  });

  test('leaves other files, and pages that it does not change, as they are', () => {
    expect(migrated.read('docs/pin.mdx')).toBe(FILES['docs/pin.mdx']);
    expect(migrated.read('static/sample.md')).toBe(FILES['static/sample.md']);
  });

  test('is reported, with the first page for which it failed', () => {
    expect(migrated.read('docs/knot.md')).toBe(FILES['docs/knot.md']);
    const notes = migrated.notes.filter(({ key }) => key.startsWith('markdown.'));
    expect(notes).toMatchObject([
      {
        key: 'markdown.preprocessor',
        outcome: 'changed',
        text: 'It ran once and changed 3 pages. It failed for one page: Tangled.',
        file: 'docs/knot.md',
        isUrgent: true,
      },
      {
        key: 'markdown.parseFrontMatter',
        outcome: 'changed',
        text: 'It ran once and changed one page.',
      },
    ]);
  });
});
