/** What of the search is fetched once the reader comes near it (R9.3). */
export { SearchDialog } from './SearchDialog.tsx';
export { openSearchClient } from './search-client.ts';
