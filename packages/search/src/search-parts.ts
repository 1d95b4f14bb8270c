/**
 * The two files of a search: what is needed for the first hits, and the rest. The worker joins them.
 */
import type { SearchDocumentFile, SearchIndexFile, TextsFile, TitlesFile } from './format.ts';

/** What the ranking reads: the sections, and what else finds them. */
export type SearchSources = { documents: SearchDocumentFile; index: SearchIndexFile };

/** Splits a search into its two files. @param stamp the same for all files of a build */
export function splitSearch(
  { documents, index }: SearchSources,
  stamp: string,
): { titles: TitlesFile; texts: TextsFile } {
  const { searchDocs, options } = documents;
  const { language, synonyms } = index;
  let first = 0;
  const pages = index.pages.map(({ sections: count, ...page }) => {
    const own = searchDocs.slice(first, first + count);
    first += count;
    const { url = '', title = '' } = own[0] ?? {};
    const sections = own.map((section): [string, string] => [
      section.url.slice(url.length),
      section.subcategory,
    ]);
    return { url, title, ...page, sections };
  });
  return {
    titles: { stamp, language, synonyms, options, pages },
    texts: {
      stamp,
      texts: searchDocs.map(({ text }, section) => [text, index.code[section] ?? '']),
    },
  };
}

/** Leaves each page only its first section, for sites with too many headings for one file. */
export function withoutHeadings(titles: TitlesFile): TitlesFile {
  const pages = titles.pages.map((page) => ({ ...page, sections: page.sections.slice(0, 1) }));
  return { ...titles, pages };
}

/** Joins the files of a search; without texts, it finds titles, headings and keywords. */
export function joinSearch(titles: TitlesFile, { texts }: Pick<TextsFile, 'texts'>): SearchSources {
  const { language, synonyms, options } = titles;
  const searchDocs = titles.pages
    .flatMap(({ url, title, sections }) =>
      sections.map(([fragment, subcategory]) => ({ url: url + fragment, title, subcategory })),
    )
    .map((section, number) => ({ ...section, text: texts[number]?.[0] ?? '' }));
  return {
    documents: { searchDocs, options },
    index: {
      language,
      synonyms,
      pages: titles.pages.map(({ sections, group, trail, keywords, operation }) => ({
        sections: sections.length,
        group,
        trail,
        keywords,
        ...(operation && { operation }),
      })),
      code: searchDocs.map((_, number) => texts[number]?.[1] ?? ''),
    },
  };
}
