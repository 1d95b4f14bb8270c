import { describe, expect, test } from 'vitest';
import { formatProblems } from '../../problem.ts';
import { isDocFile, parseDocs } from './parse-docs.ts';

const config = {
  path: 'handbook',
  routeBasePath: 'docs',
  showLastUpdateTime: false,
  showLastUpdateAuthor: false,
  versions: { current: { label: 'Next' } },
};

describe('isDocFile', () => {
  test.each(['docs/apple.md', 'docs/trees/pear.mdx'])('%s is a page', (path) => {
    expect(isDocFile(path)).toBe(true);
  });

  test.each([
    'docs/_soil.mdx',
    'docs/_parts/soil.md',
    'docs/plan.png',
    'docs/trees/_category_.json',
    'docs/Plan.tsx',
  ])('%s is none', (path) => {
    expect(isDocFile(path)).toBe(false);
  });
});

describe('parseDocs: files as docs pages', () => {
  test('a page has its address from its path within the docs folder', () => {
    const file = { path: 'handbook/trees/01-apple.mdx', text: '---\ntitle: Apple\n---\nA tree.' };
    expect(parseDocs([file], config)).toMatchObject({
      docs: [
        {
          kind: 'doc',
          format: 'mdx',
          path: 'handbook/trees/01-apple.mdx',
          id: 'trees/apple',
          route: '/docs/trees/apple',
          position: 1,
          body: '\n\n\nA tree.',
          frontmatter: { title: 'Apple' },
        },
      ],
      problems: [],
    });
  });

  test('a page with mistakes is left out, and the mistakes of all pages are listed (R11.2)', () => {
    const { docs, problems } = parseDocs(
      [
        { path: 'handbook/apple.md', text: '---\ntitel: Apple\n---\n' },
        { path: 'handbook/pear.md', text: 'A tree.' },
        { path: 'handbook/quince.md', text: '---\ntitle: Quince\ndraft: maybe\n---\n' },
      ],
      config,
    );
    expect(docs.map((doc) => doc.id)).toEqual(['pear']);
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "handbook/apple.md
        2:1  Frontmatter: titel: unknown key.
             Did you mean "title"? Allowed: title, description, keywords, image, hide_table_of_contents, toc_min_heading_level, toc_max_heading_level, draft, unlisted, id, slug, sidebar_label, sidebar_position, hide_title, pagination_prev, pagination_next, custom_edit_url, displayed_sidebar, last_update.

      handbook/quince.md
        3:1  Frontmatter: draft: found "maybe".
             Allowed: true, false."
    `);
  });
});
