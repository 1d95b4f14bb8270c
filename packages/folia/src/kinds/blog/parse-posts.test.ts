import { describe, expect, test } from 'vitest';
import { collectTags } from '../tags/page-tags.ts';
import { parseAuthors } from './authors.ts';
import { type BlogSources, getPostAuthors } from './blog-sources.ts';
import { sortPosts, tagRoute } from './listings.ts';
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
  return post ? getPostAuthors(post, known) : undefined;
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

  test('a post can override fields of a known author', () => {
    expect(authorsBy('authors: [{ key: keeper, title: At sea }]')).toMatchObject([
      { key: 'keeper', name: 'The harbor office', title: 'At sea', permalink: '/keeper' },
    ]);
  });

  test('an unknown key is reported with its line and the known keys', () => {
    expect(parse('title: A\nauthors:\n  - keeper\n  - keepr').problems).toMatchObject([
      {
        file: 'blog/2024-05-06-ships.md',
        line: 5,
        message: 'Frontmatter: authors: unknown author "keepr".',
        hint: 'Did you mean "keeper"? Defined in blog/authors.yml: keeper.',
      },
    ]);
  });

  test('an inline author is a problem if the config forbids it', () => {
    const own = 'authors: [{ name: A guest }]';
    expect(parse(own).problems).toEqual([]);
    expect(parse(own, { onInlineAuthors: 'throw' }).problems).toMatchObject([{ line: 2 }]);
  });
});

test('a date in a file name that the calendar does not have is named', () => {
  const file = { path: 'blog/2024-02-31-ships.md', text: '---\ntitle: A\n---\n\nShips.\n' };
  expect(parsePosts([file], blogSchema.parse({}), known).problems).toMatchObject([
    { message: 'The file name begins with "2024-02-31", a date that does not exist.' },
  ]);
});

test('posts of the same day are in the order of their files, oldest first the other way round', () => {
  const posts = ['2024-05-06-rafts.md', '2024-05-07-oars.md', '2024-05-06-barges.md'].map(
    (name) => ({
      path: `blog/${name}`,
      text: '# A\n\nShips.\n',
    }),
  );
  const orderOf = (options: object) => {
    const config = blogSchema.parse(options);
    return sortPosts(parsePosts(posts, config, known).posts, config).map(({ path }) => path);
  };
  const newestFirst = ['07-oars', '06-barges', '06-rafts'].map((day) => `blog/2024-05-${day}.md`);
  expect(orderOf({})).toEqual(newestFirst);
  expect(orderOf({ sortPosts: 'ascending' })).toEqual(newestFirst.toReversed());
});

describe('the tags of a post', () => {
  test('are tags of the file by key, and inline tags by label, without duplicates', () => {
    const { posts } = parse('tags: [boats, New Sails, { label: S, permalink: /ships }]');
    const { byPage } = collectTags(posts, known.tags, (tag) => tagRoute(tag, blogSchema.parse({})));
    expect([...byPage.values()]).toEqual([
      [
        { label: 'Boats', permalink: '/ships' },
        { label: 'New Sails', permalink: '/new-sails' },
      ],
    ]);
  });

  test('inline tags are a problem if the config forbids them', () => {
    expect(parse('tags: [boats, boat]', { onInlineTags: 'throw' }).problems).toMatchObject([
      {
        file: 'blog/2024-05-06-ships.md',
        line: 2,
        message: 'Frontmatter: tags: unknown tag "boat".',
        hint: 'Did you mean "boats"? Defined in blog/tags.yml: boats.',
      },
    ]);
  });
});

test('a post without a date is a problem with a hint how to add one', () => {
  const file = { path: 'blog/ships.md', text: 'Ships.\n' };
  expect(parsePosts([file], blogSchema.parse({}), known)).toMatchObject({
    posts: [{ route: '/blog/ships' }],
    problems: [{ file: 'blog/ships.md', line: 1, hint: expect.stringContaining('date:') }],
  });
});

test('an invalid date and an unknown key are reported with their lines', () => {
  expect(parse('date: 2024-02-31').problems).toMatchObject([{ line: 2 }]);
  expect(parse('title: A\nauthros: keeper').problems).toMatchObject([
    { line: 3, hint: expect.stringContaining('"authors"') },
  ]);
});

test('an author without a name and an unknown platform are reported with their lines', () => {
  const text = 'keeper:\n  url: https://a.example\npilot:\n  name: Ada\n  socials:\n    vhf: ada\n';
  const { problems } = parseAuthors({ path: 'blog/authors.yml', text });
  expect(problems.map(({ line }) => line)).toEqual([1, 6]);
  expect(parseAuthors({ path: 'blog/authors.yml', text: 'a: [' }).problems).toHaveLength(1);
});

test('an author whose page has the address of another one is reported with the line', () => {
  const text =
    'keeper:\n  name: Kim\n  page: true\npilot:\n  name: Ada\n  page:\n    permalink: keeper/\n';
  const { authors, problems } = parseAuthors({ path: 'blog/authors.yml', text });
  expect(problems).toMatchObject([
    {
      file: 'blog/authors.yml',
      line: 6,
      message:
        'The authors "keeper" and "pilot" have the same address /keeper, so "pilot" has no page.',
    },
  ]);
  expect([...authors.values()].map(({ permalink }) => permalink)).toEqual(['/keeper', undefined]);
});

test('a link that runs code is a problem wherever an author or a post may have one', () => {
  const text =
    'a:\n  name: A\n  url: javascript:alert(1)\nb:\n  name: B\n  socials:\n    github: 12\n    x: java\tscript:alert(1)\n';
  const { authors, problems } = parseAuthors({ path: 'blog/authors.yml', text });
  expect(problems.map(({ line }) => line)).toEqual([3, 8]);
  expect(authors.get('a')?.url).toBeUndefined();
  expect(authors.get('b')?.socials).not.toContainEqual(expect.objectContaining({ platform: 'x' }));
  expect(parse('custom_edit_url: javascript:alert(1)').problems).toMatchObject([{ line: 2 }]);
  expect(parse('author: A\nauthor_url: data:text/html,1').problems).toMatchObject([{ line: 3 }]);
  expect(parse('custom_edit_url: null\nauthor_url: /team').problems).toEqual([]);
});
