import type { StyleSheet } from '../../contract/style-sheet.ts';

/** Conditions under which a document needs the style sheets of this folder. */
export const navbarSheets = {
  navbarStyles: {
    file: new URL('navbar-styles.css', import.meta.url),
    layer: 'shell',
    usedBy: /navbar-primary|navbar-dark/,
  },
  navbarHtml: {
    file: new URL('navbar-html.css', import.meta.url),
    layer: 'shell',
    usedBy: /class="navbar-html"/,
  },
  navbarHiding: {
    file: new URL('navbar-hiding.css', import.meta.url),
    layer: 'shell',
    usedBy: /navbar-hiding/,
  },
  dropdown: {
    file: new URL('dropdown.css', import.meta.url),
    layer: 'shell',
    usedBy: /class="dropdown"/,
  },
  // After dropdowns, whose lists it changes.
  navbarMore: {
    file: new URL('navbar-more.css', import.meta.url),
    layer: 'shell',
    usedBy: /class="more /,
  },
  twoLogos: {
    file: new URL('two-logos.css', import.meta.url),
    layer: 'content',
    usedBy: /only-dark/,
  },
} satisfies Record<string, StyleSheet>;
