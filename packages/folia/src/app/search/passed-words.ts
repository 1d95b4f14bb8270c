import { decodeOrKeep } from '../../contract/decode.ts';
import { openAncestors } from '../tabs/open-around.ts';

/** Event for words passed to the current page, for which there is no navigation. */
export const WORDS_PASSED = 'wordshandedover';

/**
 * Removes the words that a search passed to this page from the navigation state, so that returning
 * to the entry does not highlight them again.
 */
export function takeSearchWords(): string[] {
  if (!window.navigation) return [];
  const { searchWord, ...rest } = currentState();
  if (searchWord === undefined) return [];
  navigation.updateCurrentEntry({ state: rest });
  return typeof searchWord === 'string' ? searchWord.split('|').filter(Boolean) : [];
}

/** Passes words to the current URL, which a navigation would reload, and scrolls to its target. */
export function passWordsHere(searchWord: string): void {
  const heading = document.getElementById(decodeOrKeep(location.hash.slice(1)));
  if (heading) {
    openAncestors(heading);
    heading.scrollIntoView();
  } else scrollTo(0, 0);
  if (searchWord) navigation.updateCurrentEntry({ state: { ...currentState(), searchWord } });
  dispatchEvent(new Event(WORDS_PASSED));
}

function currentState(): { searchWord?: unknown } {
  const state: unknown = navigation.currentEntry?.getState();
  return typeof state === 'object' && state !== null ? state : {};
}
