import { useSyncExternalStore } from 'react';

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
  const source = 'navigation' in window ? navigation : window;
  const types = 'navigation' in window ? ['currententrychange'] : ['hashchange', 'popstate'];
  for (const type of types) source.addEventListener(type, listener);
  return () => {
    for (const type of types) source.removeEventListener(type, listener);
  };
}
