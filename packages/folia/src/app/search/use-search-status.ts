import { useSyncExternalStore } from 'react';
import { useSite } from '../site-context.ts';
import type { SearchStatus } from './search-store.ts';

const subscribeToNothing = () => () => {};
const idle = () => 'idle' as const;

/** The state of the search; idle at build time. */
export function useSearchStatus(): SearchStatus {
  const { search } = useSite();
  return useSyncExternalStore(
    search?.subscribe ?? subscribeToNothing,
    search?.getState ?? idle,
    idle,
  );
}
