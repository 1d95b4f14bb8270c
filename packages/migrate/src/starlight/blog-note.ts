import type { Note, Values } from '../note.ts';

/**
 * Says that posts of the plugin starlight-blog, which are pages with a date in the folder `blog`, are pages of the docs now.
 */
export function noteBlog(
  pages: readonly { page: { path: string }; source: { frontmatter: Values } }[],
): Note[] {
  const posts = pages.filter(
    ({ page, source }) => page.path.startsWith('blog/') && source.frontmatter['date'] !== undefined,
  );
  if (posts.length === 0) return [];
  const text = `Pages of the docs now, at the same addresses: ${posts.length}. For lists by date, authors and feeds, move "docs/blog" to "blog", and write "blog: {}" in the config.`;
  return [
    { group: 'blog', outcome: 'changed', key: 'posts of starlight-blog', text, isUrgent: true },
  ];
}
