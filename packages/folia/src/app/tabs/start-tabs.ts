/**
 * Operates the tabs of a page: all groups with the same name show the tab that was selected last,
 * on this page and later ones, and a tab opens when a URL or the browser's search points into it.
 * Inlined in documents with tabs, and part of the live shell for pages reached by navigation.
 */
import { decodeOrKeep } from '../../contract/decode.ts';
import { stored } from '../stored.ts';
import { hideClosedPanels, openAncestors } from './open-around.ts';

const root = document.documentElement;

function selectTabs(getChoice: (tab: DOMStringMap) => string | null | undefined): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.tabs input')) {
    input.checked ||= getChoice(input.dataset) === input.value;
  }
  hideClosedPanels();
}

/**
 * The query takes precedence over the remembered tab; the section in the fragment takes precedence
 * over both.
 */
function showTabs(): void {
  const query = new URLSearchParams(location.search);
  selectTabs(
    ({ tabQuery, tabGroup }) =>
      (tabQuery && query.get(tabQuery)) || (tabGroup && stored(`tab:${tabGroup}`)),
  );
  showSection();
}

/** Scrolls to a section that the browser could not scroll to because it was in a closed tab. */
function showSection(): void {
  const section = document.getElementById(decodeOrKeep(location.hash.slice(1)));
  if (section && openAncestors(section)) section.scrollIntoView();
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement)) return;
  const { tabGroup: group, tabQuery: query } = target.dataset;
  if (query) {
    const address = new URL(location.href);
    address.searchParams.set(query, target.value);
    // Keeps the state of the history entry, which the router uses.
    history.replaceState(history.state, '', address);
  }
  if (group) stored(`tab:${group}`, target.value);
  selectTabs(({ tabGroup }) => (group && tabGroup === group ? target.value : undefined));
}

// Once per document: when the live shell runs its copy, the reader may have already selected a tab.
if (root.dataset.tabs === undefined) {
  root.dataset.tabs = '';
  addEventListener('change', onChange);
  addEventListener('hashchange', showSection);
  addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) openAncestors(target);
  });
  addEventListener('pagechange', showTabs);
  showTabs();
}
