import type { Source } from '../store.ts';

/** What readers see of the state of the search. It is ready once everything is indexed. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

export type SearchStore = Source<SearchStatus> & {
  /**
   * Fetches the code and the index, unless they are loaded or loading. Tries again after a failure.
   */
  load: () => void;
};
