import { findBlockBehind, layOutLater, NO_BLOCK } from '../lay-out-later.ts';

/** Length of the text that may be in view at first, in characters: more than a large window shows. */
const FIRST_CONTENT = 2500;

/** Leaves out what is far below the window of a page that has been put into the document, if it is shown from its start. */
export function showFirstScreens(): void {
  // Going back restores a position, and a link to a section leads to one.
  const opensAtStart = navigation.transition?.navigationType === 'push' && !location.hash;
  layOutLater(opensAtStart ? findBlockBehind(FIRST_CONTENT) : NO_BLOCK);
}
