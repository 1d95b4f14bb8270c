import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { makeExcerpt } from './excerpt.ts';
import type { Post } from './post.ts';

const post: Post = {
  source: {
    kind: 'blog',
    form: 'text',
    format: 'md',
    path: 'blog/a.md',
    route: '/blog/a',
    body: '',
    written: [],
    date: '2024-05-06T00:00:00.000Z',
    frontmatter: { hide_table_of_contents: false, draft: false, unlisted: false },
  },
  href: '/blog/a',
  title: 'A',
  description: 'What <A> says',
  html: '',
  authors: [],
  tags: [],
  isUnlisted: false,
};

function excerpt(beforeFold?: string): string {
  return toHtml({ type: 'root', children: makeExcerpt({ ...post, beforeFold }, 'p1') });
}

test('without a fold, the excerpt is the description', () => {
  expect(excerpt()).toBe('<p>What &#x3C;A> says</p>');
});

test('headings are one level lower and have neither id nor link', () => {
  expect(
    excerpt('<h2 id="new">New<a class="heading-link" href="#new" aria-label="Link"></a></h2>'),
  ).toBe('<h3>New</h3>');
});

test('links within the post point to its page, others are unchanged', () => {
  expect(excerpt('<a href="#new">n</a><a href="/docs">d</a>')).toBe(
    '<a href="/blog/a#new">n</a><a href="/docs">d</a>',
  );
});

test('ids get a prefix, and references to them too', () => {
  expect(
    excerpt(
      '<p id="x">1</p><input aria-describedby="x" name="tabs"><svg><path id="m"></path><path marker-end="url(#m)"></path></svg>',
    ),
  ).toBe(
    '<p id="p1-x">1</p><input aria-describedby="p1-x" name="p1-tabs"><svg><path id="p1-m"></path><path marker-end="url(#p1-m)"></path></svg>',
  );
});

test('an element that the fold splits is closed', () => {
  expect(excerpt('<div><p>Cut ')).toBe('<div><p>Cut </p></div>');
});
