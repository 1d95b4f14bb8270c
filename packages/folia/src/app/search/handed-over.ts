import { decodeOrKeep } from '../../contract/decode.ts';
import { openAround } from '../tabs/open-around.ts';

/** Told where words were handed over to the page on display, to which no navigation leads. */
export const HANDED_OVER = 'wordshandedover';

/**
 * Takes the words that a search has handed to this page out of the navigation state, so that coming back to the entry
 * does not highlight them again.
 */
export function takeHandedOverWords(): string[] {
  if (!('navigation' in window)) return [];
  const { searchWord, ...rest } = currentState();
  if (searchWord === undefined) return [];
  navigation.updateCurrentEntry({ state: rest });
  return typeof searchWord === 'string' ? searchWord.split(' ').filter(Boolean) : [];
}

/** Hands words to the very address on display, which a navigation would load anew, and goes where it leads. */
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
