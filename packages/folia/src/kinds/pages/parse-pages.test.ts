import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { isPageFile, parsePages } from './parse-pages.ts';
import { pagesSchema } from './schema.ts';

describe('isPageFile', () => {
  const pages = pagesSchema.parse({});

  test.each(['pages/index.tsx', 'pages/about.md', 'pages/a/b.mdx', 'pages/plan.jsx'])(
    '%s is a page',
    (path) => {
      expect(isPageFile(path, pages)).toBe(true);
    },
  );

  test.each([
    'pages/_Bed.tsx',
    'pages/_parts/soil.md',
    'pages/index.test.tsx',
    'pages/index.css',
    'pages/beds.ts',
  ])('%s is none', (path) => {
    expect(isPageFile(path, pages)).toBe(false);
  });

  test('the patterns of the config are relative to the folder, and include no file that cannot be a page', () => {
    const listed = ['pages/beds.md', 'pages/old/beds.md', 'pages/_Bed.tsx', 'pages/NOTES.md'];
    const kept = (patterns: object) =>
      listed.filter((path) => isPageFile(path, pagesSchema.parse(patterns)));
    expect(kept({ exclude: ['NOTES.md', 'old/**'] })).toEqual(['pages/beds.md']);
    expect(kept({ include: ['old/*', '**/_*'] })).toEqual(['pages/old/beds.md']);
  });
});

describe('parsePages: files as single pages', () => {
  test.each([
    ['pages/index.tsx', '/'],
    ['pages/about.md', '/about'],
    ['pages/about/index.mdx', '/about'],
    ['pages/beds/rose-index.md', '/beds/rose-index'],
    ['pages/release-1.2.md', '/release-1.2'],
  ])('%s has the route %s', (path, route) => {
    expect(parsePages([{ path, text: '' }], 'pages').pages[0]?.route).toBe(route);
  });

  test.each([
    ['/who/', '/who'],
    ['who', '/beds/who'],
    ['../who', '/who'],
    ['/', '/'],
  ])('with the slug %s, a page has the route %s', (slug, route) => {
    const file = { path: 'pages/beds/about.md', text: `---\nslug: ${slug}\n---\n` };
    expect(parsePages([file], 'pages').pages[0]?.route).toBe(route);
  });

  test('a React page is not parsed as Markdown', () => {
    const { pages } = parsePages([{ path: 'pages/index.tsx', text: '---\n: :\n---' }], 'pages');
    expect(pages).toEqual([
      {
        kind: 'pages',
        form: 'component',
        path: 'pages/index.tsx',
        contentPath: 'pages',
        isIndex: true,
        route: '/',
      },
    ]);
  });

  test('a Markdown page has its frontmatter and body', () => {
    const file = { path: 'pages/about.md', text: '---\ntitle: About\n---\nUs.' };
    expect(parsePages([file], 'pages').pages).toMatchObject([
      {
        kind: 'pages',
        form: 'text',
        format: 'md',
        body: '\n\n\nUs.',
        frontmatter: { title: 'About' },
      },
    ]);
  });

  test('fields of docs frontmatter are unknown', () => {
    const file = { path: 'pages/about.md', text: '---\nsidebar_label: About\n---\nUs.' };
    expect(formatProblems(parsePages([file], 'pages').problems)).toMatchInlineSnapshot(`
      "pages/about.md
        2:1  Warning: Frontmatter: sidebar_label: unknown key.
             Allowed: title, title_meta, description, keywords, image, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, draft, unlisted, wrapperClassName, slug, hide_title, last_update."
    `);
  });
});
