import { existsSync, readFileSync } from 'node:fs';
import { makeHighlighter, readIslandSource } from 'folia/format';
import { makeConfigFile } from '../config-file.ts';
import { printSidebars } from '../config-source.ts';
import { fileDate } from '../file-date.ts';
import type { Generator, Migration, SourceFolder } from '../generator.ts';
import { packagesFor } from '../markdown-pages.ts';
import { printPlugins } from '../markdown-plugins-source.ts';
import { asList, asObject, type Note } from '../note.ts';
import { copiedAsEsModule } from '../source-module.ts';
import type { CopyPath } from '../source-path.ts';
import type { NewFile } from '../write-migration.ts';
import { adaptToPages } from './adapt-to-pages.ts';
import { addInfimaDefaults } from './add-infima-defaults.ts';
import { checkHomePage } from './check-home-page.ts';
import { allowSources } from './content-security.ts';
import { isGenerated } from './convert-api.ts';
import { convertContent } from './convert-content.ts';
import { convertMarkdownPlugins, type MarkdownPlugins } from './convert-markdown-plugins.ts';
import { convertSettings, type Settings } from './convert-settings.ts';
import { keepThemeKeys } from './keep-theme-keys.ts';
import { reportMissingFolders } from './missing-folders.ts';
import { planFiles } from './plan-files.ts';
import { readLocales } from './read-locales.ts';
import { readSource, type Source } from './read-source.ts';
import { openSourceTexts } from './source-texts.ts';
import { leaveOutNotFound } from './static-not-found.ts';

/** Sites of Docusaurus (https://docusaurus.io). */
export const docusaurus: Generator = {
  name: 'Docusaurus',
  configFiles: ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map(
    (extension) => `docusaurus.config.${extension}`,
  ),
  migrate: migrateDocusaurus,
};

/** Runs the config and sidebars of a site, converts them, and lists the files of the new folder. */
async function migrateDocusaurus(folder: SourceFolder): Promise<Migration> {
  const { sourceDir } = folder;
  const found = await readSource(folder);
  const plugins = convertMarkdownPlugins(found.parts, sourceDir, found.findOrigin);
  const missing = found.missing.filter((name) => !plugins.packages.includes(name));
  const source = { ...found, missing };
  const { knows } = makeHighlighter();
  const converted = convertSettings(source, {
    read: (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined),
    exists: existsSync,
    knowsLanguage: knows,
  });
  const { config } = source;
  const { i18n = { defaultLocale: 'en', locales: [] } } = config;
  const locales = readLocales(sourceDir, i18n.locales, i18n.defaultLocale);
  const texts = await openSourceTexts(source, converted);
  const { read } = texts;
  const planned = planFiles(sourceDir, [...converted.copies, ...plugins.copies], read);
  const {
    settings,
    moved,
    notes: pageNotes,
  } = adaptToPages(converted, planned.copies, { folder, source, read });
  const content = convertContent(
    {
      copies: planned.copies.filter(({ to }) => !isGenerated(to, settings.apiReferences)),
      moved: new Map([...planned.moved, ...moved]),
      locales: locales.locales,
      readsMd: /^(?:md|detect)$/.test(String(config.markdown['format'])),
      read,
      hasTailwind: planned.hasTailwind,
      changesTexts: texts.areChanged,
      dateOf: fileDate,
    },
    settings,
  );
  const kept = keepThemeKeys(settings, config.themeConfig, content.files);
  const completed = completeSettings(kept, content);
  const styled = addInfimaDefaults(content.files, completed.settings, read);
  const copied = replaceHostFiles(content.files, settings);
  const notes = [
    ...completed.notes,
    ...copied.notes,
    ...styled.notes,
    ...pageNotes,
    ...texts.replaceNotes(reportMissingFolders(kept.notes, kept, existsSync)),
    ...plugins.notes,
    ...planned.notes,
    ...content.notes,
    ...locales.notes,
  ];
  const files = [
    ...withEsPlugins(copied.files, plugins),
    ...styled.settings.files,
    ...planned.files,
    ...missingFiles(plugins.files, content.files),
    ...printSettings({ source, outDir: folder.outDir }, styled.settings, notes, plugins),
  ];
  const home = checkHomePage(files, settings, (path) => readFileSync(path, 'utf8'));
  return {
    files,
    notes: [...home, ...notes],
    packages: [...content.packages, ...plugins.packages, ...planned.packages],
    enginePackages: packagesFor(styled.settings.config),
    moved: countMoved(files, settings, locales.locales.length),
  };
}

/** Adds to the settings what is only known once the content has been converted. */
function completeSettings(
  settings: Settings,
  {
    packages,
    islands,
    clientModules,
    themeSheets,
    files,
    customKeys,
  }: ReturnType<typeof convertContent>,
): { settings: Settings; notes: Note[] } {
  const policy = allowSources(settings.config, {
    packages,
    islands: textsAt(
      islands.map((source) => readIslandSource(source).file),
      files,
    ),
    clientModules: textsAt(clientModules, files),
  });
  const allowed = { ...settings, config: policy.value };
  const sheets = [...asList(settings.config['customCss']).map(String), ...themeSheets];
  const customCss = [...new Set(sheets)];
  const listed = withLists(allowed, { clientModules, islands, customCss });
  return {
    settings: withCustomKeys(listed, customKeys),
    notes: policy.notes,
  };
}

function textsAt(paths: readonly string[], files: NewFile[]): Map<string, string> {
  const wanted = new Set(paths);
  return new Map(
    files
      .filter(({ to }) => wanted.has(to))
      .map((file) => [file.to, 'text' in file ? file.text : readFileSync(file.from, 'utf8')]),
  );
}

/** What moved: pages and posts in the site's own language, versions, sidebars, languages. */
function countMoved(
  files: NewFile[],
  { docsPaths, blogPath, pagesPath, sidebars }: Settings,
  languages: number,
): Record<string, number> {
  const count = (folder: string | undefined, pattern: RegExp) =>
    files.filter(
      ({ to }) => folder !== undefined && to.startsWith(`${folder}/`) && pattern.test(to),
    ).length;
  const isPage = /(?:^|\/)[^_/][^/]*\.mdx?$/;
  return {
    docs: docsPaths.map((path) => count(path, isPage)).reduce((sum, pages) => sum + pages, 0),
    'docs folders': docsPaths.length > 1 ? docsPaths.length : 0,
    pages: count(pagesPath, /(?:^|\/)[^_/][^/]*\.(?:mdx?|[jt]sx)$/),
    posts: count(blogPath, isPage),
    sidebars: [...sidebars.values()].flatMap((all) => Object.keys(all)).length,
    languages,
  };
}

/** Declares frontmatter keys that components read, which the engine would report as unknown otherwise. */
function withCustomKeys(settings: Settings, keys: string[]): Settings {
  if (keys.length === 0) return settings;
  const frontmatter = Object.fromEntries(keys.map((key) => [key, { type: 'any' }]));
  const { docs } = settings.config;
  const declare = (value: unknown) => ({ ...asObject(value), frontmatter });
  const declared = Array.isArray(docs) ? docs.map(declare) : declare(docs);
  return { ...settings, config: { ...settings.config, docs: declared } };
}

/** Sets those keys of the config whose lists are not empty. */
function withLists(settings: Settings, lists: Record<string, string[]>): Settings {
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { ...settings, config: { ...settings.config, ...Object.fromEntries(filled) } };
}

/** The files of config and sidebars. */
function printSettings(
  { source, outDir }: { source: Source; outDir: string },
  settings: Settings,
  notes: Note[],
  markdown: MarkdownPlugins,
): NewFile[] {
  const { sidebars } = settings;
  const plugins = printPlugins(markdown.plugins, { sourceDir: source.dir, outDir });
  const { themeConfig, markdown: code, ...others } = settings.config;
  const markdownValue = { ...plugins.value, ...asObject(code) };
  const config = {
    ...others,
    ...(Object.keys(markdownValue).length > 0 ? { markdown: markdownValue } : {}),
    ...(themeConfig === undefined ? {} : { themeConfig }),
  };
  return [
    makeConfigFile(config, notes, { sourceText: source.configText, plugins }),
    ...[...sidebars].map(([to, value]) => ({ to, text: printSidebars(value) })),
  ];
}

/** The wanted files that are not among the others yet. */
function missingFiles(wanted: CopyPath[], files: NewFile[]): NewFile[] {
  const known = new Set(files.map(({ to }) => to));
  return wanted.filter(({ to }) => !known.has(to));
}

/** Plugins in CommonJS become ES modules, which the new config can import. */
function withEsPlugins(files: NewFile[], { copies }: MarkdownPlugins): NewFile[] {
  const sources = new Map(copies.map(({ from, to }) => [to, from]));
  return files.map((file) => {
    const from = sources.get(file.to);
    const text = from && copiedAsEsModule(readFileSync(from, 'utf8'));
    return text ? { to: file.to, text } : file;
  });
}

/** Leaves out files that builds write themselves. Redirects files of hosts lose the rules that are now in the config. */
function replaceHostFiles(
  files: readonly NewFile[],
  { remaining, staticFolders }: Settings,
): ReturnType<typeof leaveOutNotFound> {
  const paths = remaining.map(({ path }) => path);
  const replaced = [
    ...files.filter(({ to }) => !paths.includes(to)),
    ...remaining.filter(({ text }) => text !== '').map(({ path, text }) => ({ to: path, text })),
  ];
  return leaveOutNotFound(replaced, staticFolders);
}
