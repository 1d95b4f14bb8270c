import type { SearchResult } from 'folia-search/format';

/** The hits of a query. Early ones come from titles and headings, while the rest is loading. */
export type SearchAnswer = SearchResult & { query: string; isEarly: boolean };
