import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { makeRouteTable } from './route-table.ts';

const pages = [
  { path: 'docs/beds.md', route: '/docs/beds' },
  { path: 'pages/index.tsx', route: '/' },
];

describe('makeRouteTable', () => {
  test('has all routes, and the route of each file', () => {
    const { table, problems } = makeRouteTable(pages);
    expect(table.routes).toEqual(new Set(['/docs/beds', '/']));
    expect(table.bySource.get('pages/index.tsx')).toBe('/');
    expect(problems).toEqual([]);
  });

  test('a duplicate route is reported for the second page', () => {
    const { problems } = makeRouteTable([
      ...pages,
      { path: 'docs/flowers.md', route: '/docs/beds' },
    ]);
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "docs/flowers.md
        The URL /docs/beds is already used by docs/beds.md.
          Rename one of the pages, or change its "slug" in frontmatter."
    `);
  });
});
