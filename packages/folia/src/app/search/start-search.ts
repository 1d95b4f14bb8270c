import { RETRIES } from '../../contract/retries.ts';
import type { ShellData } from '../../contract/shell-data.ts';
import { fetchInTime } from '../fetch-in-time.ts';
import { makeStore } from '../store.ts';
import { withinTimeLimit } from '../time-limit.ts';
import type { SearchStatus, SearchStore } from './search-store.ts';

type SearchPart = typeof import('./search-part.ts');

/**
 * Connects the live shell with the search, which the boot script may have started already. Its code
 * is loaded when it is first used, and again after a failure.
 *
 * @returns undefined if the site has no search
 */
export function startSearch(shell: ShellData): SearchStore | undefined {
  const container = document.getElementById('search-root');
  if (!shell.search || !container) return undefined;
  const { code, loadOnMount } = shell.search;
  const { getState, setState, subscribe } = makeStore<SearchStatus>('idle');
  let part: SearchPart | undefined;
  let failures = 0;

  function connect(loaded: SearchPart): void {
    // An open dialog adds a history entry as it starts, which the router must not handle.
    part = loaded;
    const { store } = loaded.startDialog(shell);
    const follow = () => setState(store.getState());
    store.subscribe(follow);
    store.load();
    follow();
  }
  function fail(error: unknown): void {
    part = undefined;
    failures += 1;
    console.error('The search failed to load.', error);
    setState('failed');
  }
  function load(): void {
    if (part) part.startDialog(shell).store.load();
    else if (getState() !== 'loading') {
      if (failures > 0) reloadIfReplaced(code);
      setState('loading');
      importPart(code, failures)
        .catch(() => {
          failures += 1;
          return importPart(code, failures);
        })
        .then(connect)
        .catch(fail);
    }
  }

  // For the message in the dialog if not even its code has loaded.
  subscribe(() => {
    container.dataset.status = getState();
  });
  const onToggle = (event: Event) => {
    if (event instanceof ToggleEvent && event.newState === 'open') load();
  };
  // Registered before the router's listener, which must not handle navigations of the dialog.
  window.navigation?.addEventListener('navigate', (event) => part?.handleDialogNavigation(event));
  container.addEventListener('beforetoggle', onToggle, true);
  container.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-retry]')) load();
  });
  const isWanted = 'search' in document.documentElement.dataset;
  if (isWanted || loadOnMount) load();
  return { getState, subscribe, load };
}

/** Loads the document again if the server says that the file is gone: a newer build has replaced it. */
function reloadIfReplaced(url: string): void {
  const check = ({ status }: Response) => status === 404 && location.reload();
  fetchInTime(url, { method: 'HEAD' }).then(check, () => {});
}

/** A browser may remember that a module failed to load, so each attempt uses a different URL, as long as there are hashes. */
function importPart(address: string, failures: number): Promise<SearchPart> {
  const url = address + '?'.repeat(Math.min(failures, RETRIES));
  return withinTimeLimit<SearchPart>(import(/* @vite-ignore */ url), url);
}
