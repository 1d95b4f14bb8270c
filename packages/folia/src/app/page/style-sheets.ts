import type { StyleSheet } from '../../contract/style-sheet.ts';

/** When a document carries the style sheets of this folder. */
export const pageSheets = {
  contents: {
    file: new URL('contents.css', import.meta.url),
    layer: 'shell',
    usedBy: /class="toc"/,
  },
  contentsLevels: {
    file: new URL('contents-levels.css', import.meta.url),
    layer: 'content',
    usedBy: /class="level-/,
  },
  pageFooter: {
    file: new URL('page-footer.css', import.meta.url),
    layer: 'shell',
    usedBy: /class="page-footer"/,
  },
  pageTags: {
    file: new URL('page-tags.css', import.meta.url),
    layer: 'content',
    usedBy: /class="page-tags"/,
  },
  notice: {
    file: new URL('notice.css', import.meta.url),
    layer: 'content',
    usedBy: /class="notice/,
  },
} satisfies Record<string, StyleSheet>;
