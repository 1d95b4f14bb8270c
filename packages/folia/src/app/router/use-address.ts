import { useSyncExternalStore } from 'react';
import { listen } from '../listen.ts';

/**
 * The current URL, in full; undefined at build time. After a navigation, it is that of the
 * requested page, even if it cannot be shown.
 */
export function useAddress(): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function read(): string {
  return location.href;
}

/**
 * `currententrychange` covers all changes of the URL; without it, the other two cover most of them.
 */
function subscribe(listener: () => void): () => void {
  return window.navigation
    ? listen(['currententrychange'], listener, navigation)
    : listen(['hashchange', 'popstate'], listener);
}
