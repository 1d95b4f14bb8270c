import type { StyleSheet } from '../contract/style-sheet.ts';

/** Conditions under which a document needs the style sheets of this folder. */
export const markupSheets = {
  admonition: {
    file: new URL('admonition.css', import.meta.url),
    layer: 'content',
    usedBy: /class="admonition /,
  },
  cards: {
    file: new URL('cards.css', import.meta.url),
    layer: 'content',
    usedBy: /class="category-cards"/,
  },
  codeFigure: {
    file: new URL('code-figure.css', import.meta.url),
    layer: 'content',
    usedBy: /class="code"/,
  },
  codeLines: {
    file: new URL('code-lines.css', import.meta.url),
    layer: 'content',
    usedBy: /class="line/,
  },
  codeMarks: {
    file: new URL('code-marks.css', import.meta.url),
    layer: 'content',
    usedBy:
      /class="prompt"|<mark>|class="line [\w ]*(?:added|removed|error|warning|focus)|<pre[^>]* class="[\w ]*(?:wrapped|focused)/,
  },
  diagram: {
    file: new URL('diagram.css', import.meta.url),
    layer: 'content',
    usedBy: /class="(?:live-)?diagram"/,
  },
  gantt: {
    file: new URL('gantt.css', import.meta.url),
    layer: 'content',
    usedBy: /<svg[^>]* class="gantt"/,
  },
  liveDiagram: {
    file: new URL('live-diagram.css', import.meta.url),
    layer: 'content',
    usedBy: /class="live-diagram"/,
  },
  picture: {
    file: new URL('picture.css', import.meta.url),
    layer: 'content',
    usedBy: /class="picture"/,
  },
  tableFrame: {
    file: new URL('table-frame.css', import.meta.url),
    layer: 'content',
    usedBy: /<table\b/,
  },
  // MathML, as the library for formulas generates it.
  math: {
    file: new URL('math.css', import.meta.url),
    layer: 'content',
    usedBy: /<math/,
  },
  // `<details>` in content, not a category of the sidebar.
  proseRare: {
    file: new URL('prose-rare.css', import.meta.url),
    layer: 'content',
    usedBy:
      /<details(?![^>]* class=)[^>]*>(?!<summary class="category")|<h1 id=|<kbd|<blockquote|<hr|contains-task-list/,
  },
  // Class names that pages written for Docusaurus use, which start with the name of a block.
  infima: {
    file: new URL('infima.css', import.meta.url),
    layer: 'content',
    usedBy:
      /class="(?:[^" ]+ )*(?:row|container|container-fluid|pills|(?:col|hero|button|card|badge|alert|avatar|pills|text|shadow|(?:margin|padding)(?:-[a-z]+)?)(?:--|__)[^" ]+)[ "]/,
  },
  infimaSpaces: {
    file: new URL('infima-spaces.css', import.meta.url),
    layer: 'content',
    usedBy:
      /class="(?:[^" ]+ )*(?:margin|padding)(?:-(?:vert|horiz|top|bottom|left|right))?--(?:none|xs|sm|md|lg|xl)[ "]/,
  },
  versionBadge: {
    file: new URL('version-badge.css', import.meta.url),
    layer: 'content',
    usedBy: /class="version-badge"/,
  },
} satisfies Record<string, StyleSheet>;
