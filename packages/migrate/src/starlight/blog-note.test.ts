import { expect, test } from 'vitest';
import { noteBlog } from './blog-note.ts';

test('posts with a date are pointed out, other pages are not', () => {
  const notes = noteBlog([
    { page: { path: 'blog/launch.md' }, source: { frontmatter: { date: '2025-05-06' } } },
    { page: { path: 'blog/about.md' }, source: { frontmatter: {} } },
    { page: { path: 'boats.md' }, source: { frontmatter: { date: '2025-05-06' } } },
  ]);
  expect(notes).toMatchObject([{ group: 'blog', isUrgent: true }]);
  expect(notes[0]?.text).toContain('addresses: 1.');
  expect(noteBlog([{ page: { path: 'boats.md' }, source: { frontmatter: {} } }])).toEqual([]);
});
