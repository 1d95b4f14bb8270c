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

/** The contents of the two files that a search needs. */
export type SearchFiles = { documents: SearchDocumentFile; index: SearchIndexFile };

/** Makes the sections of a locale's listed pages ready to be searched; undefined where the site has no search. */
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
  const sections = withLead(read, source);
  const title = source.data.heading ?? source.title;
  return {
    page: {
      sections: sections.length,
      group: groupOf(source),
      trail: source.data.breadcrumbs.map(({ label }) => label),
      keywords: [...source.keywords, ...(source.search?.words ?? [])],
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
 * The first section stands for the page and begins with the description that stands under its title. A page whose body
 * begins with a heading gets one, so that its own address is always found.
 */
function withLead([first, ...others]: PageSection[], { data }: SitePage): PageSection[] {
  const described = (text: string) =>
    data.showsDescription ? `${data.description ?? ''} ${text}`.trim() : text;
  if (!first) return [];
  if (!first.id) return [{ ...first, text: described(first.text) }, ...others];
  const text = described('') || (data.description ?? '');
  return [{ headings: [], text, code: [] }, first, ...others];
}

/** Kinds of pages with a group of their own say so; others are told by how they are laid out. */
function groupOf({ search, data }: SitePage): SearchGroup {
  return search?.group ?? (data.layout === 'doc' ? 'docs' : 'pages');
}
