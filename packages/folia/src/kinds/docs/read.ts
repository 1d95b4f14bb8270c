import { pagesAt } from 'folia-problems';
import type { DocPage } from '../../model/source-page.ts';
import type { DocsConfig } from '../../read/config/site-schema.ts';
import { isMarkdownPage } from '../../read/file-patterns.ts';
import { listFiles, readSourceFile } from '../../read/read-files.ts';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import { CATEGORY_FILE, type CategoryFile, parseCategoryFiles } from './category-file.ts';
import { docsRoute } from './doc-address.ts';
import { loadSidebars } from './load-sidebars.ts';
import { parseDocs } from './parse-docs.ts';

/** Reads the docs folder and the sidebars file. */
export async function readDocs(context: ReadContext): Promise<ReadContent<'docs'>> {
  const { siteDir, loadDefault, includeDrafts } = context;
  const { docs: options } = context.config;
  if (!options) return { pages: [], sources: NO_SOURCES, problems: [] };
  const { docs, categories, problems } = readFolder(siteDir, options);
  const loaded = await loadSidebars(siteDir, options, loadDefault);
  const isOmitted = ({ frontmatter }: DocPage) => frontmatter.draft && !includeDrafts;
  return {
    pages: docs.filter((doc) => !isOmitted(doc)),
    sources: {
      draftIds: new Set(docs.filter(isOmitted).map(({ id }) => id)),
      sidebars: loaded.sidebars,
      sidebarsSource: loaded.source,
      categories,
    },
    problems: [...loaded.problems, ...problems],
  };
}

const NO_SOURCES = {
  draftIds: new Set<string>(),
  sidebars: {},
  sidebarsSource: '',
  categories: new Map<string, CategoryFile>(),
};

function readFolder(siteDir: string, options: DocsConfig) {
  const paths = listFiles(siteDir, options.path);
  const read = (path: string) => readSourceFile(siteDir, path);
  const parsed = parseDocs(
    paths.filter((path) => isMarkdownPage(path, options)).map(read),
    options,
  );
  const categoryFiles = paths.filter((path) => CATEGORY_FILE.test(path)).map(read);
  const { categories, problems } = parseCategoryFiles(categoryFiles, options.path, [
    pagesAt(docsRoute('/', options.routeBasePath)),
  ]);
  return { docs: parsed.docs, categories, problems: [...parsed.problems, ...problems] };
}
