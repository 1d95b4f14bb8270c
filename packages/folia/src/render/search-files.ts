import {
  listPageTexts,
  type PageSection,
  type ReadSections,
  searchedOperation,
} from 'folia-search';
import type {
  IndexedPage,
  SearchDocument,
  SearchDocumentFile,
  SearchGroup,
  SearchIndexFile,
} from 'folia-search/format';
import type { SitePage } from '../model/site.ts';
import type { SiteConfig } from '../read/config/site-schema.ts';

/** The contents of the two search files. */
export type SearchFiles = { documents: SearchDocumentFile; index: SearchIndexFile };

/** Makes the search data of a locale's listed pages; undefined if the site has no search. */
export function makeSearchFiles(
  sitePages: SitePage[],
  config: SiteConfig,
  readSections: ReadSections,
): SearchFiles | undefined {
  const { search } = config.themeConfig;
  if (search === false) return undefined;
  const pages = listSearched(sitePages).map((page) =>
    indexPage(page, readSections(page.search?.html ?? page.html)),
  );
  const { maxHits, highlightResult, synonyms } = search;
  return {
    documents: {
      searchDocs: pages.flatMap(({ documents }) => documents),
      options: { maxHits, highlightResult },
    },
    index: {
      language: config.locale.htmlLang,
      pages: pages.map(({ page }) => page),
      code: pages.flatMap(({ code }) => code),
      synonyms,
    },
  };
}

/** The pages that the search finds, in the order of the index. */
export function listSearched(pages: SitePage[]): SitePage[] {
  return pages.filter(({ unlisted }) => !unlisted);
}

function indexPage(
  source: SitePage,
  read: PageSection[],
): { page: IndexedPage; documents: SearchDocument[]; code: string[] } {
  const { href, heading } = source.data;
  const title = heading ?? source.title;
  const texts = listPageTexts(read, source.data);
  return {
    page: {
      sections: texts.length,
      group: getGroup(source),
      trail: source.data.breadcrumbs.map(({ label }) => label),
      keywords: [...source.keywords, ...(source.search?.terms ?? [])],
      ...(source.search?.operation && {
        operation: searchedOperation(source.search.operation, href),
      }),
    },
    documents: texts.map(([fragment, subcategory, text]) => ({
      ...{ url: href + fragment, title, subcategory, text },
    })),
    code: texts.map(([, , , code]) => code),
  };
}

/** Returns the group of a page: its own, or by its layout. */
function getGroup({ search, data }: SitePage): SearchGroup {
  return search?.group ?? (data.layout === 'doc' ? 'docs' : 'pages');
}
