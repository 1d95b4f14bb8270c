/** What answers queries, outside of a worker. */
export { openSearch, type Search } from './open-search.ts';
export { openShardedSearch } from './sharded/open-sharded-search.ts';
