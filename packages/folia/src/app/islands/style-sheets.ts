import type { StyleSheet } from '../../contract/style-sheet.ts';

/** When a document carries the style sheets of this folder. */
export const islandSheets = {
  islandContent: {
    file: new URL('island-content.css', import.meta.url),
    layer: 'content',
    usedBy: /<docs-content[ >]/,
  },
  islandsFailed: {
    file: new URL('islands-failed.css', import.meta.url),
    layer: 'content',
    usedBy: /class="islands-failed"/,
  },
} satisfies Record<string, StyleSheet>;
