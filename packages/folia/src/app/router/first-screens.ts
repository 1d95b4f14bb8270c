import { layOutLater } from '../lay-out-later.ts';

/** Length of the text that may be in view at first, in characters: more than a large window shows. */
const FIRST_CONTENT = 2500;

/**
 * Creates a function to call for each page that has been put into the document. It leaves out what is far below the window
 * if the page is shown from its start.
 */
export function makeFirstScreens(): () => void {
  let layOut = () => {};
  return () => {
    layOut();
    // Going back restores a position, and a link to a section leads to one.
    const opensAtStart = navigation.transition?.navigationType === 'push' && !location.hash;
    const from = opensAtStart ? findLaterBlock() : undefined;
    layOut = from === undefined ? () => {} : layOutLater(from);
  };
}

/** The number of the first block of the article that is far below the first screen, from 1. */
function findLaterBlock(): number | undefined {
  let length = 0;
  for (const [index, block] of [
    ...(document.getElementById('page-body')?.children ?? []),
  ].entries()) {
    if (length > FIRST_CONTENT) return index + 1;
    length += block.textContent.length;
  }
  return undefined;
}
