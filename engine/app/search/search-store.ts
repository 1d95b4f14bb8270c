import type { SearchAddresses } from '../../contract/search.ts';
import type { SearchClient } from './search-client.ts';

type SearchPart = typeof import('./search-part.ts');

/** Where the search stands. Its code, the `part`, may be there while the index is not. */
export type SearchState =
  | { status: 'idle' | 'loading' | 'failed'; part?: SearchPart; client?: undefined }
  | { status: 'ready'; part: SearchPart; client: SearchClient };

export type SearchStore = {
  getState: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the code and the index, unless they are there or under way. */
  load: () => void;
  /** Takes note that the search has failed after it was ready. */
  fail: (error: unknown) => void;
};

/** Holds how far the search has come. Nothing is fetched before `load`. */
export function makeSearchStore(addresses: SearchAddresses): SearchStore {
  let state: SearchState = { status: 'idle' };
  let hasFailed = false;
  const listeners = new Set<() => void>();

  function set(next: SearchState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function fetchAll(): Promise<void> {
    set({ status: 'loading', part: state.part });
    try {
      const part = state.part ?? (await import('./search-part.ts'));
      set({ status: 'loading', part });
      const client = await part.openSearchClient(addresses, hasFailed);
      set({ status: 'ready', part, client });
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    hasFailed = true;
    console.error('The search did not load.', error);
    set({ status: 'failed', part: state.part });
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (state.status === 'idle' || state.status === 'failed') void fetchAll();
    },
    fail,
  };
}
