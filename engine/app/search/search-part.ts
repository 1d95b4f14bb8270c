/** What of the search is fetched once the reader comes near it. */
export { SearchDialog } from './SearchDialog.tsx';
export { openSearchClient } from './search-client.ts';
