/**
 * Operates the tabs of a page: all groups of a name show the tab that was chosen last, on this page and later ones, and
 * a tab opens for what an address or the browser's search finds in it. Inline in documents that have tabs, and part of
 * the live shell for pages that come by navigation.
 */
import { decodeOrKeep } from '../../contract/decode.ts';
import { stored } from '../stored.ts';
import { hideClosedPanels, openAround } from './open-around.ts';

const root = document.documentElement;

function choose(choiceOf: (tab: DOMStringMap) => string | null | undefined): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('.tabs input')) {
    input.checked ||= choiceOf(input.dataset) === input.value;
  }
  hideClosedPanels();
}

/** What the query asks for comes before what is remembered; the section that the fragment names comes before both. */
function showTabs(): void {
  const asked = new URLSearchParams(location.search);
  choose(
    ({ tabQuery, tabGroup }) =>
      (tabQuery && asked.get(tabQuery)) || (tabGroup && stored(`tab:${tabGroup}`)),
  );
  showSection();
}

/** Scrolls where the browser could not, since the section was in a closed tab. */
function showSection(): void {
  const section = document.getElementById(decodeOrKeep(location.hash.slice(1)));
  if (section && openAround(section)) section.scrollIntoView();
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
  if (group) stored(`tab:${group}`, target.value);
  choose(({ tabGroup }) => (group && tabGroup === group ? target.value : undefined));
}

// Once for a document: when the live shell arrives with its copy, the reader may have chosen already.
if (root.dataset.tabs === undefined) {
  root.dataset.tabs = '';
  addEventListener('change', onChange);
  addEventListener('hashchange', showSection);
  addEventListener('beforematch', ({ target }) => {
    if (target instanceof Element) openAround(target);
  });
  addEventListener('pagechange', showTabs);
  showTabs();
}
