import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type Fact, type Problem, pagesAt } from 'folia-problems';
import { NAVBAR_ITEMS_FILE } from '../bundler/navbar-components.ts';
import type { LastUpdate } from '../contract/page-data.ts';
import { apiPages } from '../kinds/api/api-pages.ts';
import { type ReadReference, readReference } from '../kinds/api/api-reference.ts';
import type { ApiConfig } from '../kinds/api/options-schema.ts';
import { readBlog } from '../kinds/blog/read-blog.ts';
import {
  CATEGORY_FILE,
  type CategoryFile,
  parseCategoryFiles,
} from '../kinds/docs/category-file.ts';
import { categoryPages } from '../kinds/docs/category-pages.ts';
import { docsRoute } from '../kinds/docs/doc-address.ts';
import { expandSidebars } from '../kinds/docs/expand-sidebars.ts';
import { loadSidebars } from '../kinds/docs/load-sidebars.ts';
import { isDocFile, parseDocs } from '../kinds/docs/parse-docs.ts';
import { isPageFile, parsePages } from '../kinds/pages/parse-pages.ts';
import { docTags, tagPages } from '../kinds/tags/doc-tags.ts';
import type { Locales } from '../model/locale-site.ts';
import type { SiteSources } from '../model/site-sources.ts';
import type { DocPage, SourcePage } from '../model/source-page.ts';
import { inDefaultLocale } from '../translate/locales.ts';
import { readDefaultTexts, readTranslation, strayLocales } from '../translate/read-translation.ts';
import { translateSources } from '../translate/translate-sources.ts';
import { translateTexts } from '../translate/translate-texts.ts';
import { loadConfig } from './config/load-config.ts';
import type { SiteConfig } from './config/site-schema.ts';
import { readGitHistory } from './git-history.ts';
import { type LoadDefault, loadModule } from './load-module.ts';
import { listFiles, readSourceFile } from './read-files.ts';

export type ReadOptions = {
  siteDir: string;
  /** Replaces the config's base path. */
  baseUrl?: string;
  /** Drafts are pages while writing only. */
  includeDrafts: boolean;
  loadDefault: LoadDefault;
  /** How a description of an API is read, where not anew. */
  readReference?: ReadReference;
};

/**
 * Reads a site's folder: one site for each locale, the default one first. What is wrong is part of the result, with
 * defaults in its place, so that all mistakes of a site are found in one run.
 * @throws SiteError where the folder has no config
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
  const ofConfig = await loadConfig(siteDir, loadDefault);
  const loaded = inDefaultLocale(ofConfig.config, options.baseUrl);
  const words = readDefaultTexts(siteDir, loaded.locale);
  const { texts, problems: ofTexts } = words.texts
    ? translateTexts(loaded.texts, words.texts)
    : { texts: loaded.texts, problems: [] };
  const config = { ...loaded, texts };
  const isKept = (page: SourcePage) =>
    page.kind === 'component' ||
    page.kind === 'api' ||
    options.includeDrafts ||
    !page.frontmatter.draft;

  const docs = readDocs(siteDir, config);
  const singlePages = listFiles(siteDir, config.pages.path).filter(isPageFile);
  const pages = parsePages(
    singlePages.map((path) => readSourceFile(siteDir, path)),
    config.pages.path,
  );
  const blog = config.blog
    ? readBlog(siteDir, config.blog, { ...options, staticDirectories: config.staticDirectories })
    : undefined;
  const wantsHistory = [config.docs, config.blog, ...config.api].some(
    (part) => part && (part.showLastUpdateTime || part.showLastUpdateAuthor),
  );
  const [ofSidebars, history, customItems] = await Promise.all([
    config.docs
      ? loadSidebars(siteDir, config.docs, loadDefault)
      : { sidebars: {}, source: '', problems: [] },
    wantsHistory ? readGitHistory(siteDir) : new Map<string, LastUpdate>(),
    readCustomItems(siteDir, loadDefault),
  ]);
  const { sidebars } = ofSidebars;
  const sidebarPath = config.docs ? config.docs.sidebarPath : undefined;
  const keptDocs = docs.docs.filter(isKept);
  const draftIds = new Set(docs.docs.filter((doc) => !isKept(doc)).map(({ id }) => id));
  const made = config.docs
    ? categoryPages(
        expandSidebars(sidebars, {
          docs: new Map(keptDocs.map((doc) => [doc.id, doc])),
          draftIds,
          categories: docs.categories,
          options: config.docs,
        }),
        { routeBasePath: config.docs.routeBasePath, file: sidebarPath ?? config.docs.path },
      )
    : [];
  const read = options.readReference ?? readReference;
  const apis = config.api.map((api) => {
    const { reference, problems } = read(siteDir, api, texts.apiOtherFamily);
    return { reference, problems: reference ? problems : withoutReference(problems, api) };
  });
  const references = apis.flatMap(({ reference }) => reference ?? []);
  const tagged = readTags(siteDir, config, keptDocs);
  return {
    siteDir,
    config,
    references,
    docs: keptDocs,
    draftIds,
    pages: [
      ...keptDocs,
      ...pages.pages.filter(isKept),
      ...made,
      ...tagged.pages,
      ...(blog?.pages ?? []),
      ...references.flatMap(apiPages),
    ],
    blog: blog?.sources,
    sidebars,
    categories: docs.categories,
    history,
    tags: tagged.tags,
    customItems: customItems.names,
    configSource: ofConfig.source,
    sidebarsSource: ofSidebars.source,
    problems: [
      ...ofConfig.problems,
      ...ofSidebars.problems,
      ...customItems.problems,
      ...docs.problems,
      ...tagged.problems,
      ...pages.problems,
      ...apis.flatMap((api) => api.problems),
      ...(blog?.problems ?? []),
      ...words.problems,
      ...ofTexts,
      ...strayLocales(siteDir, config.locales),
    ],
  };
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

/** A description that cannot be read has neither pages nor a sidebar. */
function withoutReference(problems: Problem[], { id, routeBasePath }: ApiConfig): Problem[] {
  const leavesUnknown: Fact[] = [pagesAt(docsRoute('/', routeBasePath)), `sidebars/${id}`];
  return problems.map((problem) => ({ ...problem, leavesUnknown }));
}

function readTags(siteDir: string, { docs: options }: SiteConfig, docs: DocPage[]) {
  if (!options || options.tags === false) return { pages: [], problems: [] };
  const path = posix.join(options.path, options.tags);
  const file = existsSync(join(siteDir, path)) ? readSourceFile(siteDir, path) : undefined;
  const { tags, problems } = docTags(docs, options, file);
  const pages = tagPages(tags, options.path);
  return { tags: pages.length > 0 ? tags : undefined, pages, problems };
}

function readDocs(siteDir: string, config: SiteConfig) {
  if (!config.docs) return { docs: [], categories: new Map<string, CategoryFile>(), problems: [] };
  const { docs } = config;
  const paths = listFiles(siteDir, docs.path);
  const read = (path: string) => readSourceFile(siteDir, path);
  const parsed = parseDocs(paths.filter((path) => isDocFile(path, docs)).map(read), docs);
  const categoryFiles = paths.filter((path) => CATEGORY_FILE.test(path)).map(read);
  const { categories, problems } = parseCategoryFiles(categoryFiles, docs.path, [
    pagesAt(docsRoute('/', docs.routeBasePath)),
  ]);
  return { docs: parsed.docs, categories, problems: [...parsed.problems, ...problems] };
}
