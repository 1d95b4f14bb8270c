import type { StyleSheet } from '../../contract/style-sheet.ts';

/** When a document carries the style sheets of this folder. */
export const notFoundSheets = {
  notFound: {
    file: new URL('not-found.css', import.meta.url),
    layer: 'content',
    usedBy: /class="notice not-found"/,
  },
} satisfies Record<string, StyleSheet>;
