import { useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import { IDLE_SEARCH, type SearchState } from './search-store.ts';

const subscribeToNothing = () => () => {};

/** The state of the search; idle at build time. */
export function useSearchState(): SearchState {
  const { search } = useSite();
  return useSyncExternalStore(
    search?.subscribe ?? subscribeToNothing,
    search?.getState ?? (() => IDLE_SEARCH),
    () => IDLE_SEARCH,
  );
}
