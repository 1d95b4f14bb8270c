import { formatProblems } from 'folia-problems';
import { describe, expect, test } from 'vitest';
import { isMarkdownPage } from '../../read/file-patterns.ts';
import { parseDocs } from './parse-docs.ts';
import { docsSchema } from './schema.ts';

const config = docsSchema.parse({ path: 'handbook' });

describe('isMarkdownPage', () => {
  test.each(['handbook/apple.md', 'handbook/trees/pear.mdx'])('%s is a page', (path) => {
    expect(isMarkdownPage(path, config)).toBe(true);
  });

  test.each([
    'handbook/_soil.mdx',
    'handbook/_parts/soil.md',
    'handbook/plan.png',
    'handbook/trees/_category_.json',
    'handbook/Plan.tsx',
  ])('%s is none', (path) => {
    expect(isMarkdownPage(path, config)).toBe(false);
  });
});

describe('parseDocs: files as docs pages', () => {
  test('the route of a page is its path relative to the docs folder', () => {
    const file = { path: 'handbook/trees/01-apple.mdx', text: '---\ntitle: Apple\n---\nA tree.' };
    expect(parseDocs([file], config, 'current')).toMatchObject({
      docs: [
        {
          form: 'text',
          kind: 'docs',
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

  test('invalid fields get their defaults and are all reported', () => {
    const { docs, problems } = parseDocs(
      [
        { path: 'handbook/apple.md', text: '---\ntitel: Apple\n---\n' },
        { path: 'handbook/pear.md', text: 'A tree.' },
        { path: 'handbook/quince.md', text: '---\ntitle: Quince\ndraft: maybe\n---\n' },
      ],
      config,
      'current',
    );
    expect(docs.map((doc) => doc.id)).toEqual(['apple', 'pear', 'quince']);
    expect(docs[2]?.frontmatter).toMatchObject({ title: 'Quince', draft: false });
    expect(formatProblems(problems)).toMatchInlineSnapshot(`
      "handbook/apple.md
        2:1  Warning: Frontmatter: titel: unknown key.
             Did you mean "title"?

      handbook/quince.md
        3:1  Frontmatter: draft: found "maybe".
             Allowed: true, false."
    `);
  });
});

test('an edit link that runs code is a problem', () => {
  const file = {
    path: 'handbook/apple.md',
    text: '---\ncustom_edit_url: javascript:alert(1)\n---\n',
  };
  const { docs, problems } = parseDocs([file], config, 'current');
  expect(problems).toMatchObject([{ file: 'handbook/apple.md', line: 2 }]);
  expect(docs[0]?.frontmatter.custom_edit_url).toBeUndefined();
});

describe('isMarkdownPage: patterns of the config', () => {
  test('tests are excluded by default', () => {
    expect(isMarkdownPage('handbook/__tests__/apple.md', config)).toBe(false);
  });

  test('select pages, relative to the docs folder', () => {
    const own = docsSchema.parse({
      path: 'handbook',
      include: ['trees/**'],
      exclude: ['**/*.mdx'],
    });
    expect(isMarkdownPage('handbook/trees/_apple.md', own)).toBe(true);
    expect(isMarkdownPage('handbook/trees/apple.mdx', own)).toBe(false);
    expect(isMarkdownPage('handbook/rose.md', own)).toBe(false);
  });
});

test('parseDocs: an address of another site is not a slug', () => {
  const file = {
    path: 'docs/apple.md',
    text: '---\ntitle: Apple\nslug: "https://fruit.example"\n---\n',
  };
  const { docs, problems } = parseDocs([file], docsSchema.parse({}), 'current');
  expect(docs[0]?.route).toBe('/docs/apple');
  expect(problems).toMatchObject([{ line: 3, hint: expect.stringContaining('Allowed: a path') }]);
});

test('parseDocs: pages with the same id are reported with both files, and white space around a slug is ignored', () => {
  const files = [
    { path: 'docs/apple.md', text: '---\nslug: "/fruit "\n---\n' },
    { path: 'docs/pear.md', text: '---\nid: apple\n---\n' },
  ];
  const { docs, problems } = parseDocs(files, docsSchema.parse({}), 'current');
  expect(docs.map(({ route }) => route)).toEqual(['/docs/fruit', '/docs/apple']);
  expect(problems).toMatchObject([
    { file: 'docs/pear.md', message: 'The id "apple" is already used by docs/apple.md.' },
  ]);
});

describe('parseDocs: the frontmatter of Docusaurus', () => {
  test('is accepted, including fields that are not used', () => {
    const yaml = [
      'id: apple',
      'title: Apple',
      'title_meta: Apples',
      'sidebar_label: Apple',
      'sidebar_position: 1.5',
      'sidebar_class_name: red',
      'sidebar_custom_props: { ripe: true }',
      'displayed_sidebar: null',
      'hide_title: true',
      'hide_table_of_contents: true',
      'toc_min_heading_level: 2',
      'toc_max_heading_level: 5',
      'pagination_next: null',
      'pagination_prev: null',
      'pagination_label: Apples',
      'parse_number_prefixes: false',
      'custom_edit_url: null',
      'keywords: [fruit]',
      'description: A tree.',
      'image: /apple.png',
      'slug: /apple',
      'tags: [fruit, { label: Red, permalink: /red }]',
      'draft: true',
      'unlisted: true',
      'last_update: { date: 2024-05-06, author: Mo }',
      'wrapperClassName: wide',
    ];
    const file = { path: 'handbook/apple.md', text: `---\n${yaml.join('\n')}\n---\n` };
    expect(parseDocs([file], config, 'current').problems).toEqual([]);
  });
});

describe('parseDocs: custom fields of the site', () => {
  const own = docsSchema.parse({
    path: 'handbook',
    frontmatter: {
      since: { type: 'string', required: true },
      audience: { type: 'enum', values: ['gardener', 'guest'] },
    },
  });
  const parse = (yaml: string) =>
    parseDocs([{ path: 'handbook/apple.md', text: `---\n${yaml}\n---\n` }], own, 'current');

  test('are kept', () => {
    expect(parse('since: 1.2\naudience: guest').docs).toMatchObject([
      { frontmatter: { since: '1.2', audience: 'guest' } },
    ]);
  });

  test('are validated like all others', () => {
    const { problems } = parse('audience: gest\nsince: 2\nsinc: 1');
    expect(formatProblems([...problems, ...parse('title: A').problems])).toMatchInlineSnapshot(`
      "handbook/apple.md
        2:1  Frontmatter: audience: found "gest".
             Did you mean "guest"? Allowed: "gardener", "guest".
        2:1  Frontmatter: since: missing.
             Allowed: text or a number.
        4:1  Warning: Frontmatter: sinc: unknown key.
             Did you mean "since"?"
    `);
  });
});
