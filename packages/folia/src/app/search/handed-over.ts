import { decodeOrKeep } from '../../contract/decode.ts';
import { openAround } from '../tabs/open-around.ts';

/** Event for words passed to the current page, for which there is no navigation. */
export const HANDED_OVER = 'wordshandedover';

/**
 * Removes the words that a search passed to this page from the navigation state, so that returning
 * to the entry does not highlight them again.
 */
export function takeHandedOverWords(): string[] {
  if (!('navigation' in window)) return [];
  const { searchWord, ...rest } = currentState();
  if (searchWord === undefined) return [];
  navigation.updateCurrentEntry({ state: rest });
  return typeof searchWord === 'string' ? searchWord.split(' ').filter(Boolean) : [];
}

/** Passes words to the current URL, which a navigation would reload, and scrolls to its target. */
export function handOverHere(searchWord: string): void {
  const heading = document.getElementById(decodeOrKeep(location.hash.slice(1)));
  if (heading) {
    openAround(heading);
    heading.scrollIntoView();
  } else scrollTo(0, 0);
  if (searchWord) navigation.updateCurrentEntry({ state: { ...currentState(), searchWord } });
  dispatchEvent(new Event(HANDED_OVER));
}

function currentState(): { searchWord?: unknown } {
  const state: unknown = navigation.currentEntry?.getState();
  return typeof state === 'object' && state !== null ? state : {};
}
