import type { LiveParts } from '../LiveSite.tsx';
import { withinTimeLimit } from '../time-limit.ts';
import { makeSearchStore, type SearchStore } from './search-store.ts';

type SearchPart = typeof import('./search-part.ts');

/**
 * Takes over the search from the boot script, which opens the dialog of the document and starts to fetch what the search
 * needs: its code is run, and makes the dialog live, when it has been asked for, and again where that has failed.
 * @returns undefined where the site has no search
 */
export function startSearch(live: LiveParts): SearchStore | undefined {
  const { search: addresses } = live.shell;
  const container = document.getElementById('search-root');
  if (!addresses || !container) return undefined;
  let part: SearchPart | undefined;

  const store = makeSearchStore(async (failures) => {
    if (!part) {
      part = await importPart(addresses.code, failures);
      part.hydrateSearch(container, { ...live, search: store });
    }
    return part.openSearchClient(addresses, failures > 0);
  });
  // For the message that the dialog shows where not even its code has come.
  store.subscribe(() => {
    container.dataset.status = store.getState().status;
  });
  const onToggle = (event: Event) => {
    if (event instanceof ToggleEvent && event.newState === 'open') store.load();
  };
  // In front of the router's listener, which must not see what concerns the dialog alone.
  window.navigation?.addEventListener('navigate', (event) => part?.heedNavigation(event));
  container.addEventListener('beforetoggle', onToggle, true);
  container.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry]')) store.load();
  });
  const isWanted = 'search' in document.documentElement.dataset;
  if (isWanted || addresses.loadOnMount) store.load();
  return store;
}

/** A browser may remember that an address gave no module, so each try has one of its own. */
function importPart(address: string, failures: number): Promise<SearchPart> {
  const url = address + '?'.repeat(failures);
  return withinTimeLimit<SearchPart>(import(/* @vite-ignore */ url), url);
}
