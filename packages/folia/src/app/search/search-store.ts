import type { SearchClient } from './search-client.ts';

/** The state of the search. */
export type SearchState =
  | { status: 'idle' | 'loading' | 'failed'; client?: undefined }
  | { status: 'ready'; client: SearchClient };

export type SearchStore = {
  getState: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /**
   * Fetches the code and the index, unless they are loaded or loading. Tries again after a failure.
   */
  load: () => void;
  /** Reports a failure that occurs after the search was ready. */
  fail: (error: unknown) => void;
};

/** The state in documents, which hydration starts with. */
export const IDLE_SEARCH: SearchState = { status: 'idle' };

/**
 * Creates the store of the search's state. Nothing is fetched before `load`.
 *
 * @param open starts the search; receives the number of previous failures
 */
export function makeSearchStore(open: (failures: number) => Promise<SearchClient>): SearchStore {
  let state = IDLE_SEARCH;
  let failures = 0;
  const listeners = new Set<() => void>();

  function set(next: SearchState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function fail(error: unknown): void {
    failures += 1;
    console.error('The search failed to load.', error);
    set({ status: 'failed' });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (state.status === 'loading' || state.status === 'ready') return;
      set({ status: 'loading' });
      open(failures).then((client) => set({ status: 'ready', client }), fail);
    },
    fail,
  };
}
