import { countOf } from '../count-of.ts';
import type { Note } from '../note.ts';
import type { NewFile } from '../write-migration.ts';
import type { Settings } from './convert-settings.ts';
import { BRIDGE_FILE, BRIDGE_HEADER, isStyleSheet } from './convert-styles.ts';
import {
  documentProperties,
  isSetForParts,
  listDeclarations,
  SET_BY_DARK_MODE,
} from './infima-bridge.ts';
import { INFIMA_DEFAULTS } from './infima-defaults.ts';

type StyleSettings = Pick<Settings, 'config' | 'files' | 'pagesPath'>;

/** Files that may use properties: style sheets, and code and texts with styles of elements. */
const STYLED = /\.(?:css|less|s[ac]ss|[jt]sx?|mdx?)$/;

/**
 * Pages that are components are laid out for Infima, which underlines no links and has no space above headings. The engine has
 * both, since it expects text there.
 */
const COMPONENT_RULES = `
/* Links that components style, such as buttons. */
:where(.layout-wide a[class]) {
  text-decoration: var(--ifm-link-decoration, none);
}

/* Headings that components place, outside of Markdown. */
:where(.layout-wide :is(h2, h3, h4, h5, h6):not(.markdown *)) {
  margin-block: var(--ifm-heading-margin-top, 0) var(--ifm-heading-margin-bottom, 1.25rem);
}
`;

/** A top-level rule for all links. A site with one does not need the rules below, which would win over it. */
const OWN_LINKS = /(?:^|\})a\s*(?:,[^{}]*)?\{/m;

/**
 * Links within an element for which a style sheet sets their color. Those with a class, such as buttons, have colors of their
 * own. Any rule of the site with a class wins, as it does over the one of Infima.
 */
const LINK_RULES = `
:where(.layout-wide) a:where(:not([class])) {
  color: var(--ifm-link-color, var(--accent));
}

:where(.layout-wide) a:where(:not([class]):hover) {
  color: var(--ifm-link-hover-color, var(--ifm-link-color, var(--accent)));
}
`;

const USE = /var\(\s*(--ifm-[\w-]+)/g;

/**
 * Sets properties of Infima that a site uses but never sets to values like those that they have under Docusaurus, so that
 * nothing that is styled with them becomes invisible. Also lays out pages that are components as Infima does.
 *
 * @param files the files of the new folder apart from those of the settings
 */
export function addInfimaDefaults<Given extends StyleSettings>(
  files: readonly NewFile[],
  settings: Given,
  read: (path: string) => string,
): { settings: Given; notes: Note[] } {
  const styled = files
    .filter(({ to }) => STYLED.test(to))
    .map((file) => ({ to: file.to, text: 'text' in file ? file.text : read(file.from) }));
  const texts = styled.filter(({ text }) => text.includes('--ifm-'));
  const sheetsIn = (all: typeof styled) =>
    all.filter(({ to }) => isStyleSheet(to)).map(({ text }) => text);
  const sheets = sheetsIn(texts);
  const allSheets = sheetsIn(styled);
  const used = new Set(texts.flatMap(({ text }) => usesIn(text)));
  const { ofRoot, ofDarkMode } = documentProperties(sheets);
  const needed = withReferences(used, ofRoot);
  const inDarkMode = [...used].filter(
    (name) => SET_BY_DARK_MODE.has(name) && ofRoot.has(name) && !ofDarkMode.has(name),
  );
  const hasPages = files.some(
    ({ to }) => to.startsWith(`${settings.pagesPath}/`) && /\.[jt]sx$/.test(to),
  );
  const css = [
    printRule(':where(:root)', needed),
    printRule("[data-theme='dark']", inDarkMode),
    hasPages ? COMPONENT_RULES : '',
    isSetForParts('--ifm-link-color', sheets) && !allSheets.some((text) => OWN_LINKS.test(text))
      ? LINK_RULES
      : '',
  ];
  const set = new Set(sheets.flatMap(listDeclarations).map(({ property }) => property));
  const unknown = [...used].filter((name) => !INFIMA_DEFAULTS.has(name) && !set.has(name));
  return {
    settings: css.join('') === '' ? settings : withRules(settings, css.join('')),
    notes: [...defaultNotes([...needed, ...inDarkMode]), ...unknownNotes(unknown)],
  };
}

function usesIn(text: string): string[] {
  return [...text.matchAll(USE)].map(([, name = '']) => name);
}

/** The properties that have a default and are not set, and those that these defaults refer to. */
function withReferences(names: Iterable<string>, set: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const value = INFIMA_DEFAULTS.get(name);
    if (value === undefined || found.has(name) || set.has(name)) return;
    found.add(name);
    usesIn(value).forEach(visit);
  };
  for (const name of names) visit(name);
  return [...found].sort();
}

/** `:where` gives way to any rule of the site. */
function printRule(selector: string, names: readonly string[]): string {
  if (names.length === 0) return '';
  const lines = names.map((name) => `  ${name}: ${INFIMA_DEFAULTS.get(name)};`);
  return `\n${selector} {\n${lines.join('\n')}\n}\n`;
}

/** Appends rules to the style sheet that makes properties of Infima take effect. */
function withRules<Given extends StyleSettings>(settings: Given, css: string): Given {
  const others = settings.files.filter(({ to }) => to !== BRIDGE_FILE);
  const bridge = settings.files.find(({ to }) => to === BRIDGE_FILE);
  const text = bridge && 'text' in bridge ? bridge.text : BRIDGE_HEADER;
  const listed = [settings.config['customCss'] ?? []].flat();
  return {
    ...settings,
    files: [...others, { to: BRIDGE_FILE, text: text + css }],
    config: { ...settings.config, customCss: bridge ? listed : [...listed, BRIDGE_FILE] },
  };
}

function defaultNotes(names: readonly string[]): Note[] {
  if (names.length === 0) return [];
  const text = `It has ${countOf(names.length, 'values')} of Infima that the site uses and does not set.`;
  return [{ group: 'theme', outcome: 'changed', key: BRIDGE_FILE, text }];
}

function unknownNotes(names: readonly string[]): Note[] {
  if (names.length === 0) return [];
  const text = `Used, but without a value here: ${names.toSorted().join(', ')}. Set them in a style sheet.`;
  return [{ group: 'theme', outcome: 'dropped', key: 'properties of Infima', text }];
}
