import { describe, expect, test } from 'vitest';
import { parseAuthors } from './authors.ts';
import { authorsOf, type BlogSources, tagsOf } from './blog-sources.ts';
import { parsePosts } from './parse-posts.ts';
import { blogSchema } from './schema.ts';

const { authors } = parseAuthors({
  path: 'blog/authors.yml',
  text: 'keeper:\n  name: The harbor office\n  title: At the pier\n  page: true\n',
});
const known: BlogSources = {
  authors,
  tags: new Map([['boats', { label: 'Boats', permalink: '/ships' }]]),
};

function parse(frontmatter: string, options: object = {}) {
  const text = `---\n${frontmatter}\n---\n\nShips.\n`;
  const file = { path: 'blog/2024-05-06-ships.md', text };
  return parsePosts([file], blogSchema.parse(options), known);
}

function authorsBy(frontmatter: string) {
  const [post] = parse(frontmatter).posts;
  return post ? authorsOf(post, known) : undefined;
}

describe('the authors of a post', () => {
  test.each([
    ['authors: keeper', ['The harbor office']],
    ['authors: [keeper]', ['The harbor office']],
    ['authors: [keeper, { name: A guest }]', ['The harbor office', 'A guest']],
    ['authors:\n  name: A guest', ['A guest']],
    ['author: The mayor\nauthor_url: https://mayor.example', ['The mayor']],
    ['title: Nobody', []],
  ])('%s', (frontmatter, names) => {
    expect(authorsBy(frontmatter)?.map(({ name }) => name)).toEqual(names);
  });

  test('what a post says of a known author wins; the rest stays', () => {
    expect(authorsBy('authors: [{ key: keeper, title: At sea }]')).toMatchObject([
      { key: 'keeper', name: 'The harbor office', title: 'At sea', permalink: '/keeper' },
    ]);
  });

  test('an unknown key is told with its line and the keys there are', () => {
    expect(parse('title: A\nauthors:\n  - keeper\n  - keepr').problems).toMatchObject([
      {
        file: 'blog/2024-05-06-ships.md',
        line: 5,
        message: 'Frontmatter: authors: the author "keepr" is not known.',
        hint: 'Did you mean "keeper"? blog/authors.yml knows: keeper.',
      },
    ]);
  });

  test('an author described in a post is a mistake where the config wants none', () => {
    const own = 'authors: [{ name: A guest }]';
    expect(parse(own).problems).toEqual([]);
    expect(parse(own, { onInlineAuthors: 'throw' }).problems).toMatchObject([{ line: 2 }]);
  });
});

describe('the tags of a post', () => {
  test('are those of the file by their keys, and others by their labels, each once', () => {
    const [post] = parse('tags: [boats, New Sails, { label: S, permalink: /ships }]').posts;
    expect(post && tagsOf(post, known)).toEqual([
      { label: 'Boats', permalink: '/ships' },
      { label: 'New Sails', permalink: '/new-sails' },
    ]);
  });

  test('others are a mistake where the config wants none', () => {
    expect(parse('tags: [boats, boat]', { onInlineTags: 'throw' }).problems).toMatchObject([
      {
        file: 'blog/2024-05-06-ships.md',
        line: 2,
        message: 'Frontmatter: tags: the tag "boat" is not known.',
        hint: 'Did you mean "boats"? blog/tags.yml knows: boats.',
      },
    ]);
  });
});

test('a post without a date is a mistake that says how to write one', () => {
  const file = { path: 'blog/ships.md', text: 'Ships.\n' };
  expect(parsePosts([file], blogSchema.parse({}), known)).toMatchObject({
    posts: [{ route: '/blog/ships' }],
    problems: [{ file: 'blog/ships.md', line: 1, hint: expect.stringContaining('date:') }],
  });
});

test('a date that is none and a key that is unknown are told with their lines', () => {
  expect(parse('date: 2024-02-31').problems).toMatchObject([{ line: 2 }]);
  expect(parse('title: A\nauthros: keeper').problems).toMatchObject([
    { line: 3, hint: expect.stringContaining('"authors"') },
  ]);
});

test('authors without a name or with a name that leads nowhere are told with their lines', () => {
  const text = 'keeper:\n  url: https://a.example\npilot:\n  name: Ada\n  socials:\n    vhf: ada\n';
  const { problems } = parseAuthors({ path: 'blog/authors.yml', text });
  expect(problems.map(({ line }) => line)).toEqual([1, 6]);
  expect(parseAuthors({ path: 'blog/authors.yml', text: 'a: [' }).problems).toHaveLength(1);
});
