/** What of the search is fetched once the reader comes near it. */
export { heedNavigation } from './close-on-back.ts';
export { hydrateSearch } from './hydrate-search.tsx';
export { openSearchClient } from './search-client.ts';
