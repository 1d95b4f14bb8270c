import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrateFiles, migrateFixture, type TestMigration } from '../test-migration.ts';

let site: TestMigration;

beforeAll(async () => {
  site = await migrateFixture('tide-tables');
}, 60_000);

afterAll(() => site.remove());

const read = (path: string) => site.read(path);

describe('migrateSite: a VitePress site becomes a site of this engine', () => {
  test('config, sidebars and texts keep what the theme shows', () => {
    expect(read('site.config.ts')).toMatchSnapshot();
    expect(read('sidebars.ts')).toMatchSnapshot();
    expect(read('i18n/en/texts.json')).toMatchSnapshot();
  });

  test('the report names each item, with file and line of what Vue drew', () => {
    expect(site.report).toMatchSnapshot();
    expect(site.report).toContain('~ onBrokenMarkdownImages: Added: a picture, video or download');
    expect(read('site.config.ts')).toContain("onBrokenMarkdownImages: 'warn'");
  });

  test('a page keeps its containers, code, includes and values', () => {
    expect(read('docs/guide/reading.md')).toMatchSnapshot();
  });

  test('a page keeps its contents list, ids of headings and neighbors', () => {
    expect(read('docs/glossary.md')).toMatchSnapshot();
    expect(read('docs/guide/moon.md')).toContain('displayed_sidebar: null');
  });

  test('the home page has hero, features and text', () => {
    expect(read('pages/index.md')).toMatchSnapshot();
    expect(read('home.css')).toContain('.home-hero');
  });

  test('translations have the path of their original; one without is left out', () => {
    expect(read('i18n/de/docs/guide/reading.md')).toContain('## Hochwasser {#hochwasser}');
    expect(JSON.parse(read('i18n/de/config.json')).navbar).toEqual({ Guide: 'Anleitung' });
    expect(JSON.parse(read('i18n/de/sidebars.json')).guide).toMatchObject({
      'Reading a table': 'Eine Tafel lesen',
    });
    expect(readdirSync(join(site.outDir, 'i18n/de/docs/guide'))).toEqual(['reading.md']);
  });

  test('a badge is part of the heading, but not of the title of the page', async () => {
    const tides = await migrateFiles({
      '.vitepress/config.mjs': "export default { title: 'Tides' };",
      'index.md': '# Tides\n',
      'moon.md': '# The `moon` <Badge type="warning" text="new" />\n\nText.\n',
      'sun.md': '---\ntitle: Sun\n---\n\n# The sun <Badge text="new" />\n',
    });
    const pages = ['docs/moon.md', 'docs/sun.md'].map((path) => tides.read(path));
    tides.remove();
    expect(pages[0]).toMatch(/^---\ntitle: The moon\n/);
    expect(pages[0]).toMatch(/\n# The `moon` <span .*>new<\/span>/);
    expect(pages[1]).toMatch(/^---\ntitle: Sun\n/);
  });

  test('a page beside a folder and the page of the folder both stay, and links lead to the one they name', async () => {
    const tides = await migrateFiles({
      '.vitepress/config.mjs': `export default { title: 'Tides', locales: { root: { label: 'English' }, de: { label: 'Deutsch' } },
        themeConfig: { sidebar: [{ text: 'Page', link: '/moon' }, { text: 'Folder', link: '/moon/' }] } };`,
      'index.md':
        '---\nlayout: home\nhero:\n  actions:\n    - { text: Moons, link: /moon/ }\n---\n',
      'moon.md': '# The moon\n\nSee [all moons](./moon/) and [this](/moon).\n',
      'moon/index.md': '# All moons\n\nBack to [the moon](../moon).\n',
      'de/moon/index.md': '# Alle Monde\n\nText.\n',
    });
    const [page, folder, home, german, sidebars] = [
      'docs/moon.md',
      'docs/moon/index.md',
      'pages/index.md',
      'i18n/de/docs/moon/index.md',
      'sidebars.ts',
    ].map((path) => tides.read(path));
    tides.remove();
    expect(page).toContain('[all moons](./moon/index.md) and [this](./moon.md)');
    expect(folder).toContain('slug: /moon/index\n');
    expect(folder).toContain('[the moon](../moon.md)');
    expect(home).toContain('href="../docs/moon/index.md"');
    expect(german).toContain('# Alle Monde');
    expect(sidebars).toMatch(/id: 'moon', label: 'Page' .*\n.*id: 'moon\/index', label: 'Folder' /);
  });

  test('files keep their addresses, and rules that only a host can apply stay in its file', () => {
    expect(existsSync(join(site.outDir, 'static/wave.svg'))).toBe(true);
    expect(existsSync(join(site.outDir, 'docs/guide/tide.svg'))).toBe(true);
    expect(read('static/_redirects').trim().split('\n')).toContain('/tides/* /x 302');
  });
});
