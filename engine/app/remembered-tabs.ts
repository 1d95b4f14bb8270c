/**
 * Keeps the choice of tabs: all groups of a name show the tab that was chosen last, on this page and later ones. Stands
 * inline in documents that have tabs, and is part of the live shell for those that come by navigation.
 */
import { stored } from './stored.ts';

const root = document.documentElement;

function choose(choiceOf: (tab: DOMStringMap) => string | null | undefined): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.tabs input')) {
    input.checked ||= choiceOf(input.dataset) === input.value;
  }
}

/** What the address asks for comes before what is remembered. */
function restoreTabs(): void {
  const asked = new URLSearchParams(location.search);
  choose(
    ({ tabQuery, tabGroup }) =>
      (tabQuery && asked.get(tabQuery)) || (tabGroup && stored(`tab:${tabGroup}`)),
  );
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { tabGroup: group, tabQuery: query } = target.dataset;
  if (query) {
    const address = new URL(location.href);
    address.searchParams.set(query, target.value);
    // The entry of the history stays the one it is, with all that the router keeps in it.
    history.replaceState(history.state, '', address);
  }
  if (!group) return;
  stored(`tab:${group}`, target.value);
  choose(({ tabGroup }) => (tabGroup === group ? target.value : undefined));
}

// Once for a document: when the live shell arrives with its copy, the reader may have chosen already.
if (root.dataset.tabs === undefined) {
  root.dataset.tabs = '';
  addEventListener('change', onChange);
  addEventListener('pagechange', restoreTabs);
  restoreTabs();
}
