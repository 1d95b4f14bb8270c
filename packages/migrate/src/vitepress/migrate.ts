import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeConfigFile, pruneConfig } from '../config-file.ts';
import { printSidebars } from '../config-source.ts';
import type { Generator, Migration, SourceFolder } from '../generator.ts';
import { hostRedirects } from '../host-redirects.ts';
import { brokenPagesNote, LAX_POLICIES, missingFilesNote } from '../lax-policies.ts';
import { asList, asObject, asString, type Note, type Values } from '../note.ts';
import { listFiles } from '../source-files.ts';
import type { CopyPath } from '../source-path.ts';
import { templateFile } from '../template-file.ts';
import type { NewFile } from '../write-migration.ts';
import { convertIdentity } from './convert-identity.ts';
import { convertLocales, localeFiles, otherSites } from './convert-locales.ts';
import { convertPages } from './convert-pages.ts';
import { convertSidebars } from './convert-sidebars.ts';
import { convertTexts, convertTheme } from './convert-theme.ts';
import { HOME_STYLES } from './home-page.ts';
import { mainFolderNote, mainRedirects } from './main-locale.ts';
import { findPage, planPages } from './plan-pages.ts';
import { readSource, type Source } from './read-source.ts';
import { sourceNotes } from './source-notes.ts';

const CONFIGS = ['.vitepress/config', '.vitepress/config/index'].flatMap((path) =>
  ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `${path}.${extension}`),
);

/** Sites of VitePress (https://vitepress.dev). */
export const vitepress: Generator = {
  name: 'VitePress',
  configFiles: [...CONFIGS, ...CONFIGS.map((path) => `docs/${path}`)],
  migrate: migrateVitePress,
};

/** Runs the config of a site, converts it and its pages, and lists the files of the new folder. */
async function migrateVitePress(folder: SourceFolder): Promise<Migration> {
  const source = await readSource(folder);
  const statics = listFiles({ from: source.publicDir, to: 'static' });
  const parts = convertParts(source, statics);
  const { locales, plan, sidebars, pages, redirects } = parts;
  const hasSidebars = Object.keys(sidebars.sidebars).length > 0;
  const config = pruneConfig(joinSettings(source, parts));
  const translated = source.locales.map((locale) =>
    localeFiles(locale, {
      source,
      name: locales.names.get(locale.key) ?? locale.key,
      sidebars: sidebars.sidebars,
      themeConfig: asObject(config.value['themeConfig']),
    }),
  );
  const notes: Note[] = [
    ...[parts.identity, parts.theme, sidebars, plan, pages, redirects, locales.config].flatMap(
      (part) => part.notes,
    ),
    ...translated.flatMap((part) => part.notes),
    ...(source.mainFolder === undefined ? [] : [mainFolderNote(source.mainFolder)]),
    ...sourceNotes(source, { plan, statics: statics.length }),
    brokenPagesNote(),
    missingFilesNote(),
    ...config.notes,
  ];
  const files: NewFile[] = [
    ...statics.filter(({ to }) => to !== redirects.file).map(({ from, to }) => ({ from, to })),
    ...redirects.files,
    ...parts.identity.files,
    ...pages.files,
    ...translated.flatMap((part) => part.files),
    ...defaultTexts(source, locales.names.get('root') ?? 'en'),
    ...(pages.hasHome ? [{ to: HOME_STYLES, text: templateFile('home.css') }] : []),
    makeConfigFile(config.value, notes, { sourceText: source.configText }),
    ...(hasSidebars ? [{ to: 'sidebars.ts', text: printSidebars(sidebars.sidebars) }] : []),
  ];
  return { files, notes };
}

/** Converts the parts of a site, in the order in which they need each other. */
function convertParts(source: Source, statics: CopyPath[]) {
  const cname = readText(join(source.publicDir, 'CNAME'));
  const identity = convertIdentity(source.config, { cname });
  const { docsPath } = identity;
  const baseUrl = asString(identity.value['baseUrl']) ?? '/';
  const siteTitle = asString(identity.value['title']) ?? '';
  const locales = convertLocales(source);
  const plan = planPages(source, docsPath, locales.names);
  const sidebars = convertSidebars(asObject(source.config['themeConfig'])['sidebar'], plan);
  const publicPaths = new Set(statics.map(({ to }) => to.slice('static'.length)));
  const isStatic = (path: string) => publicPaths.has(path);
  const { displayed } = sidebars;
  return {
    identity,
    locales,
    plan,
    sidebars,
    theme: convertTheme(source.config, { plan, isStatic }, siteTitle),
    pages: convertPages(source, { plan, docsPath, baseUrl, siteTitle, displayed }),
    redirects: hostRedirects(statics, {
      baseUrl,
      isPage: (path) => findPage(path, plan) !== undefined,
    }),
  };
}

type Parts = ReturnType<typeof convertParts>;

function joinSettings(
  source: Source,
  { identity, locales, plan, sidebars, theme, pages, redirects }: Parts,
): Values {
  const hasSidebars = Object.keys(sidebars.sidebars).length > 0;
  const allRedirects = [...redirects.value, ...mainRedirects(plan.pages, source.mainFolder)];
  return {
    ...identity.value,
    ...locales.config.value,
    docs: {
      ...asObject(identity.value['docs']),
      ...(hasSidebars ? { sidebarPath: 'sidebars.ts' } : {}),
    },
    ...(pages.keywords.length > 0 ? { admonitions: { keywords: pages.keywords } } : {}),
    ...(pages.hasHome ? { customCss: [...asList(identity.value['customCss']), HOME_STYLES] } : {}),
    ...(allRedirects.length > 0 ? { redirects: allRedirects } : {}),
    // VitePress checks links between pages only, and not for files of HTML, of frontmatter and in the public folder.
    ...LAX_POLICIES,
    themeConfig: addLocaleItems(theme.value, source, locales.names.size > 1),
  };
}

/** Lists of languages: of this site, and of other sites. */
function addLocaleItems(theme: Values, source: Source, hasLocales: boolean): Values {
  const others = otherSites(source);
  const navbar = asObject(theme['navbar']);
  const items = [
    ...asList(navbar['items']),
    ...(hasLocales ? [{ type: 'localeDropdown' }] : []),
    ...(others.length > 0
      ? [{ label: hasLocales ? 'More languages' : 'Languages', items: others }]
      : []),
  ];
  return { ...theme, navbar: { ...navbar, items } };
}

/** Texts of the interface that the config changes, in the file of the default locale. */
function defaultTexts({ config }: Source, name: string): NewFile[] {
  const texts = convertTexts(config);
  if (Object.keys(texts).length === 0) return [];
  return [{ to: `i18n/${name}/texts.json`, text: `${JSON.stringify(texts, null, 2)}\n` }];
}

function readText(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
