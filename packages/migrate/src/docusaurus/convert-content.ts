import { CATEGORY_FILE } from 'folia/format';
import type { Note } from '../note.ts';
import { asList } from '../note.ts';
import { originalPath } from '../original-path.ts';
import { isCode } from '../source-files.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { adaptSheets } from './adapt-sheets.ts';
import { adaptSinglePages } from './adapt-single-pages.ts';
import { cleanContent } from './clean-content.ts';
import { convertCommonJs } from './convert-common-js.ts';
import { convertLocales } from './convert-locales.ts';
import type { Settings } from './convert-settings.ts';
import { isStyleSheet } from './convert-styles.ts';
import { type ConvertedTheme, convertThemeFiles } from './convert-theme-files.ts';
import type { SourceLocale } from './convert-translations.ts';
import { datePosts } from './date-posts.ts';
import { serveEngineCopies } from './engine-copies.ts';
import { excludePages } from './exclude-pages.ts';
import { reportFetchedCode } from './fetched-code.ts';
import { findIslands, isEntry } from './find-islands.ts';
import { includedStatic } from './included-static.ts';
import { keepTranslatedIds } from './keep-translated-ids.ts';
import { translateLate } from './late-translations.ts';
import { wrapPackageComponents } from './package-islands.ts';
import { relinkTranslations } from './relink-translations.ts';
import { findNewNames, type Texts } from './rename-files.ts';
import { renameNotes, renameTexts } from './rename-texts.ts';
import { withEngineRouter } from './router-imports.ts';
import { listThemeSheets } from './theme-sheets.ts';
import { findUsedPackages } from './used-packages.ts';

export type Content = {
  copies: CopyPath[];
  /** New paths of files that are not where references expect them. */
  moved: ReadonlyMap<string, string>;
  locales: SourceLocale[];
  /** Whether the source already treats `.md` as plain Markdown. */
  readsMd: boolean;
  read: (path: string) => string;
  /** Whether style sheets may have directives of Tailwind. */
  hasTailwind: boolean;
  /** Whether `read` can return other texts than the files have. */
  changesTexts: boolean;
  /** The day on which a file was made, as in 2024-05-06. */
  dateOf: (path: string) => string;
};

export type ConvertedContent = {
  files: NewFile[];
  islands: string[];
  /** The client modules of the config, under their new names. */
  clientModules: string[];
  /** Style sheets of the theme that apply to all pages. */
  themeSheets: string[];
  /** Frontmatter keys of docs that only components of the site read. */
  customKeys: string[];
  packages: string[];
  notes: Note[];
};

/** The files of the new folder: copies, some of them renamed, with their links adjusted. */
export function convertContent(content: Content, settings: Settings): ConvertedContent {
  const { copies, moved, locales, readsMd, read } = content;
  const { docsPaths, blogPath, pagesPath } = settings;
  const translations = convertLocales(locales, copies, settings, read);
  const isCopied = copiedAsTheyAre(content, settings);
  const originals = [...copies, ...translations.flatMap(({ value }) => value)];
  const files = relinkTranslations(withReadTexts(originals, content, isCopied), read);
  const texts = new Map(
    files
      .filter(({ to }) => isText(to, settings) && !isCopied(to))
      .map((file) => [file.to, 'text' in file ? file.text : read(file.from)]),
  );
  const names = findNewNames(texts, { readsMd });
  const renamed = renameTexts(withEngineRouter(texts), { names, moved }, settings);
  const from = new Map(copies.map((place) => [names.get(place.to) ?? place.to, place.from]));
  const clientModules = clientModulesOf(settings, names);
  const dateOf = (to: string) => content.dateOf(from.get(to) ?? to);
  const cleaned = cleanTexts(renamed, settings, { clientModules, dateOf, locales });
  const wrapped = wrapPackageComponents(cleaned.texts);
  const live = new Map([...cleaned.texts, ...wrapped.texts]);
  const newPaths = copies.map(({ to }) => names.get(to) ?? to);
  const theme = convertThemeFiles(live, newPaths);
  const served = serveEngineCopies(live, new Set(theme.unused.keys()));
  const imports = excludePages({ texts: served, docsPaths, pagesPath }, settings.config);
  const folders = { docsPaths: [...docsPaths, ...(blogPath ? [blogPath] : [])], pagesPath };
  const entries = [...live.keys()].filter(
    (path) => isEntry(path, folders) && !imports.excluded.has(path),
  );
  const withParts = withThemeParts(served, theme);
  const adapted = adaptOwnSheets(content, settings, live);
  const sheetTexts = new Map(adapted.sheets.map(({ to, text }) => [to, text]));
  const found = findIslands(withParts, [...entries, ...theme.parts.keys()]);
  return {
    islands: [...found.islands, ...wrapped.modules.map(({ to }) => to)],
    clientModules,
    themeSheets: listThemeSheets(live, theme.unused),
    customKeys: cleaned.customKeys,
    packages: listPackages(new Map([...withParts, ...textsOf(wrapped.modules)]), copies, settings, {
      textOf: ({ to, from }) => sheetTexts.get(to) ?? read(from),
      clientModules,
    }),
    files: [
      ...[...theme.parts].map(([to, text]) => ({ to, text })),
      ...files.map((file) => {
        const name = names.get(file.to) ?? file.to;
        const text = served.get(name) ?? live.get(name) ?? sheetTexts.get(name);
        const to = imports.excluded.get(name) ?? themePath(name, theme);
        const isSame = text === undefined || text === texts.get(file.to);
        return isSame ? { ...file, to } : { to, text };
      }),
      ...wrapped.modules,
    ],
    notes: [
      ...renameNotes(names, settings),
      ...cleaned.notes,
      ...reportFetchedCode(cleaned.texts),
      ...imports.notes,
      ...found.notes,
      ...wrapped.modules.map(wrappedNote),
      ...theme.notes,
      ...adapted.notes,
      ...translations.flatMap(({ notes }) => notes),
    ],
  };
}

/** Whether a file is read: code, a category, or the authors of the blog. */
function isText(path: string, { authorsPath }: Settings): boolean {
  return isCode(path) || CATEGORY_FILE.test(path) || (originalPath(path) ?? path) === authorsPath;
}

/** Whether a file keeps its text: one in a static folder, unless pages include it. */
function copiedAsTheyAre({ copies, read }: Content, settings: Settings): (path: string) => boolean {
  const inStatic = (path: string) => isStatic(path, settings);
  const included = includedStatic(copies, inStatic, read);
  return (path) => inStatic(path) && !included.has(path);
}

/** Replaces copied files by their texts if `read` can return other texts than the files have. */
function withReadTexts(
  files: readonly NewFile[],
  { changesTexts, read }: Content,
  isCopied: (path: string) => boolean,
): NewFile[] {
  if (!changesTexts) return [...files];
  return files.map((file) => {
    const isRead = isCode(file.to) && !isCopied(file.to) && !('text' in file);
    return isRead ? { to: file.to, text: read(file.from) } : file;
  });
}

/**
 * The texts as the engine reads them: frontmatter that it accepts, posts with a date, single pages without a second title, ids
 * in the headings of translations, and ES modules, whose texts have the language of the page.
 */
function cleanTexts(
  texts: Texts,
  settings: Settings,
  {
    clientModules,
    dateOf,
    locales,
  }: { clientModules: string[] } & Pick<Content, 'dateOf' | 'locales'>,
): ReturnType<typeof cleanContent> {
  const { texts: cleaned, customKeys, notes } = cleanContent(texts, settings);
  const dated = datePosts(cleaned, { blogPath: settings.blogPath, dateOf });
  const titled = adaptSinglePages(dated.texts, settings.pagesPath);
  const modules = convertCommonJs(keepTranslatedIds(titled), clientModules);
  const late =
    locales.length > 0 ? translateLate(modules.texts) : { texts: modules.texts, notes: [] };
  return {
    texts: late.texts,
    customKeys,
    notes: [...notes, ...dated.notes, ...modules.notes, ...late.notes],
  };
}

function textsOf(files: { to: string; text: string }[]): [string, string][] {
  return files.map(({ to, text }) => [to, text]);
}

function wrappedNote({ to }: NewFile): Note {
  const text =
    'It makes an island of a component that pages import from a package, since articles are not hydrated.';
  return { group: 'pages', outcome: 'migrated', key: to, text };
}

/** The packages that pages, components and style sheets import, including those in the static folders. */
function listPackages(
  texts: Texts,
  copies: CopyPath[],
  settings: Settings,
  { textOf, clientModules }: { textOf: (copy: CopyPath) => string; clientModules: string[] },
): string[] {
  const others = copies
    .filter(
      ({ to }) => isStyleSheet(to) || (isCode(to) && isStatic(to, settings) && !texts.has(to)),
    )
    .map((copy) => [copy.to, textOf(copy)] as const);
  const written = settings.files.filter(({ to }) => isStyleSheet(to));
  const sheets = written.flatMap((file) => ('text' in file ? [[file.to, file.text] as const] : []));
  const paths = [...texts.keys(), ...asList(settings.config['customCss']).map(String)];
  const imported = findUsedPackages(new Map([...texts, ...others, ...sheets]), [
    ...paths.filter((path) => isRoot(path, settings)),
    ...clientModules,
  ]);
  const compilers = [
    ['sass', /\.s[ac]ss$/],
    ['less', /\.less$/],
  ] as const;
  const needed = compilers.flatMap(([name, sheet]) =>
    others.some(([path]) => sheet.test(path)) ? [name] : [],
  );
  return [...new Set([...imported, ...needed])].sort();
}

/**
 * The client modules of a config under their new names.
 * @param names new paths, by previous path
 */
function clientModulesOf(
  { config }: Pick<Settings, 'config'>,
  names: ReadonlyMap<string, string>,
): string[] {
  return asList(config['clientModules'])
    .map(String)
    .map((path) => names.get(path) ?? path);
}

/** The code of the new site with the parts of its theme, each under its new path. */
function withThemeParts(texts: Texts, theme: ConvertedTheme): Map<string, string> {
  const used = [...texts].filter(([path]) => !theme.unused.has(path));
  return new Map([
    ...used.map(([path, text]) => [themePath(path, theme), text] as const),
    ...theme.parts,
  ]);
}

function themePath(path: string, { unused, moved }: ConvertedTheme): string {
  return unused.get(path) ?? moved.get(path) ?? path;
}

/** Adapts the style sheets of the site, other than static files. */
function adaptOwnSheets(content: Content, settings: Settings, code: Texts) {
  const own = content.copies.filter(({ to }) => isStyleSheet(to) && !isStatic(to, settings));
  return adaptSheets(own, content, [...code.values(), JSON.stringify(settings.config)]);
}

/** Whether a file is used even if nothing imports it: a page, a partial, a replaced theme component, a style sheet of the config. */
function isRoot(path: string, { docsPaths, blogPath, pagesPath }: Settings): boolean {
  if (isStyleSheet(path)) return true;
  const original = originalPath(path) ?? path;
  const isIn = (folders: (string | undefined)[]) =>
    folders.some((folder) => folder !== undefined && original.startsWith(`${folder}/`));
  if (/\.(?:test|spec|stories)\.|__tests__/.test(path)) return false;
  return isIn(
    /\.mdx?$/.test(path)
      ? [...docsPaths, blogPath, pagesPath]
      : [pagesPath, 'src/theme', 'src/islands', 'theme'],
  );
}

function isStatic(path: string, { staticFolders }: Settings): boolean {
  return staticFolders.some(({ to }) => path.startsWith(`${to}/`));
}
