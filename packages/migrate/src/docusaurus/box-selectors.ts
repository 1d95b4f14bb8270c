import { admonitionClasses } from 'folia/format';

/** A class of a box in Docusaurus, or before its version 2.0, and of a kind: https://docusaurus.io/docs/markdown-features/admonitions */
const BOX = /\.(?:theme-)?admonition(?:-(?!heading|icon|content|title)([a-z][\w-]*))?(?![\w-])/g;

/** The title: an element with a class of its own before version 2.0, and then one of a CSS module. */
const TITLE =
  /(?:\.admonition-heading(?![\w-])|\[class(?:[*^~]?=)["']?admonitionHeading[\w-]*["']?\])(?:\s*>?\s*h5(?![\w-]))?/g;

/** Elements within a box that do not exist here. */
const LOST =
  /\.admonition-(?:icon|content)(?![\w-])|\[class(?:[*^~]?=)["']?admonition(?:Icon|Content)[\w-]*["']?\]/g;

/** A box that is an alert of Infima (https://infima.dev/docs/components/alert), as boxes of Docusaurus are. */
const ALERT = /\.alert(?:--(secondary|success|info|warning|danger))?(?![\w-])/g;

/**
 * Replaces classes that boxes have in Docusaurus by those that they have here, in a selector.
 * @param isOwn whether elements of the site have a class, which then stays
 */
export function namingBoxes(selector: string, isOwn: (name: string) => boolean): string {
  return selector
    .replace(TITLE, (written) => (isOwnTitle(written, isOwn) ? written : '.admonition-title'))
    .replace(BOX, (written, kind: string | undefined) =>
      isOwn(written.slice(1)) ? written : boxSelector(kind),
    )
    .replace(ALERT, (written, kind: string | undefined) => `:is(${written}, ${boxSelector(kind)})`);
}

/** The parts of boxes that a selector names and that do not exist here. */
export function lostBoxParts(selector: string, isOwn: (name: string) => boolean): string[] {
  return (selector.match(LOST) ?? []).filter((written) => !isOwn(written.replace(/^\./, '')));
}

function isOwnTitle(written: string, isOwn: (name: string) => boolean): boolean {
  return written.startsWith('.') && isOwn('admonition-heading');
}

function boxSelector(kind: string | undefined): string {
  const name = kind === undefined ? undefined : admonitionClasses(kind).at(-1);
  return name === undefined ? '.admonition' : `.admonition.${name}`;
}
