import { posix } from 'node:path';
import { pagesAt } from 'folia-problems';
import type { DocsVersion } from '../../model/docs-version.ts';
import type { VersionSources } from '../../model/site-sources.ts';
import type { DocPage } from '../../model/source-page.ts';
import { isMarkdownPage } from '../../read/file-patterns.ts';
import { findMisnamedData } from '../../read/misnamed-data-files.ts';
import { findMisnamedPages } from '../../read/misnamed-pages.ts';
import { listFiles, readSourceFile } from '../../read/read-files.ts';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import {
  CATEGORY_FILE,
  findIdleCategories,
  findMisnamedCategories,
  parseCategoryFiles,
  unknownCategoryLinks,
} from './category-file.ts';
import { docsRoute } from './doc-address.ts';
import { loadSidebars } from './load-sidebars.ts';
import { parseDocs } from './parse-docs.ts';
import { readVersions } from './read-versions.ts';

type ReadVersion = {
  pages: DocPage[];
  drafts: DocPage[];
  sources: VersionSources;
  problems: ReadContent<'docs'>['problems'];
};

/** Reads the pages and sidebars of every version of the docs. */
export async function readDocs(context: ReadContext): Promise<ReadContent<'docs'>> {
  const { versions, problems } = readVersions(context);
  const read: ReadVersion[] = [];
  for (const version of versions) read.push(await readVersion(version, context));
  return {
    pages: read.flatMap(({ pages }) => pages),
    drafts: read.flatMap(({ drafts }) => drafts),
    sources: read.map(({ sources }) => sources),
    problems: [...problems, ...read.flatMap((one) => one.problems)],
  };
}

async function readVersion(
  version: DocsVersion,
  { siteDir, loadDefault, includeDrafts }: ReadContext,
): Promise<ReadVersion> {
  const { docs, categories, problems } = readFolder(siteDir, version);
  const loaded = await loadSidebars(siteDir, version.options, loadDefault);
  const isOmitted = ({ frontmatter }: DocPage) => frontmatter.draft && !includeDrafts;
  const drafts = docs.filter(isOmitted);
  return {
    pages: docs.filter((doc) => !isOmitted(doc)),
    drafts,
    sources: {
      version,
      draftIds: new Set(drafts.map(({ id }) => id)),
      sidebars: loaded.sidebars,
      sidebarsSource: loaded.source,
      categories,
    },
    problems: [...loaded.problems, ...problems],
  };
}

function readFolder(siteDir: string, version: DocsVersion) {
  const { options } = version;
  const paths = listFiles(siteDir, options.path);
  const read = (path: string) => readSourceFile(siteDir, path);
  const isPage = (path: string) => isMarkdownPage(path, options);
  const parsed = parseDocs(paths.filter(isPage).map(read), options, version.key);
  const categoryFiles = paths.filter((path) => CATEGORY_FILE.test(path)).map(read);
  const { categories, problems } = parseCategoryFiles(categoryFiles, options.path, [
    pagesAt(docsRoute('/', options.routeBasePath)),
  ]);
  const unused = [
    ...findMisnamedPages(paths, isPage),
    ...findMisnamedCategories(paths),
    ...findIdleCategories(paths),
    ...(options.tags === false
      ? []
      : findMisnamedData(paths, posix.join(options.path, options.tags), 'docs.tags')),
  ];
  const unlinked = unknownCategoryLinks(categoryFiles, categories, options.path, parsed.docs);
  return {
    docs: parsed.docs,
    categories,
    problems: [...parsed.problems, ...problems, ...unlinked, ...unused],
  };
}
