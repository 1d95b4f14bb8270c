import { describe, expect, test } from 'vitest';
import { checkHomePage } from './check-home-page.ts';

function check(files: Record<string, string>, config: Record<string, unknown> = {}) {
  const notes = checkHomePage(
    Object.entries(files).map(([to, text]) => ({ to, text })),
    {
      config,
      docsPaths: ['docs'],
      blogPath: 'blog',
      pagesPath: 'src/pages',
      staticFolders: [{ from: '/site/static', to: 'static' }],
    },
    () => '',
  );
  return notes.map(({ text }) => text);
}

describe('checkHomePage', () => {
  test.each([
    [{ 'src/pages/index.jsx': '' }, {}],
    [{ 'static/index.html': '' }, {}],
    [{ 'docs/start.md': '---\ntitle: A\nslug: /\n---\n' }, { docs: { routeBasePath: '/' } }],
    [{ 'docs/README.md': '' }, { docs: [{ routeBasePath: 'a' }, { routeBasePath: '/' }] }],
    [{ 'blog/a.md': '' }, { blog: { routeBasePath: '/' } }],
  ])('%j with %j has a home page', (files, config) => {
    expect(check(files, config)).toEqual([]);
  });

  test('the report on a site without one says what to add', () => {
    expect(check({ 'docs/index.md': '', 'src/pages/users.jsx': '' })).toEqual([
      'No page has the address "/". Add src/pages/index.mdx.',
    ]);
    expect(check({ 'docs/a.md': '' }, { docs: { routeBasePath: '/' } })).toEqual([
      'No page has the address "/". Add src/pages/index.mdx, or "slug: /" to the first page of the docs.',
    ]);
    expect(check({ 'src/pages/_index.jsx': '' })[0]).toContain('Rename it to index.jsx');
  });
});
