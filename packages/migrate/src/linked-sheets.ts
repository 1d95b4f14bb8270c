import type { DocumentTag } from './document-tag.ts';
import { MISSING } from './missing-package.ts';
import { asString, type Note } from './note.ts';

/** The style sheet that imports style sheets of other hosts and of packages. */
export const LINKED_FILE = 'src/css/linked.css';

/** A style sheet that a config links to in each document. */
export type SheetLink = {
  /** The key of the config, for notes. */
  key: string;
  href: string;
  /** The media that it is for; empty for all. */
  media: string;
};

export type LinkedSheets = {
  /** The text of that style sheet; empty if it is not needed. */
  css: string;
  notes: Note[];
};

/**
 * Reads an element of the head that loads a style sheet. Some load it without effect, as one for printing or as a preload,
 * until an event handler changes the attribute.
 * @returns undefined for other elements
 */
export function readSheetLink({
  key,
  tagName,
  attributes,
  inBody,
}: DocumentTag): SheetLink | undefined {
  const [rel, href, media] = ['rel', 'href', 'media'].map((name) => asString(attributes[name]));
  if (tagName !== 'link' || inBody === true || href === undefined) return undefined;
  const isLate = attributes['onload'] !== undefined;
  const isPreload = rel === 'preload' && attributes['as'] === 'style' && isLate;
  const relations = (rel ?? '').toLowerCase().split(/\s+/);
  // Browsers apply an alternative one only when a reader chooses it.
  const isApplied = relations.includes('stylesheet') && !relations.includes('alternate');
  if (!isPreload && !isApplied) return undefined;
  return { key, href, media: isLate || media === 'all' ? '' : (media ?? '') };
}

/** Converts links to style sheets. Each is imported once. */
export function convertLinkedSheets(links: readonly SheetLink[]): LinkedSheets {
  const unique = links.filter(
    ({ href }, index) => links.findIndex((other) => other.href === href) === index,
  );
  const imported = unique.filter(({ href }) => isOfOtherHost(href) && !isOfFormulas(href));
  const print = ({ href, media }: SheetLink) =>
    `@import url(${JSON.stringify(href)})${media && ` ${media}`};\n`;
  return {
    css: imported.map(print).join(''),
    notes: unique.map(({ key, href }) => ({
      group: 'theme',
      key: `${key} ${href}`,
      ...outcomeOf(href),
    })),
  };
}

function isOfOtherHost(href: string): boolean {
  return /^(?:https?:)?\/\//.test(href);
}

/** Formulas need no style sheet: they are MathML. */
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
