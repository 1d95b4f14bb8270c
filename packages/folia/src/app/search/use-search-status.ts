import { useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import { constant, type Source } from '../store.ts';
import type { SearchStatus } from './search-store.ts';

const idle: Source<SearchStatus> = constant('idle');

/** The state of the search; idle at build time. */
export function useSearchStatus(): SearchStatus {
  const { search = idle } = useSite();
  return useSyncExternalStore(search.subscribe, search.getState, idle.getState);
}
