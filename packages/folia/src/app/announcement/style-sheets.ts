import type { StyleSheet } from '../../contract/style-sheet.ts';

/** Conditions under which a document needs the style sheets of this folder. */
export const announcementSheets = {
  closing: {
    file: new URL('announcement-closing.css', import.meta.url),
    layer: 'shell',
    usedBy: /data-close=/,
  },
} satisfies Record<string, StyleSheet>;
