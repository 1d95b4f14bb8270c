import type { Query } from 'minisearch';
import {
  HEADING_SEPARATOR,
  type SearchDocumentFile,
  type SearchHit,
  type SearchIndexFile,
  type TextPiece,
} from '../contract/search.ts';
import { pickBest, type Ranked, rank } from './rank.ts';
import { type ReadQuery, readQuery } from './read-query.ts';
import { makeSectionIndex, type SectionIndex } from './section-index.ts';
import { makeSnippet, markText, matchedWords } from './snippet.ts';

/** Answers a query with the best hits, best first; none for a query without words. */
export type Search = (query: string) => SearchHit[];

const FIELD_WEIGHTS = { title: 3, heading: 3, keywords: 2, code: 1, text: 1 };

/** More words than this would not fit the highlighting of a page. */
const MOST_WORDS = 12;

/** Opens a search over the two files of a site. */
export function openSearch(documents: SearchDocumentFile, files: SearchIndexFile): Search {
  const index = makeSectionIndex(documents, files);
  const { maxHits } = documents.options;
  return (text) => {
    const query = readQuery(text, index);
    if (query.words.length === 0) return [];
    const full = find('AND', query, index);
    const best = pickBest(full, maxHits);
    if (best.length < maxHits && query.words.length > 1) {
      return pickBest(find('OR', query, index), maxHits).map((hit) => makeHit(hit, query, index));
    }
    return best.map((hit) => makeHit(hit, query, index));
  };
}

/** All sections that hold all words, or any. */
function find(combineWith: 'AND' | 'OR', query: ReadQuery, index: SectionIndex): Ranked[] {
  const queries: Query[] = query.words.map((word) => word.query);
  return index.engine
    .search({ combineWith, queries }, { boost: FIELD_WEIGHTS })
    .flatMap((result) => {
      const section = index.sections[Number(result.id)];
      return section ? [rank(result, section, query)] : [];
    });
}

function makeHit({ section, terms }: Ranked, query: ReadQuery, { words }: SectionIndex): SearchHit {
  const { document, group, trail, code } = section;
  const { url, title, subcategory, text } = document;
  const matched = new Set(query.words.flatMap((word) => word.marked(terms)));
  const headings = subcategory.split(HEADING_SEPARATOR).filter(Boolean);
  const shown = headings.at(-1) ?? title;
  const path = headings.length > 0 ? [...trail, title, ...headings.slice(0, -1)] : trail;
  const written = [shown, text, code].flatMap((part) => matchedWords(part, matched, words));
  return {
    url,
    group,
    title: markText(shown, matched, words),
    path,
    snippet: snippetOf(text, code, matched, words),
    words: [...new Set(written)].slice(0, MOST_WORDS),
  };
}

/** Where only code answers, its words stand first. */
function snippetOf(
  text: string,
  code: string,
  terms: ReadonlySet<string>,
  words: SectionIndex['words'],
): TextPiece[] {
  const snippet = makeSnippet(text, terms, words);
  if (snippet.some(({ isMatch }) => isMatch)) return snippet;
  const found = [...new Set(matchedWords(code, terms, words))].slice(0, 3);
  const marked = found.flatMap((word) => [
    { text: word, isMatch: true },
    { text: ' · ', isMatch: false },
  ]);
  return [...marked, ...snippet];
}
