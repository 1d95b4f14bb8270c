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
        The address /docs/beds is already used by docs/beds.md.
          Rename one of the pages, or change its "slug" in frontmatter."
    `);
  });

  test.each([
    [{ generatedFrom: 'docs/tags.yml' }, 'Rename what one of the pages is made of'],
    [{ path: 'docs/soil.md' }, 'Rename docs/soil.md, or change its "slug"'],
  ])(
    'frontmatter is named only where there is some, as for a generated page and %j',
    (origin, hint) => {
      for (const route of ['/docs/Soil', '/docs/soil']) {
        const generated = { generatedFrom: 'docs/_category_.yml', route: '/docs/soil' };
        const { problems } = makeRouteTable([{ ...origin, route }, generated]);
        expect(problems).toMatchObject([{ hint: expect.stringContaining(hint) }]);
      }
    },
  );

  test('addresses that differ only in case or in the composition of accents are reported, since they may be one file', () => {
    const { kept, problems } = makeRouteTable([
      { path: 'docs/Beds.md', route: '/docs/Beds' },
      { path: 'docs/beds.md', route: '/docs/beds' },
      { path: 'docs/caf\u00E9.md', route: '/docs/caf\u00E9' },
      { path: 'docs/cafe\u0301.md', route: '/docs/cafe\u0301' },
    ]);
    expect(kept).toHaveLength(4);
    expect(problems.map(({ file, subject }) => [file, subject])).toEqual([
      ['docs/beds.md', 'route'],
      ['docs/cafe\u0301.md', 'route'],
    ]);
  });

  test.for(['a#b', 'a?b', '50%', 'a\\b', 'a\nb', 'a\u202Eb'])(
    'a browser would not find %j',
    (name) => {
      const { problems } = makeRouteTable([{ path: `docs/${name}.md`, route: `/docs/${name}` }]);
      expect(problems[0]?.message).toMatch(
        /^The address .* contains ("[#?%\\]"|the character U\+\w{4}), with which/,
      );
    },
  );

  test('an address that looks like the document of another page is a warning', () => {
    const { problems } = makeRouteTable([
      { path: 'docs/beds.html.md', route: '/docs/beds.html' },
      { path: 'docs/html.md', route: '/docs/html' },
    ]);
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "docs/beds.html.md
        Warning: The address /docs/beds.html ends in ".html", so servers and links take it for /docs/beds.
          Rename the file or the folder, or set "slug" in frontmatter."
    `);
  });

  test.for([
    'a b',
    'it\u2019s "c" & \u2039d\u203A',
    '\u{1F600}',
    '\u0645\u0631\u062D\u0628\u0627',
    '-a',
    'con',
    '__proto__',
  ])('a browser finds %j', (name) => {
    const { problems } = makeRouteTable([{ path: `docs/${name}.md`, route: `/docs/${name}` }]);
    expect(problems).toEqual([]);
  });
});
