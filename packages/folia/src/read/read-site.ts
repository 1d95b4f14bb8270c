import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, SiteError, uniqueProblems } from 'folia-problems';
import type { LastUpdate } from '../contract/page-data.ts';
import type { ReadContext } from '../kinds/content-kind.ts';
import { KIND_NAMES, KINDS } from '../kinds/kinds.ts';
import type { Locales } from '../model/locale-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import { applyDefaultLocale } from '../translate/locales.ts';
import {
  findUnknownLocales,
  readDefaultTexts,
  readTranslation,
  TRANSLATIONS_FOLDER,
} from '../translate/read-translation.ts';
import { translateSources } from '../translate/translate-sources.ts';
import { translateTextFiles } from '../translate/translate-text-files.ts';
import { CONFIG_FILE } from './config/config-file.ts';
import { findMissingFiles } from './config/configured-files.ts';
import { keyLine } from './config/key-line.ts';
import { loadConfig } from './config/load-config.ts';
import { NAVBAR_ITEMS_FILE } from './config/navbar-items-file.ts';
import { listDocs, type SiteConfig } from './config/site-schema.ts';
import { contentFolders } from './content-folders.ts';
import { findFileProblems, TEXT_FILES } from './file-problems.ts';
import { readGitHistory } from './git-history.ts';
import { type LoadDefault, loadModule } from './load-module.ts';
import type { ReadOptions } from './read-options.ts';
import { readTheme } from './read-theme.ts';

/**
 * Reads a site's folder: the sources of each locale, the default one first. Mistakes are returned as problems and replaced
 * with defaults, so that one run finds all of them.
 * @throws SiteError if the folder has no config, or if a file cannot be read, with all such files
 */
export async function readSite(options: ReadOptions): Promise<Locales<SiteSources>> {
  const { siteDir, includeDrafts } = options;
  const read = await readConfig(options);
  try {
    const base = await readDefaultSite(options, read);
    const others = base.config.locales.slice(1).map((locale) => {
      const translation = readTranslation(siteDir, locale, base);
      return translateSources(base, locale, translation, includeDrafts);
    });
    return [base, ...others];
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    const { staticDirectories } = read.config;
    const content = [...contentFolders(read.config), TRANSLATIONS_FOLDER];
    const unreadable = [
      ...findFileProblems(siteDir, staticDirectories),
      ...findFileProblems(siteDir, content, TEXT_FILES),
    ];
    throw new SiteError(uniqueProblems([...read.problems, ...error.problems, ...unreadable]), {
      cause: error,
    });
  }
}

async function readDefaultSite(
  options: ReadOptions,
  { config, source: configSource, problems }: Awaited<ReturnType<typeof readConfig>>,
): Promise<SiteSources> {
  const { siteDir, loadDefault } = options;
  const [content, history, customItems, { theme, problems: themeProblems }] = await Promise.all([
    readContent({ ...options, config, configSource }),
    needsGitHistory(config)
      ? readGitHistory(siteDir)
      : { updates: new Map<string, LastUpdate>(), problems: [] },
    readCustomItems(siteDir, loadDefault),
    readTheme(siteDir, loadDefault, config),
  ]);
  return {
    siteDir,
    config,
    pages: content.pages,
    drafts: content.drafts,
    content: content.content,
    history: history.updates,
    customItems: customItems.names,
    theme,
    configSource,
    problems: [
      ...problems,
      ...findMissingFiles(siteDir, config, configSource),
      ...customItems.problems,
      ...themeProblems,
      ...content.problems,
      ...history.problems,
      ...findUnknownLocales(siteDir, config.locales),
    ],
  };
}

/** Reads the config of the default locale, with its interface texts. */
async function readConfig({ siteDir, baseUrl, servedBaseUrl, loadDefault }: ReadOptions) {
  const loaded = await loadConfig(siteDir, loadDefault);
  const config = applyDefaultLocale(loaded.config, baseUrl);
  const found = readDefaultTexts(siteDir, config.locale);
  const translated = translateTextFiles(config, found);
  return {
    config: translated.config,
    source: loaded.source,
    problems: [
      ...loaded.problems,
      ...findMovedBase(loaded, servedBaseUrl),
      ...found.problems,
      ...translated.problems,
    ],
  };
}

/** A server cannot move to another base path: browsers load its modules from the first one. */
function findMovedBase(
  { config, source, problems }: Awaited<ReturnType<typeof loadConfig>>,
  served: string | undefined,
): Problem[] {
  // A config with mistakes may have lost its base path.
  if (served === undefined || config.baseUrl === served || problems.length > 0) return [];
  return [
    {
      severity: 'warning',
      file: CONFIG_FILE,
      line: keyLine(source, ['baseUrl']),
      message: `baseUrl: the site is still served at "${served}", its base path when the server was started.`,
      hint: `Stop the server with Ctrl+C and start it again: it will serve the site at "${config.baseUrl}".`,
    },
  ];
}

/** Reads all kinds of content in sequence, since some depend on the pages of others. */
async function readContent(options: Omit<ReadContext, 'alreadyRead'>) {
  const { docs, pages, categories, tags, blog, api } = KINDS;
  const docsContent = await docs.read({ ...options, alreadyRead: { pages: [], content: {} } });
  const alreadyRead = { pages: docsContent.pages, content: { docs: docsContent.sources } };
  const context = { ...options, alreadyRead };
  const contentByKind = {
    docs: docsContent,
    pages: await pages.read(context),
    categories: await categories.read(context),
    tags: await tags.read(context),
    blog: await blog.read(context),
    api: await api.read(context),
  };
  return {
    pages: KIND_NAMES.flatMap((name): SiteSources['pages'] => contentByKind[name].pages),
    drafts: KIND_NAMES.flatMap((name) => contentByKind[name].drafts ?? []),
    content: {
      docs: contentByKind.docs.sources,
      pages: contentByKind.pages.sources,
      categories: contentByKind.categories.sources,
      tags: contentByKind.tags.sources,
      blog: contentByKind.blog.sources,
      api: contentByKind.api.sources,
    },
    problems: KIND_NAMES.flatMap((name) => contentByKind[name].problems),
  };
}

function needsGitHistory(config: SiteConfig): boolean {
  return [...listDocs(config), config.blog, ...config.api].some(
    (part) => part && (part.showLastUpdateTime || part.showLastUpdateAuthor),
  );
}

/** Reads the names of the navbar items that the site's own module registers. */
async function readCustomItems(
  siteDir: string,
  loadDefault: LoadDefault,
): Promise<{ names: Set<string>; problems: Problem[] }> {
  if (!existsSync(join(siteDir, NAVBAR_ITEMS_FILE))) return { names: new Set(), problems: [] };
  const loaded = await loadModule(siteDir, NAVBAR_ITEMS_FILE, loadDefault);
  const items = 'value' in loaded ? loaded.value : undefined;
  if (typeof items === 'object' && items !== null) {
    return { names: new Set(Object.keys(items)), problems: [] };
  }
  const problem =
    'problem' in loaded
      ? loaded.problem
      : {
          file: NAVBAR_ITEMS_FILE,
          message: 'The module has no default export with navbar items.',
          hint: `Write "export default defineNavbarItems({ 'custom-clock': Clock })".`,
        };
  return { names: new Set(), problems: [{ ...problem, leavesUnknown: ['navbarItems'] }] };
}
