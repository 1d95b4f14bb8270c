import type { SearchClient } from './search-client.ts';

/** Where the search stands. */
export type SearchState =
  | { status: 'idle' | 'loading' | 'failed'; client?: undefined }
  | { status: 'ready'; client: SearchClient };

export type SearchStore = {
  getState: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the code and the index, unless they are there or under way. What has failed is tried again. */
  load: () => void;
  /** Takes note that the search has failed after it was ready. */
  fail: (error: unknown) => void;
};

/** What documents show, and hydration begins with. */
export const IDLE_SEARCH: SearchState = { status: 'idle' };

/**
 * Holds how far the search has come. Nothing is fetched before `load`.
 * @param open makes the search ready; told how often it has failed before
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
    console.error('The search did not load.', error);
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
