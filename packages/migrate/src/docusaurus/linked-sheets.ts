import { asList, asObject, asString, type Note } from '../note.ts';

/** The style sheet that imports those of other hosts. */
export const LINKED_FILE = 'src/css/linked.css';

export type LinkedSheets = {
  /** The text of that style sheet; empty if it is not needed. */
  css: string;
  notes: Note[];
};

/**
 * Converts the style sheets that a config links to in each document
 * (https://docusaurus.io/docs/api/docusaurus-config#stylesheets).
 */
export function convertLinkedSheets(stylesheets: unknown): LinkedSheets {
  const hrefs = asList(stylesheets).map(
    (sheet) => asString(sheet) ?? asString(asObject(sheet)['href']) ?? '',
  );
  const imported = hrefs.filter((href) => isOfOtherHost(href) && !isOfFormulas(href));
  return {
    css: imported.map((href) => `@import url(${JSON.stringify(href)});\n`).join(''),
    notes: hrefs.map((href) => ({
      group: 'theme',
      key: `stylesheets ${href}`,
      ...outcomeOf(href),
    })),
  };
}

function isOfOtherHost(href: string): boolean {
  return /^(?:https?:)?\/\//.test(href);
}

/** Formulas need none: they are MathML. */
function isOfFormulas(href: string): boolean {
  return /katex/i.test(href);
}

function outcomeOf(href: string): Pick<Note, 'outcome' | 'text'> {
  if (isOfFormulas(href)) {
    return { outcome: 'migrated', text: 'Formulas need no style sheet here.' };
  }
  return isOfOtherHost(href)
    ? { outcome: 'changed', text: `It is imported by "${LINKED_FILE}".` }
    : { outcome: 'dropped', text: 'List its file in "customCss".' };
}
