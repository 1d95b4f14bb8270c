import { measureCloseness } from './closeness.ts';
import type { SearchDocumentFile, SearchHit, SearchIndexFile } from './format.ts';
import { makeHit } from './make-hit.ts';
import { parseQuery } from './parse-query.ts';
import { findBest } from './rank.ts';
import type { SearchSources } from './search-parts.ts';
import { makeSectionIndex, type ShownSection } from './section-index.ts';
import { finish, type Steps } from './steps.ts';

/** Answers a query with the best hits, best first. A query without words has no hits. */
export type Search = (query: string) => SearchHit[];

/** Opens a search over all sections of a site. */
export function openSearch(documents: SearchDocumentFile, index: SearchIndexFile): Search {
  return finish(openSearchInSteps({ documents, index }));
}

/** Does the same in small steps, which the caller may pause between. */
export function* openSearchInSteps({ documents, index: files }: SearchSources): Steps<Search> {
  const index = yield* makeSectionIndex({ documents, index: files });
  const { maxHits } = documents.options;
  const getShownSections = (section: number): ShownSection[] => {
    const document = documents.searchDocs[section];
    const page = files.pages[index.pages.getPage(section)];
    if (!document || !page) return [];
    const { group, trail } = page;
    return [{ document, group, trail, code: files.code[section] ?? '' }];
  };
  const getTexts = (section: number): string[] => {
    const { title = '', subcategory = '', text = '' } = documents.searchDocs[section] ?? {};
    return [title, subcategory, text, files.code[section] ?? ''];
  };
  return (text) => {
    const query = parseQuery(text, index);
    if (query.words.length === 0) return [];
    const closeness = (sections: number[]) =>
      measureCloseness(sections.map(getTexts), query.words, index.chunks);
    return findBest(query, index, maxHits, closeness)
      .flatMap(({ section }) => getShownSections(section))
      .map((section) => makeHit(section, query, index));
  };
}
