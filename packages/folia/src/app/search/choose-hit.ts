import type { SearchHit } from 'folia-search/format';
import { navigate } from '../router/navigate.ts';
import { handOverHere } from './handed-over.ts';

/**
 * Leads to a hit and hands the words over in the navigation state, where the browser has one (
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-state).
 */
export function chooseHit(hit: SearchHit, highlights: boolean): void {
  const url = hit.url || '/';
  if (!('navigation' in window)) {
    location.assign(url);
    return;
  }
  const words = highlights ? hit.words.join(' ') : '';
  if (new URL(url, location.href).href === location.href) handOverHere(words);
  else navigate(url, { state: words ? { searchWord: words } : undefined });
}
