/** The part of the search that is fetched when the reader is about to use it. */
export { handleDialogNavigation } from './close-on-back.ts';
export { hydrateSearch } from './hydrate-search.tsx';
export { openSearchClient } from './search-client.ts';
