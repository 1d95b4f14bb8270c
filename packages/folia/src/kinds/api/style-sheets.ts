import type { StyleSheet } from '../../contract/style-sheet.ts';

/** When a document carries the style sheets of this folder. */
export const apiSheets = {
  api: {
    file: new URL('api.css', import.meta.url),
    layer: 'content',
    usedBy: /class="api-/,
  },
} satisfies Record<string, StyleSheet>;
