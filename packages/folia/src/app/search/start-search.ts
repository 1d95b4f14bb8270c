import type { LiveContext } from '../LiveSite.tsx';
import { withinTimeLimit } from '../time-limit.ts';
import { makeSearchStore, type SearchStore } from './search-store.ts';

type SearchPart = typeof import('./search-part.ts');

/**
 * Takes over the search from the boot script, which opens the document's dialog and starts fetching
 * the search. Its code runs, and hydrates the dialog, when it is first used, and again after a
 * failure.
 *
 * @returns undefined if the site has no search
 */
export function startSearch(live: LiveContext): SearchStore | undefined {
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
  // For the message in the dialog if not even its code has loaded.
  store.subscribe(() => {
    container.dataset.status = store.getState().status;
  });
  const onToggle = (event: Event) => {
    if (event instanceof ToggleEvent && event.newState === 'open') store.load();
  };
  // Registered before the router's listener, which must not handle navigations of the dialog.
  window.navigation?.addEventListener('navigate', (event) => part?.handleDialogNavigation(event));
  container.addEventListener('beforetoggle', onToggle, true);
  container.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry]')) store.load();
  });
  const isWanted = 'search' in document.documentElement.dataset;
  if (isWanted || addresses.loadOnMount) store.load();
  return store;
}

/** A browser may remember that a module failed to load, so each attempt uses a different URL. */
function importPart(address: string, failures: number): Promise<SearchPart> {
  const url = address + '?'.repeat(failures);
  return withinTimeLimit<SearchPart>(import(/* @vite-ignore */ url), url);
}
