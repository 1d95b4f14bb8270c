import type { SearchHit } from '../../contract/search.ts';

/**
 * Leads to a hit and hands the words over in the navigation state, where the browser has one (R9.6,
 * https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-state).
 */
export function chooseHit(hit: SearchHit, highlights: boolean): void {
  const url = hit.url || '/';
  if (!('navigation' in window)) {
    location.assign(url);
    return;
  }
  const searchWord = hit.words.join(' ');
  navigation.navigate(url, { state: highlights && searchWord ? { searchWord } : undefined });
}
