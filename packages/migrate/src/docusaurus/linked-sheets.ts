import { MISSING } from '../missing-package.ts';
import { asList, asObject, asString, type Note } from '../note.ts';

/** The style sheet that imports those of other hosts and of packages. */
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

/** The style sheet of a package that a path leads to, such as `open-props/style`; undefined if it is one of the site. */
export function packageSheet(path: string): string | undefined {
  if (path.startsWith(MISSING)) return path.slice(MISSING.length);
  return /[\\/]node_modules[\\/](?!.*[\\/]node_modules[\\/])(.+)$/
    .exec(path)?.[1]
    ?.replaceAll('\\', '/');
}

/** Imports the style sheets of packages that a config lists. */
export function importPackageSheets(sheets: readonly string[]): LinkedSheets {
  return {
    css: sheets.map((sheet) => `@import ${JSON.stringify(sheet)};\n`).join(''),
    notes: sheets.map((sheet) => ({
      group: 'theme',
      key: `theme.customCss ${sheet}`,
      outcome: 'changed',
      text: `It is imported by "${LINKED_FILE}".`,
    })),
  };
}
