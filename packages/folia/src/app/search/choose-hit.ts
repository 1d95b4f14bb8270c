import type { SearchHit } from 'folia-search/format';
import { navigate } from '../router/navigate.ts';
import { leaveDialogFor } from './close-on-back.ts';
import { passWordsHere } from './passed-words.ts';

/**
 * Navigates to a hit, and passes its words in the navigation state, if the browser supports it
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-state). Bars separate them: they may be phrases
 * with spaces, but never contain a bar.
 */
export function chooseHit(hit: SearchHit, highlights: boolean): void {
  const url = hit.url || '/';
  if (!window.navigation) {
    leaveDialogFor(url);
    return;
  }
  const words = highlights ? hit.words.join('|') : '';
  if (new URL(url, location.href).href === location.href) passWordsHere(words);
  else navigate(url, { state: words ? { searchWords: words } : undefined });
}
