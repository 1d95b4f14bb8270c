/** A value that may change, as `useSyncExternalStore` reads it: https://react.dev/reference/react/useSyncExternalStore */
export type Source<T> = {
  getState: () => T;
  /** Calls a listener after each change, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
};

export type Store<T> = Source<T> & { setState: (next: T) => void };

/** Creates a store whose listeners are called in the order in which they were added. */
export function makeStore<T>(state: T): Store<T> {
  const listeners = new Set<() => void>();
  return {
    getState: () => state,
    setState(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A value that never changes, as at build time. */
export function constant<T>(value: T): Source<T> {
  return { getState: () => value, subscribe: () => () => {} };
}
