import { CONFIG_FILE, type LoadDefault, loadConfig } from '../config/load-config.ts';
import type { SiteConfig } from '../config/site-schema.ts';
import type { LastUpdate } from '../contract/page-data.ts';
import type { Problem } from '../problem.ts';
import {
  CATEGORY_FILE,
  type CategoryFile,
  parseCategoryFiles,
} from '../sources/docs/category-file.ts';
import { loadSidebars } from '../sources/docs/load-sidebars.ts';
import { isDocFile, parseDocs } from '../sources/docs/parse-docs.ts';
import type { SidebarsConfig } from '../sources/docs/sidebars-schema.ts';
import { isPageFile, parsePages } from '../sources/pages/parse-pages.ts';
import { listFiles, readSourceFile } from '../sources/read-files.ts';
import type { DocPage, SourcePage } from '../sources/source-page.ts';
import { readGitHistory } from './git-history.ts';

/** All that a site's folder says, read and parsed, before any content is compiled. */
export type SiteSources = {
  siteDir: string;
  config: SiteConfig;
  pages: SourcePage[];
  docs: DocPage[];
  sidebars: SidebarsConfig;
  categories: Map<string, CategoryFile>;
  history: Map<string, LastUpdate>;
  /** Source texts of the config and the sidebars, to name lines. */
  configSource: string;
  sidebarsSource: string;
  /** Mistakes that leave the rest readable. */
  problems: Problem[];
};

export type ReadOptions = {
  siteDir: string;
  /** Replaces the config's base path. */
  baseUrl?: string;
  /** Drafts are pages while writing only. */
  includeDrafts: boolean;
  loadDefault: LoadDefault;
};

/**
 * Reads a site's folder.
 * @throws SiteError where the config or the sidebars cannot be used
 */
export async function readSite(options: ReadOptions): Promise<SiteSources> {
  const { siteDir, loadDefault } = options;
  const loaded = await loadConfig(siteDir, loadDefault);
  const config = { ...loaded, baseUrl: options.baseUrl ?? loaded.baseUrl };
  const isKept = (page: SourcePage) =>
    page.kind === 'component' || options.includeDrafts || !page.frontmatter.draft;

  const docs = readDocs(siteDir, config);
  const singlePages = listFiles(siteDir, config.pages.path).filter(isPageFile);
  const pages = parsePages(
    singlePages.map((path) => readSourceFile(siteDir, path)),
    config.pages.path,
  );
  const wantsHistory =
    config.docs && (config.docs.showLastUpdateTime || config.docs.showLastUpdateAuthor);
  const [sidebars, history] = await Promise.all([
    config.docs ? loadSidebars(siteDir, config.docs.sidebarPath, loadDefault) : {},
    wantsHistory ? readGitHistory(siteDir) : new Map<string, LastUpdate>(),
  ]);
  const sidebarPath = config.docs ? config.docs.sidebarPath : undefined;
  const keptDocs = docs.docs.filter(isKept);
  return {
    siteDir,
    config,
    docs: keptDocs,
    pages: [...keptDocs, ...pages.pages.filter(isKept)],
    sidebars,
    categories: docs.categories,
    history,
    configSource: readSourceFile(siteDir, CONFIG_FILE).text,
    sidebarsSource: sidebarPath ? readSourceFile(siteDir, sidebarPath).text : '',
    problems: [...docs.problems, ...pages.problems],
  };
}

function readDocs(siteDir: string, config: SiteConfig) {
  if (!config.docs) return { docs: [], categories: new Map<string, CategoryFile>(), problems: [] };
  const paths = listFiles(siteDir, config.docs.path);
  const read = (path: string) => readSourceFile(siteDir, path);
  const parsed = parseDocs(paths.filter(isDocFile).map(read), config.docs);
  const categoryFiles = paths.filter((path) => CATEGORY_FILE.test(path)).map(read);
  const { categories, problems } = parseCategoryFiles(categoryFiles, config.docs.path);
  return { docs: parsed.docs, categories, problems: [...parsed.problems, ...problems] };
}
