import { useSyncExternalStore } from 'react';

/** The query and fragment of the current address, such as `?a=b#c`; empty while the site is built. */
export function useLocationSuffix(): string {
  return useSyncExternalStore(subscribe, read, () => '');
}

function read(): string {
  return location.search + location.hash;
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
