import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { makeHighlighter } from 'folia/format';
import { makeConfigFile, pruneConfig } from '../config-file.ts';
import { printSidebars } from '../config-source.ts';
import type { Generator, Migration, SourceFolder } from '../generator.ts';
import { brokenPagesNote, LAX_POLICIES, missingFilesNote } from '../lax-policies.ts';
import { asObject, asString, type Note, type Values } from '../note.ts';
import { listFiles } from '../source-files.ts';
import type { NewFile } from '../write-migration.ts';
import { sortContent } from './content-files.ts';
import { convertConfig } from './convert-config.ts';
import { type ConvertedContent, convertContent } from './convert-content.ts';
import { convertRedirects } from './convert-redirects.ts';
import {
  type ConvertedSidebar,
  convertSidebar,
  idsOf,
  type SidebarPage,
} from './convert-sidebar.ts';
import { convertTexts } from './convert-texts.ts';
import { convertLocales, readLocales, type SourceLocales } from './locales.ts';
import { readAliases } from './read-aliases.ts';
import { readConfig } from './read-config.ts';

const CONTENT = 'src/content/docs';

/** Sites of Starlight (https://starlight.astro.build), which is a theme of Astro. */
export const starlight: Generator = {
  name: 'Starlight',
  configFiles: ['mjs', 'ts', 'mts', 'js', 'cjs'].map((extension) => `astro.config.${extension}`),
  migrate: migrateStarlight,
};

async function migrateStarlight({ sourceDir, configFile }: SourceFolder): Promise<Migration> {
  const source = await readConfig(sourceDir, configFile);
  const config = convertConfig(source);
  const locales = readLocales(source.starlight);
  const i18n = convertLocales(locales);
  const files = sortContent(listFiles({ from: join(sourceDir, CONTENT), to: '' }), locales);
  const readSidebar = (pages: SidebarPage[]) => convertSidebar(source.starlight['sidebar'], pages);
  const content = convertContent({
    sourceDir,
    files,
    main: locales.main,
    siteTitle: asString(config.value['title']) ?? '',
    basePath: config.basePath,
    editUrl: config.editUrl,
    aliases: readAliases(sourceDir, source.astro),
    language: makeLanguageNames(source.starlight),
    read: (path) => readFileSync(path, 'utf8'),
    exists: (path) => existsSync(join(sourceDir, path)),
    listed: (pages) => new Set(readSidebar(pages).items.flatMap(idsOf)),
  });
  const sidebar = readSidebar(content.pages);
  const redirects = convertRedirects(source.astro['redirects'], {
    routes: new Set(content.pages.map(({ route }) => route)),
    basePath: config.basePath,
    mainFolder: locales.main.folder,
    prefixes: locales.others.map(({ folder }) => folder),
  });
  const texts = convertTexts(sourceDir, locales);
  const hasLanguages = locales.others.length > 0;
  const settings = pruneConfig({
    ...withLanguages(config.value, hasLanguages),
    ...withoutMissingFavicon(config.value, sourceDir),
    ...(i18n.value ? { i18n: i18n.value } : {}),
    // Astro does not check links.
    ...LAX_POLICIES,
    docs: docsSettings(source.starlight, config.editUrl),
    ...(redirects.value.length > 0 ? { redirects: redirects.value } : {}),
  });
  const notes: Note[] = [
    ...config.notes,
    ...sidebar.notes,
    ...content.notes,
    ...i18n.notes,
    ...texts.notes,
    ...noteAstroPages(sourceDir),
    ...redirects.notes,
    ...noteHome(content),
    brokenPagesNote(),
    missingFilesNote(),
    ...settings.notes,
  ];
  return {
    files: [
      makeConfigFile(settings.value, notes),
      { to: 'sidebars.ts', text: printSidebars({ docs: sidebar.items }) },
      ...config.files,
      ...content.files,
      ...printTranslations(sidebar, locales),
      ...texts.value,
      ...staticFiles(sourceDir, config.pictures),
    ],
    notes,
    packages: content.usesComponents ? ['react'] : [],
  };
}

function docsSettings({ lastUpdated }: Values, editUrl: string | undefined): Values {
  return {
    routeBasePath: '/',
    sidebarPath: 'sidebars.ts',
    sidebarCollapsed: false,
    numberPrefixParser: false,
    tags: false,
    ...(editUrl === undefined ? {} : { editUrl }),
    ...(lastUpdated === true ? { showLastUpdateTime: true } : {}),
  };
}

/** Replaces aliases of the config by names of languages. Code in an unknown language is plain text. */
function makeLanguageNames(starlight: Values): (name: string) => string {
  const shiki = asObject(asObject(starlight['expressiveCode'])['shiki']);
  const aliases = asObject(shiki['langAlias']);
  const { knows } = makeHighlighter();
  return (name) => {
    const known = asString(aliases[name]) ?? name;
    return name === '' || known === 'mermaid' || knows(known) ? known : 'text';
  };
}

function withLanguages(config: Values, hasLanguages: boolean): Values {
  if (!hasLanguages) return config;
  const theme = asObject(config['themeConfig']);
  const bar = asObject(theme['navbar']);
  const items = Array.isArray(bar['items']) ? bar['items'] : [];
  const navbar = { ...bar, items: [...items, { type: 'localeDropdown' }] };
  return { ...config, themeConfig: { ...theme, navbar } };
}

/** Starlight's default icon need not exist. */
function withoutMissingFavicon({ favicon }: Values, sourceDir: string): Values {
  const path = typeof favicon === 'string' ? favicon : '';
  return { favicon: path !== '' && existsSync(join(sourceDir, 'public', path)) ? path : undefined };
}

/** Labels of the sidebar in other languages, by the language's tag or its folder. */
function printTranslations(
  { translations }: ConvertedSidebar,
  { others }: SourceLocales,
): NewFile[] {
  return others.flatMap(({ lang, folder }): NewFile[] => {
    const labels = translations.get(lang) ?? translations.get(folder);
    if (labels === undefined) return [];
    return [
      { to: `i18n/${lang}/sidebars.json`, text: `${JSON.stringify({ docs: labels }, null, 2)}\n` },
    ];
  });
}

function staticFiles(sourceDir: string, pictures: Map<string, string>): NewFile[] {
  const files = listFiles({ from: join(sourceDir, 'public'), to: 'static' }).map(
    ({ from, to }) => ({ from, to }),
  );
  const taken = new Set(files.map(({ to }) => to));
  const others = [...pictures]
    .map(([from, to]) => ({ from: join(sourceDir, from), to: posix.join('static', to) }))
    .filter(({ from, to }) => existsSync(from) && !taken.has(to));
  return [...files, ...others];
}

/** Pages of Astro itself cannot run. */
function noteAstroPages(sourceDir: string): Note[] {
  return listFiles({ from: join(sourceDir, 'src/pages'), to: 'src/pages' }).map(({ to }) => ({
    group: 'pages',
    outcome: 'dropped',
    key: to,
    text: 'Pages of Astro cannot run. Write it as "pages/….tsx" or "pages/….mdx".',
  }));
}

function noteHome({ pages }: ConvertedContent): Note[] {
  if (pages.some(({ route }) => route === '/')) return [];
  const text = 'The site has no home page. Add "docs/index.md".';
  return [{ group: 'pages', outcome: 'dropped', key: 'home page', text }];
}
