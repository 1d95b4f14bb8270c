import type { StyleSheet } from '../../contract/style-sheet.ts';

/** When a document carries the style sheets of the whole site that most documents do without. */
export const wholeSheets = {
  button: {
    file: new URL('button.css', import.meta.url),
    layer: 'base',
    usedBy: /class="button/,
  },
  rtl: {
    file: new URL('rtl.css', import.meta.url),
    layer: 'content',
    usedBy: /dir="rtl"/,
  },
} satisfies Record<string, StyleSheet>;
