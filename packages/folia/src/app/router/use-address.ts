import { useSyncExternalStore } from 'react';

/**
 * The current address, whole and serialized; undefined while the site is built. After a navigation it is that of the
 * page that was asked for, also where it cannot be shown.
 */
export function useAddress(): string | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}

function read(): string {
  return location.href;
}

/** `currententrychange` tells every change of address; where it is missing, these two tell most of them. */
function subscribe(listener: () => void): () => void {
  const source = 'navigation' in window ? navigation : window;
  const types = 'navigation' in window ? ['currententrychange'] : ['hashchange', 'popstate'];
  for (const type of types) source.addEventListener(type, listener);
  return () => {
    for (const type of types) source.removeEventListener(type, listener);
  };
}
