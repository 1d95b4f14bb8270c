/**
 * Keeps the choice of tabs: all groups of a name show the tab that was chosen last, on this page and later ones. Stands
 * inline in documents that have tabs, and is part of the live shell for those that come by navigation.
 */
import { stored } from './stored.ts';

const root = document.documentElement;

function restoreTabs(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-tab-group]')) {
    input.checked ||= stored(`tab:${input.dataset.tabGroup}`) === input.value;
  }
}

function onChange({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.dataset.tabGroup === undefined) return;
  stored(`tab:${target.dataset.tabGroup}`, target.value);
  restoreTabs();
}

if (root.dataset.tabs === undefined) {
  root.dataset.tabs = '';
  addEventListener('change', onChange);
  addEventListener('pagechange', restoreTabs);
}
restoreTabs();
