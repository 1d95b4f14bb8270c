import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { excerptOf } from './excerpt.ts';
import type { Post } from './post.ts';

const post: Post = {
  source: {
    kind: 'blog',
    form: 'text',
    format: 'md',
    path: 'blog/a.md',
    route: '/blog/a',
    body: '',
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
  return toHtml({ type: 'root', children: excerptOf({ ...post, beforeFold }, 'p1') });
}

test('without a fold it is the description', () => {
  expect(excerpt()).toBe('<p>What &#x3C;A> says</p>');
});

test('headings are one level lower and no places to link to', () => {
  expect(
    excerpt('<h2 id="new">New<a class="heading-link" href="#new" aria-label="Link"></a></h2>'),
  ).toBe('<h3>New</h3>');
});

test('links within the post lead to it, others stay', () => {
  expect(excerpt('<a href="#new">n</a><a href="/docs">d</a>')).toBe(
    '<a href="/blog/a#new">n</a><a href="/docs">d</a>',
  );
});

test('ids are set apart from those of other posts, with what names them', () => {
  expect(
    excerpt(
      '<p id="x">1</p><input aria-describedby="x" name="tabs"><svg><path id="m"></path><path marker-end="url(#m)"></path></svg>',
    ),
  ).toBe(
    '<p id="p1-x">1</p><input aria-describedby="p1-x" name="p1-tabs"><svg><path id="p1-m"></path><path marker-end="url(#p1-m)"></path></svg>',
  );
});

test('an element that the fold cuts is closed', () => {
  expect(excerpt('<div><p>Cut ')).toBe('<div><p>Cut </p></div>');
});
