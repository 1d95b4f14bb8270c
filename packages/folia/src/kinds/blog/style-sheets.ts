import type { StyleSheet } from '../../contract/style-sheet.ts';

/** When a document carries the style sheets of this folder. */
export const blogSheets = {
  blog: {
    file: new URL('blog.css', import.meta.url),
    layer: 'content',
    usedBy: /class="(?:byline|posts|post-tags|year-list|blog-ways|blog-index|about-author)"/,
  },
} satisfies Record<string, StyleSheet>;
