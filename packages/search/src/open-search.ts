import { closenessOf } from './closeness.ts';
import type { SearchDocumentFile, SearchHit, SearchIndexFile } from './format.ts';
import { makeHit } from './make-hit.ts';
import { findBest } from './rank.ts';
import { readQuery } from './read-query.ts';
import { makeSectionIndex, type ShownSection } from './section-index.ts';

/** Answers a query with the best hits, best first; none for a query without words. */
export type Search = (query: string) => SearchHit[];

/** Opens a search over the two files of a site. */
export function openSearch(documents: SearchDocumentFile, files: SearchIndexFile): Search {
  const index = makeSectionIndex(documents, files);
  const { maxHits } = documents.options;
  const shown = (section: number): ShownSection[] => {
    const document = documents.searchDocs[section];
    const page = files.pages[index.pages.pageOf(section)];
    if (!document || !page) return [];
    const { group, trail } = page;
    return [{ document, group, trail, code: files.code[section] ?? '' }];
  };
  const textsOf = (section: number): string[] => {
    const { title = '', subcategory = '', text = '' } = documents.searchDocs[section] ?? {};
    return [title, subcategory, text, files.code[section] ?? ''];
  };
  return (text) => {
    const query = readQuery(text, index);
    if (query.words.length === 0) return [];
    const closeness = (sections: number[]) =>
      closenessOf(sections.map(textsOf), query.words, index.chunks);
    return findBest(query, index, maxHits, closeness)
      .flatMap(({ section }) => shown(section))
      .map((section) => makeHit(section, query, index));
  };
}
