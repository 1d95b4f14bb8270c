/** Entry point for answering queries outside a worker. */
export { openSearch, type Search } from './open-search.ts';
export { joinSearch } from './search-parts.ts';
export { openShardedSearch } from './sharded/open-sharded-search.ts';
