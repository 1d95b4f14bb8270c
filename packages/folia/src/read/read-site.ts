import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'folia-problems';
import type { LastUpdate } from '../contract/page-data.ts';
import type { ReadContext } from '../kinds/content-kind.ts';
import { KIND_NAMES, KINDS } from '../kinds/kinds.ts';
import type { Locales } from '../model/locale-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import { inDefaultLocale } from '../translate/locales.ts';
import { readDefaultTexts, readTranslation, strayLocales } from '../translate/read-translation.ts';
import { translateSources } from '../translate/translate-sources.ts';
import { translateTexts } from '../translate/translate-texts.ts';
import { loadConfig } from './config/load-config.ts';
import { NAVBAR_ITEMS_FILE } from './config/navbar-items-file.ts';
import type { SiteConfig } from './config/site-schema.ts';
import { readGitHistory } from './git-history.ts';
import { type LoadDefault, loadModule } from './load-module.ts';
import type { ReadOptions } from './read-options.ts';

/**
 * Reads a site's folder: one site for each locale, the default one first. Problems are part of the result, with defaults
 * in place of what is wrong, so that one run finds all of them.
 * @throws SiteError if the folder has no config
 */
export async function readSite(options: ReadOptions): Promise<Locales<SiteSources>> {
  const base = await readDefaultSite(options);
  const { siteDir, includeDrafts } = options;
  const others = base.config.locales.slice(1).map((locale) => {
    const translation = readTranslation(siteDir, locale, base.config);
    return translateSources(base, locale, translation, includeDrafts);
  });
  return [base, ...others];
}

async function readDefaultSite(options: ReadOptions): Promise<SiteSources> {
  const { siteDir, loadDefault } = options;
  const { config, source: configSource, problems } = await readConfig(options);
  const [content, history, customItems] = await Promise.all([
    readContent({ ...options, config }),
    wantsHistory(config) ? readGitHistory(siteDir) : new Map<string, LastUpdate>(),
    readCustomItems(siteDir, loadDefault),
  ]);
  return {
    siteDir,
    config,
    pages: content.pages,
    content: content.content,
    history,
    customItems: customItems.names,
    configSource,
    problems: [
      ...problems,
      ...customItems.problems,
      ...content.problems,
      ...strayLocales(siteDir, config.locales),
    ],
  };
}

/** The config as the default locale sees it, with the interface texts of that locale. */
async function readConfig({ siteDir, baseUrl, loadDefault }: ReadOptions) {
  const loaded = await loadConfig(siteDir, loadDefault);
  const config = inDefaultLocale(loaded.config, baseUrl);
  const found = readDefaultTexts(siteDir, config.locale);
  const { texts, problems } = found.texts
    ? translateTexts(config.texts, found.texts)
    : { texts: config.texts, problems: [] };
  return {
    config: { ...config, texts },
    source: loaded.source,
    problems: [...loaded.problems, ...found.problems, ...problems],
  };
}

/** Reads all kinds of content, one after the other, since some are made of the pages of others. */
async function readContent(options: Omit<ReadContext, 'alreadyRead'>) {
  const { docs, pages, categories, tags, blog, api } = KINDS;
  const ofDocs = await docs.read({ ...options, alreadyRead: { pages: [], content: {} } });
  const alreadyRead = { pages: ofDocs.pages, content: { docs: ofDocs.sources } };
  const context = { ...options, alreadyRead };
  const read = {
    docs: ofDocs,
    pages: await pages.read(context),
    categories: await categories.read(context),
    tags: await tags.read(context),
    blog: await blog.read(context),
    api: await api.read(context),
  };
  return {
    pages: KIND_NAMES.flatMap((name): SiteSources['pages'] => read[name].pages),
    content: {
      docs: read.docs.sources,
      pages: read.pages.sources,
      categories: read.categories.sources,
      tags: read.tags.sources,
      blog: read.blog.sources,
      api: read.api.sources,
    },
    problems: KIND_NAMES.flatMap((name) => read[name].problems),
  };
}

function wantsHistory({ docs, blog, api }: SiteConfig): boolean {
  return [docs, blog, ...api].some(
    (part) => part && (part.showLastUpdateTime || part.showLastUpdateAuthor),
  );
}

/** The names under which a site's own module registers navbar items, and what is wrong with it. */
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
          message: 'The module has no default export that lists navbar items.',
          hint: `Write "export default defineNavbarItems({ 'custom-clock': Clock })".`,
        };
  return { names: new Set(), problems: [{ ...problem, leavesUnknown: ['navbarItems'] }] };
}
