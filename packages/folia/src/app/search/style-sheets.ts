import type { StyleSheet } from '../../contract/style-sheet.ts';

/** When a document carries the style sheets of this folder. */
export const searchSheets = {
  searchBox: {
    file: new URL('search-box.css', import.meta.url),
    layer: 'shell',
    usedBy: /class="search-box"/,
  },
  searchDialog: {
    file: new URL('search-dialog.css', import.meta.url),
    layer: 'shell',
    usedBy: /id="search-dialog"/,
  },
} satisfies Record<string, StyleSheet>;
