import { codeWords, type PageSection, type ReadSections, searchedOperation } from 'folia-search';
import {
  HEADING_SEPARATOR,
  type IndexedPage,
  type SearchDocument,
  type SearchDocumentFile,
  type SearchGroup,
  type SearchIndexFile,
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
  const pages = sitePages
    .filter(({ unlisted }) => !unlisted)
    .map((page) => indexPage(page, readSections(page.search?.html ?? page.html)));
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

function indexPage(
  source: SitePage,
  read: PageSection[],
): { page: IndexedPage; documents: SearchDocument[]; code: string[] } {
  const sections = addLeadSection(read, source);
  const title = source.data.heading ?? source.title;
  return {
    page: {
      sections: sections.length,
      group: getGroup(source),
      trail: source.data.breadcrumbs.map(({ label }) => label),
      keywords: [...source.keywords, ...(source.search?.terms ?? [])],
      ...(source.search?.operation && {
        operation: searchedOperation(source.search.operation, source.data.href),
      }),
    },
    documents: sections.map(({ id, headings, text }) => ({
      url: id ? `${source.data.href}#${id}` : source.data.href,
      title,
      subcategory: headings.join(HEADING_SEPARATOR),
      text,
    })),
    code: sections.map((section) => codeWords(section)),
  };
}

/**
 * Makes the first section represent the page: it starts with the description shown below the title. A page whose body
 * starts with a heading gets such a section added, so that search always finds the page itself.
 */
function addLeadSection([first, ...others]: PageSection[], { data }: SitePage): PageSection[] {
  const prependDescription = (text: string) =>
    data.showsDescription ? `${data.description ?? ''} ${text}`.trim() : text;
  if (!first) return [];
  if (!first.id) return [{ ...first, text: prependDescription(first.text) }, ...others];
  const text = prependDescription('') || (data.description ?? '');
  return [{ headings: [], text, code: [] }, first, ...others];
}

/** Returns the group of a page: its own, or by its layout. */
function getGroup({ search, data }: SitePage): SearchGroup {
  return search?.group ?? (data.layout === 'doc' ? 'docs' : 'pages');
}
