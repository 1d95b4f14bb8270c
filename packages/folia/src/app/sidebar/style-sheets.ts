import type { StyleSheet } from '../../contract/style-sheet.ts';

/** When a document carries the style sheets of this folder. */
export const sidebarSheets = {
  sidebarHtml: {
    file: new URL('sidebar-html.css', import.meta.url),
    layer: 'shell',
    usedBy: /sidebar-html/,
  },
  hideSidebar: {
    file: new URL('hide-sidebar.css', import.meta.url),
    layer: 'shell',
    usedBy: /class="hide-sidebar"/,
  },
} satisfies Record<string, StyleSheet>;
