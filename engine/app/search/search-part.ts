/** What of the search is fetched once the reader comes near it. */
export { hydrateSearch } from './hydrate-search.tsx';
export { openSearchClient } from './search-client.ts';
