import { withoutComments } from './sheet-comments.ts';

/**
 * The CSS that gives an Infima property (https://infima.dev/docs/utilities/colors) its look from Docusaurus: declarations of
 * the engine's properties, or rules within the selector that sets the property.
 */
const BRIDGES: Record<string, string> = {
  '--ifm-color-primary': [
    '--accent: var(--ifm-color-primary);',
    // Black or white, whichever is readable on the color.
    '--accent-ink: oklch(from var(--ifm-color-primary) clamp(0, (0.66 - l) * 1000, 1) 0 0);',
    '--accent-wash: color-mix(in oklch, var(--ifm-color-primary) 14%, var(--surface));',
  ].join(' '),
  '--ifm-link-color': '& .prose { --accent: var(--ifm-link-color); }',
  '--ifm-background-color': [
    '--surface: var(--ifm-background-color);',
    // The engine's own shades would not fit the color.
    ...shades([5, 9, 16, 45], 'var(--surface)'),
  ].join(' '),
  '--ifm-background-surface-color': '--surface-raised: var(--ifm-background-surface-color);',
  '--ifm-color-content': '--ink: var(--ifm-color-content);',
  '--ifm-font-color-base': '--ink: var(--ifm-font-color-base);',
  '--ifm-color-content-secondary': '--ink-muted: var(--ifm-color-content-secondary);',
  '--ifm-font-color-secondary': '--ink-muted: var(--ifm-font-color-secondary);',
  '--ifm-font-family-base': '--font: var(--ifm-font-family-base);',
  '--ifm-font-family-monospace': '--font-mono: var(--ifm-font-family-monospace);',
  '--ifm-heading-font-family':
    '& :is(h1, h2, h3, h4, h5, h6) { font-family: var(--ifm-heading-font-family); }',
  '--ifm-heading-color': '& :is(h1, h2, h3, h4, h5, h6) { color: var(--ifm-heading-color); }',
  '--ifm-code-background': '& .prose code:not(pre *) { background: var(--ifm-code-background); }',
  '--ifm-navbar-height': '--bar-height: var(--ifm-navbar-height);',
  '--ifm-navbar-background-color':
    '& .navbar { --surface: var(--ifm-navbar-background-color); background: var(--surface); }',
  '--ifm-navbar-link-color': [
    '& .navbar {',
    '--ink: var(--ifm-navbar-link-color); --ink-muted: var(--ifm-navbar-link-color);',
    // The search and the lists of the bar are in the same color, whatever the background is.
    ...shades([10, 16, 25, 45], 'transparent'),
    '}',
  ].join(' '),
  '--ifm-navbar-link-hover-color': '& .navbar { --accent: var(--ifm-navbar-link-hover-color); }',
  '--ifm-footer-background-color':
    '& .site-footer { background: var(--ifm-footer-background-color); }',
  '--ifm-footer-color': [
    '& .site-footer { color: var(--ifm-footer-color); }',
    // In Infima, titles have the color of the footer unless they have one of their own.
    '& .site-footer h2 { color: var(--ifm-footer-title-color, inherit); }',
  ].join(' '),
  '--ifm-footer-link-color': '& .site-footer a { color: var(--ifm-footer-link-color); }',
  '--ifm-footer-title-color': '& .site-footer h2 { color: var(--ifm-footer-title-color); }',
};

/** Declarations of the shades between the background and the text. @param shares of the text's color, in percent */
function shades(shares: [number, number, number, number], ground: string): string[] {
  return ['surface-raised', 'surface-hover', 'line', 'line-strong'].map(
    (name, index) => `--${name}: color-mix(in oklch, var(--ink) ${shares[index]}%, ${ground});`,
  );
}

/**
 * Properties that Infima also sets for dark mode, with a selector that wins over `:root`. What a site sets for the root
 * therefore only has an effect in light mode.
 */
export const SET_BY_DARK_MODE: ReadonlySet<string> = new Set([
  '--ifm-background-color',
  '--ifm-background-surface-color',
  '--ifm-color-content',
  '--ifm-color-content-secondary',
  '--ifm-code-background',
]);

/** Properties that the engine calculates with. A value that is not a length would break the layout. */
const LENGTHS: ReadonlySet<string> = new Set(['--ifm-navbar-height']);

/** A share of something, a keyword such as `auto`, or a number without a unit. */
const NO_LENGTH = /%|^[a-z-]+$|^(?=.*[1-9])[\d.]+$/i;

/** A declaration, with the selectors and at-rules around it, the outermost first. */
type Declaration = { property: string; value: string; around: string[]; isImportant: boolean };

/** A style sheet that gives the engine the look that a site sets by properties of Infima. */
export type InfimaBridge = {
  /** Empty if there is nothing to do. */
  css: string;
  /** The properties that have an effect through it. */
  properties: string[];
  /** Declarations that could have an effect, but whose values are not lengths. */
  refused: Pick<Declaration, 'property' | 'value'>[];
};

/**
 * Makes rules for the properties of Infima that style sheets set for the whole document, in light or dark mode.
 * @param sheets their texts, in CSS or Sass with braces
 */
export function bridgeInfima(sheets: readonly string[]): InfimaBridge {
  const known = sheets
    .flatMap(listDeclarations)
    .map(ofBar)
    .filter(({ property, around }) => Object.hasOwn(BRIDGES, property) && isOfDocument(around));
  const used = known.filter(hasEffect).map(withColorMode);
  const scopes = Map.groupBy(used, ({ around }) => around.join(' { '));
  const rules = [...scopes].map(([start, declarations]) => {
    const properties = new Set(declarations.map(({ property }) => property));
    // In the order of the list, so that the property of a shade comes after the shades derived from the background.
    const lines = Object.entries(BRIDGES).flatMap(([property, line]) =>
      properties.has(property) ? [line] : [],
    );
    const depth = start.split(' { ').length;
    return `${start} {\n${lines.map((line) => `  ${line}`).join('\n')}\n${'}'.repeat(depth)}\n`;
  });
  return {
    css: rules.join('\n'),
    properties: [...new Set(used.map(({ property }) => property))].sort(),
    refused: known
      .filter((declaration) => !hasEffect(declaration))
      .map(({ property, value }) => ({ property, value })),
  };
}

/** The bar, in any color mode. */
const BAR = /^((?::root|html|\[data-theme=[^\]]*\])*)\s*\.navbar$/;

/** Turns a declaration for the bar into one for the document, if the bridge of its property contains the bar itself. */
function ofBar(declaration: Declaration): Declaration {
  const { property, around } = declaration;
  if (!BRIDGES[property]?.startsWith('& .navbar')) return declaration;
  const outer = around.map((prelude) =>
    prelude
      .split(/,\s*/)
      .map((selector) => selector.replace(BAR, (_whole, mode: string) => mode || ':root'))
      .join(', '),
  );
  return { ...declaration, around: outer };
}

function hasEffect({ property, value }: Declaration): boolean {
  return !LENGTHS.has(property) || !NO_LENGTH.test(value);
}

function withColorMode(declaration: Declaration): Declaration {
  const { property, around, isImportant } = declaration;
  // `!important` wins over Infima in both modes.
  if (isImportant || !SET_BY_DARK_MODE.has(property)) return declaration;
  const inLight = (selector: string) =>
    selector.replace(/^(?:html|:root)$/, ':root[data-theme="light"]');
  const limited = around.map((prelude) =>
    prelude.startsWith('@') ? prelude : prelude.split(/,\s*/).map(inLight).join(', '),
  );
  return { ...declaration, around: limited };
}

/** Whether a declaration is for the root element, whatever its color mode. Only then do the values reach the shell. */
function isOfDocument(around: string[]): boolean {
  const isPlain = around.every((prelude) => !/[$&]|#\{|@(?:include|mixin|each|if)/.test(prelude));
  const selectors = around.filter((prelude) => !prelude.startsWith('@'));
  const [first] = selectors;
  return (
    isPlain &&
    selectors.length === 1 &&
    first?.split(',').every((selector) => ROOT.test(selector.trim())) === true
  );
}

const ROOT = /^(?:(?::root|html)(?:\[[^\]]*\]|:not\([^)]*\))*|\[data-theme=[^\]]*\])$/;

/** Whether style sheets set a property for a part of the document, such as a section of the home page. */
export function isSetForParts(name: string, sheets: readonly string[]): boolean {
  return sheets
    .flatMap(listDeclarations)
    .some(({ property, around }) => property === name && !isOfDocument(around));
}

/** The custom properties that style sheets set for the whole document: whatever its color mode, and in dark mode. */
export function documentProperties(sheets: readonly string[]): {
  ofRoot: Set<string>;
  ofDarkMode: Set<string>;
} {
  const set = sheets.flatMap(listDeclarations).filter(({ around }) => isOfDocument(around));
  const namesOf = (declarations: Declaration[]) =>
    new Set(declarations.map(({ property }) => property));
  const isWithin = ({ around }: Declaration, mode: RegExp) => around.some((one) => mode.test(one));
  return {
    ofRoot: namesOf(set.filter((declaration) => !isWithin(declaration, MODE))),
    ofDarkMode: namesOf(set.filter((declaration) => isWithin(declaration, DARK_MODE))),
  };
}

/** A selector or media query that is limited to a color mode. */
const MODE = /data-theme|prefers-color-scheme/;
const DARK_MODE = /(?:data-theme|prefers-color-scheme)\W*dark/;

/** Strings, values that Sass inserts, and parentheses, all of which may contain the characters that end a piece. */
const PIECE_END = /"[^"\n]*"|'[^'\n]*'|#\{[^{}]*\}|\([^()]*\)|[{};]/g;

/** Lists the custom properties that a style sheet sets. */
export function listDeclarations(sheet: string): Declaration[] {
  const text = withoutComments(sheet);
  const found: Declaration[] = [];
  const around: string[] = [];
  let start = 0;
  for (const { 0: sign, index } of text.matchAll(PIECE_END)) {
    if (!/^[{};]$/.test(sign)) continue;
    const piece = text.slice(start, index).trim();
    start = index + 1;
    if (sign === '{') {
      around.push(piece.replace(/\s+/g, ' '));
      continue;
    }
    const [, property, written = ''] = /^(--[\w-]+)\s*:([\s\S]*)$/.exec(piece) ?? [];
    const value = written.replace(/!\s*important$/, '').trim();
    const isImportant = /!\s*important$/.test(piece);
    if (property !== undefined) {
      found.push({ property, value, around: joinNested(around), isImportant });
    }
    if (sign === '}') around.pop();
  }
  return found;
}

/** @example joinNested([':root', "&[data-theme='dark']"]) // [":root[data-theme='dark']"] */
function joinNested(around: readonly string[]): string[] {
  const isSingle = (selector = '@') => !selector.startsWith('@') && !selector.includes(',');
  const joined: string[] = [];
  for (const prelude of around) {
    const parent = joined.at(-1);
    const continues = prelude.startsWith('&') && isSingle(prelude) && isSingle(parent);
    joined.push(continues ? `${joined.pop()}${prelude.slice(1)}` : prelude);
  }
  return joined;
}
