import { basename, dirname, join, resolve } from 'node:path';
import {
  convertLinkedSheets,
  importPackageSheets,
  LINKED_FILE,
  packageSheet,
  type SheetLink,
} from '../linked-sheets.ts';
import { listFirst } from '../list-first.ts';
import type { Note, Values } from '../note.ts';
import { type CopyPath, resolveSourcePath } from '../source-path.ts';
import { bridgeInfima, type InfimaBridge, listDeclarations } from './infima-bridge.ts';
import { withoutComments } from './sheet-comments.ts';

/** Style sheets or folders, with their config and notes. */
export type ConvertedPaths = { value: Values; copies: CopyPath[]; notes: Note[] };

export type ConvertedStyles = ConvertedPaths & {
  /** Style sheets that are not in the source. */
  files: { to: string; text: string }[];
};

/** Whether a path in a config names a style sheet that the new site can use. */
export function isStyleSheet(path: unknown): boolean {
  return typeof path === 'string' && /\.(?:css|less|s[ac]ss)$/.test(path);
}

/** Whether a path names a CSS module: https://github.com/css-modules/css-modules */
export function isCssModule(path: string): boolean {
  return /\.module\.\w+$/.test(path);
}

/** The style sheet that makes properties of Infima take effect. */
export const BRIDGE_FILE = 'src/css/infima-bridge.css';

/**
 * Converts the style sheets of the classic theme (https://docusaurus.io/docs/styling-layout#global-styles), and those that the
 * config links to.
 * @param theme the options of the theme
 */
export function convertStyles(
  theme: Values,
  sourceDir: string,
  read: (path: string) => string | undefined,
  links: readonly SheetLink[] = [],
): ConvertedStyles {
  const named = [theme['customCss']].flat().filter((path) => typeof path === 'string');
  const ofPackages = importPackageSheets(named.flatMap((path) => packageSheet(path) ?? []));
  const own = named.filter((path) => packageSheet(path) === undefined);
  const sheets = own.map((path) => {
    const place = resolveSourcePath(sourceDir, path);
    return { place, text: read(place.from), isSupported: isStyleSheet(place.to) };
  });
  const kept = sheets.flatMap(({ place, text, isSupported }) =>
    text !== undefined && isSupported ? [{ place, text }] : [],
  );
  const texts = kept.flatMap(({ place, text }) => readWithImports(place.from, text, read));
  const bridge = bridgeInfima(texts);
  const linked = convertLinkedSheets(links);
  const imports = linked.css + ofPackages.css;
  // What they import has to come first.
  const paths = [
    ...(imports === '' ? [] : [LINKED_FILE]),
    ...kept.map(({ place }) => place.to),
    ...(bridge.css === '' ? [] : [BRIDGE_FILE]),
  ];
  return {
    value: paths.length > 0 ? { customCss: paths } : {},
    copies: kept.map(({ place }) => place),
    files: [
      ...(imports === '' ? [] : [{ to: LINKED_FILE, text: imports }]),
      ...(bridge.css === '' ? [] : [{ to: BRIDGE_FILE, text: BRIDGE_HEADER + bridge.css }]),
    ],
    notes: [
      ...linked.notes,
      ...ofPackages.notes,
      ...sheets.map(({ place, text, isSupported }) => sheetNote(place, text, isSupported)),
      ...bridgeNotes(bridge, texts),
    ],
  };
}

/** The start of that style sheet. */
export const BRIDGE_HEADER = `/* Properties of Infima and of the engine that get their values from each other. Once the site sets the engine's properties itself, delete this file. */\n`;

function sheetNote(place: CopyPath, text: string | undefined, isSupported: boolean): Note {
  const note = { group: 'theme', key: `theme.customCss ${place.to}` } as const;
  if (text === undefined) return { ...note, outcome: 'dropped', text: 'The file does not exist.' };
  if (!isSupported) {
    const reason = 'Style sheets are CSS, which includes nesting, Sass or Less.';
    return { ...note, outcome: 'dropped', text: reason };
  }
  if (/\.css$/.test(place.to)) return { ...note, outcome: 'migrated' };
  const compiler = /\.less$/.test(place.to) ? 'less' : 'sass';
  const needed = `It needs the package "${compiler}" beside the config.`;
  return { ...note, outcome: 'migrated', text: needed };
}

/** Properties that the engine's style sheet for classes of Infima reads (`markup/infima.css`). */
const OF_CLASSES = [
  '--ifm-button-border-radius',
  '--ifm-card-background-color',
  '--ifm-card-border-radius',
  '--ifm-container-width',
  '--ifm-container-width-xl',
  '--ifm-hero-background-color',
  '--ifm-hero-text-color',
];

function bridgeNotes({ css, properties, refused }: InfimaBridge, texts: string[]): Note[] {
  const notLengths = refused.map(
    ({ property, value }): Note => ({
      group: 'theme',
      outcome: 'dropped',
      key: property,
      text: `"${value}" is not a length, so the height of the bar stays as it is. To change it, set "--bar-height" to a length.`,
    }),
  );
  const set = new Set(texts.flatMap(listDeclarations).map(({ property }) => property));
  const known = new Set([...properties, ...refused.map(({ property }) => property), ...OF_CLASSES]);
  const without = [...set].filter((name) => name.startsWith('--ifm-') && !known.has(name));
  const used: Note = {
    group: 'theme',
    outcome: 'changed',
    key: BRIDGE_FILE,
    text: `Written so that these properties have an effect: ${properties.join(', ')}. The engine has its own properties, see its tokens.css.`,
  };
  const unused: Note = {
    group: 'theme',
    outcome: 'dropped',
    key: 'properties of Infima',
    text: `Without effect on the shell: ${listFirst(without.toSorted(), 3)}.`,
  };
  return [...(css === '' ? [] : [used]), ...notLengths, ...(without.length === 0 ? [] : [unused])];
}

const RELATIVE_IMPORT = /@(?:use|forward|import)\s+(?:url\(\s*)?["']([^"'~@:]+)["']/g;

/** Texts of a style sheet and of the files of the site that it imports, in the order of their rules. */
function readWithImports(
  file: string,
  text: string,
  read: (path: string) => string | undefined,
  seen = new Set<string>(),
): string[] {
  seen.add(file);
  const imported = [...withoutComments(text).matchAll(RELATIVE_IMPORT)].flatMap(([, path = '']) => {
    const place = resolve(dirname(file), path);
    const partial = join(dirname(place), `_${basename(place)}`);
    const found = [place, partial]
      .flatMap((base) => ['', '.scss', '.sass', '.less', '.css'].map((ending) => base + ending))
      .map((candidate) => ({ candidate, inner: isStyleSheet(candidate) && read(candidate) }))
      .find(({ inner }) => typeof inner === 'string');
    if (!found || typeof found.inner !== 'string' || seen.has(found.candidate)) return [];
    return readWithImports(found.candidate, found.inner, read, seen);
  });
  return [...imported, text];
}

/** Converts the static folders that exist. */
export function convertStatic(
  names: string[],
  sourceDir: string,
  exists: (path: string) => boolean,
): ConvertedPaths {
  const places = names.map((name) => resolveSourcePath(sourceDir, name));
  const found = places.filter(({ from }) => exists(from));
  const isDefault = found.length <= 1 && (found[0]?.to ?? 'static') === 'static';
  return {
    value: isDefault ? {} : { staticDirectories: found.map(({ to }) => to) },
    copies: found,
    notes: found.map(({ to }) => ({
      group: 'config',
      outcome: 'migrated',
      key: 'staticDirectories',
      text: `Folder "${to}".`,
    })),
  };
}
