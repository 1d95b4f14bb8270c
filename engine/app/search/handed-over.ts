/**
 * Takes the words that a search has handed to this page out of the navigation state, so that coming back to the entry
 * does not highlight them again (R9.6).
 */
export function takeHandedOverWords(): string[] {
  if (!('navigation' in window)) return [];
  const state: unknown = navigation.currentEntry?.getState();
  if (typeof state !== 'object' || state === null || !('searchWord' in state)) return [];
  const { searchWord, ...rest } = state;
  navigation.updateCurrentEntry({ state: rest });
  return typeof searchWord === 'string' ? searchWord.split(' ').filter(Boolean) : [];
}
