/** What readers see of the state of the search. It is ready once everything is indexed. */
export type SearchStatus = 'idle' | 'loading' | 'ready' | 'failed';

export type SearchStore = {
  getStatus: () => SearchStatus;
  subscribe: (listener: () => void) => () => void;
  /**
   * Fetches the code and the index, unless they are loaded or loading. Tries again after a failure.
   */
  load: () => void;
};

/** A status that others are notified of. */
export function makeStatus(): {
  get: () => SearchStatus;
  set: (next: SearchStatus) => void;
  subscribe: (listener: () => void) => () => void;
} {
  let status: SearchStatus = 'idle';
  const listeners = new Set<() => void>();
  return {
    get: () => status,
    set(next) {
      status = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
