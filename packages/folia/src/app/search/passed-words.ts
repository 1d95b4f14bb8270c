import { decodeOrKeep } from '../../contract/decode.ts';
import { openAncestors } from '../tabs/open-around.ts';

/** Event for words passed to the current page, for which there is no navigation. */
export const WORDS_PASSED = 'wordspassed';

/**
 * Removes the words that a search passed to this page from the navigation state, so that returning
 * to the entry does not highlight them again.
 */
export function takeSearchWords(): string[] {
  if (!window.navigation) return [];
  const { searchWords, ...rest } = currentState();
  if (searchWords === undefined) return [];
  navigation.updateCurrentEntry({ state: rest });
  return typeof searchWords === 'string' ? searchWords.split('|').filter(Boolean) : [];
}

/** Passes words to the current URL, which a navigation would reload, and scrolls to its target. */
export function passWordsHere(searchWords: string): void {
  const heading = document.getElementById(decodeOrKeep(location.hash.slice(1)));
  if (heading) {
    openAncestors(heading);
    heading.scrollIntoView();
  } else scrollTo(0, 0);
  if (searchWords) navigation.updateCurrentEntry({ state: { ...currentState(), searchWords } });
  dispatchEvent(new Event(WORDS_PASSED));
}

function currentState(): { searchWords?: unknown } {
  const state: unknown = navigation.currentEntry?.getState();
  return typeof state === 'object' && state !== null ? state : {};
}
