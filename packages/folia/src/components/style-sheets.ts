import type { StyleSheet } from '../contract/style-sheet.ts';

/** When a document carries the style sheets of this folder. */
export const componentSheets = {
  tabs: {
    file: new URL('tabs.css', import.meta.url),
    layer: 'content',
    usedBy: /class="tabs[" ]/,
  },
  tabsMore: {
    file: new URL('tabs-more.css', import.meta.url),
    layer: 'content',
    usedBy: /class="tabs-more"/,
  },
  method: {
    file: new URL('method.css', import.meta.url),
    layer: 'shell',
    usedBy: /class="method /,
  },
} satisfies Record<string, StyleSheet>;
