import { listFirst } from '../list-first.ts';
import type { Note } from '../note.ts';
import type { CopyPath } from '../source-path.ts';
import { hasOwnBoxes, lostBoxParts, namingBoxes, UNUSED } from './box-selectors.ts';
import { isCssModule } from './convert-styles.ts';
import { keepingSidePadding } from './navbar-padding.ts';
import { leaveOutTailwind } from './tailwind-sheets.ts';

/** A style sheet whose text differs from the source. */
type AdaptedSheet = { to: string; text: string };

/**
 * What precedes a block: a selector, or the condition of a rule. A match starts only at a boundary, since a font in a data
 * URL is a long text without one.
 */
const PRELUDE = /(?<![^{};])[^{};]+(?=\{)/g;

/** The element around the content of a page: https://docusaurus.io/docs/styling-layout#theme-class-names */
const CONTENT = /(?:\.(?:theme-doc-markdown|markdown)(?![\w-]))+/g;

/** Selectors in a CSS module whose classes keep their names. */
const GLOBAL = /:global(?:\([^()]*\)|\s[^,{]*)/g;

/** Classes of the parts around the content, and of code blocks: Infima's, then the theme's own, then those of whole pages. */
const SHELL_CLASSES = [
  '(?:menu|navbar|navbar-sidebar|footer|breadcrumbs|dropdown)__[\\w-]+',
  '(?:pagination-nav|table-of-contents|DocSearch)[\\w-]*',
  'theme-(?:doc|layout)-(?!markdown)[\\w-]+',
  'theme-(?:code-block[\\w-]*|edit-this-page|last-updated)',
  'docusaurus-highlight-code-line',
  '(?:main|docs|blog)-wrapper',
  'plugin-(?:docs|blog|pages)',
  'docs-doc-page',
];
const OF_SHELL = new RegExp(`\\.(${SHELL_CLASSES.join('|')})(?![\\w-])`, 'g');

/** How many classes a note names. */
const NAMED = 5;

/**
 * Adapts style sheets to the engine: rules for the content and for boxes name their elements, and imports of Tailwind are
 * comments if the source does not list Tailwind. Reports the classes that no element has in the new site.
 *
 * @param code everything else that may have elements with classes of the theme
 */
export function adaptSheets(
  copies: readonly CopyPath[],
  { read, hasTailwind }: { read: (path: string) => string; hasTailwind: boolean },
  code: readonly string[],
): { sheets: AdaptedSheet[]; notes: Note[] } {
  const sheets: AdaptedSheet[] = [];
  const notes: Note[] = [];
  const named = new Set<string>();
  const boxParts = new Set<string>();
  const boxes = { keepsOld: hasOwnBoxes(code) };
  for (const { from, to } of copies) {
    const written = read(from);
    const without = hasTailwind ? undefined : leaveOutTailwind(to, written);
    if (without) notes.push(without.note);
    const adapted = namingElements(to, without?.text ?? written, boxes);
    if (adapted.includes(UNUSED)) notes.push(oldBoxesNote(to));
    const text = isCssModule(to) ? adapted : keepingSidePadding(adapted);
    if (text !== adapted) notes.push(paddingNote(to));
    if (text !== written) sheets.push({ to, text });
    if (isCssModule(to)) continue;
    for (const name of shellClasses(text)) named.add(name);
    for (const part of (text.match(PRELUDE) ?? []).flatMap(lostBoxParts)) boxParts.add(part);
  }
  const lost = [...named].filter((name) => !code.some((text) => text.includes(name)));
  return {
    sheets,
    notes: [
      ...notes,
      ...(lost.length === 0 ? [] : [lostClassesNote(lost)]),
      ...(boxParts.size === 0 ? [] : [lostBoxPartsNote([...boxParts])]),
    ],
  };
}

/** Replaces selectors of content and boxes with those of the engine. In a CSS module, the same names are its own classes. */
function namingElements(path: string, text: string, boxes: { keepsOld: boolean }): string {
  const named = (selector: string) => namingBoxes(selector.replace(CONTENT, '.prose'), boxes);
  return text.replace(PRELUDE, (prelude) =>
    isCssModule(path) ? prelude.replace(GLOBAL, named) : named(prelude),
  );
}

function paddingNote(key: string): Note {
  const text =
    'The bar keeps its padding at the sides: the elements with this padding in Docusaurus do not exist here.';
  return { group: 'theme', outcome: 'changed', key, text };
}

function shellClasses(text: string): string[] {
  return (text.match(PRELUDE) ?? []).flatMap((prelude) =>
    [...prelude.matchAll(OF_SHELL)].map(([, name = '']) => name),
  );
}

function lostClassesNote(names: string[]): Note {
  const selectors = names.map((name) => `.${name}`);
  const text = `No element has them here: ${listFirst(selectors, NAMED)}. Style the bar as ".navbar", the sidebar as ".sidebar", the list of contents as ".toc", the footer as ".site-footer", links to the previous and next page as ".neighbor", code blocks as ".code".`;
  return { group: 'theme', outcome: 'dropped', key: 'classes of the theme', text };
}

function lostBoxPartsNote(selectors: string[]): Note {
  const text = `No element has them here: ${listFirst(selectors, NAMED)}. The icon of a box is ".admonition-title::before", and what follows the title is directly in ".admonition".`;
  return { group: 'theme', outcome: 'dropped', key: 'parts of boxes', text };
}

function oldBoxesNote(key: string): Note {
  const text =
    'Docusaurus has had no class "admonition" since version 2, so its rules had no effect. It is now "unused-admonition", so that they still have none: delete them, or style ".admonition".';
  return { group: 'theme', outcome: 'changed', key, text };
}
