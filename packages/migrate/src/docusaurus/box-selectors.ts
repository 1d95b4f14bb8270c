import { admonitionClasses } from 'folia/format';

/** A class of boxes, or of one kind of them: https://docusaurus.io/docs/styling-layout#theme-class-names */
const BOX = /\.theme-admonition(?:-([a-z][\w-]*))?(?![\w-])/g;

/** A box is an alert of Infima, too: https://infima.dev/docs/components/alert */
const ALERT = /\.alert(?:--(secondary|success|info|warning|danger))?(?![\w-])/g;

/** The title of a box, which has a class of a CSS module, and once was a heading. */
const TITLE = /\[class(?:[*^~]?=)["']?admonitionHeading[\w-]*["']?\](?:\s*>?\s*h5(?![\w-]))?/g;

/** Elements within a box that do not exist here. */
const LOST = /\[class(?:[*^~]?=)["']?admonition(?:Icon|Content)[\w-]*["']?\]/g;

/** Classes of boxes before Docusaurus 2. Later versions do not have them, but the engine does. */
const OLD = /\.(admonition(?:-title)?)(?![\w-])/g;

/** An element of the site that has one of these classes itself. */
const OWN =
  /\bclass(?:Name)?\s*[=:]\s*[{(]*\s*["'`][^"'`\n]*(?<![\w-])admonition(?:-title)?(?![\w-])/;

/** The new name of the old classes, which keeps their rules without effect. */
export const UNUSED = '.unused-admonition';

/** Whether elements of the site have the classes of the engine's boxes. @param code all code and texts of the site */
export function hasOwnBoxes(code: readonly string[]): boolean {
  return code.some((text) => OWN.test(text));
}

/**
 * Makes a selector of Docusaurus's boxes select those of the engine. Many sites still have rules for the boxes of Docusaurus
 * 1, which have no effect there and would have one here, such as black text in dark mode.
 *
 * @param keepsOld whether elements of the site have the old classes
 */
export function namingBoxes(selector: string, { keepsOld }: { keepsOld: boolean }): string {
  const current = keepsOld
    ? selector
    : selector.replace(OLD, (written) => written.replace('.', '.unused-'));
  return current
    .replace(TITLE, '.admonition-title')
    .replace(BOX, (_, kind?: string) => boxSelector(kind))
    .replace(ALERT, (written, kind?: string) => `:is(${written}, ${boxSelector(kind)})`);
}

/** Lists the parts of boxes in a selector that do not exist here. */
export function lostBoxParts(selector: string): string[] {
  return selector.match(LOST) ?? [];
}

function boxSelector(kind: string | undefined): string {
  const name = kind === undefined ? undefined : admonitionClasses(kind).at(-1);
  return name === undefined ? '.admonition' : `.admonition.${name}`;
}
