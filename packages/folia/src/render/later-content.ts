import { findBlocks } from './blocks.ts';

/** Length of the HTML that browsers lay out at once, in characters. */
const LONG_PAGE = 16_000;

/** Length of the HTML that may be in view at first, in characters: more than a large window shows. */
const FIRST_CONTENT = 5000;

/**
 * Finds the first block of a long page that is far below the first screen.
 * @param html the body of a page
 * @returns its number among the children of the body, from 1; undefined if the page is short or in one block
 */
export function findLaterContent(html: string): number | undefined {
  if (html.length < LONG_PAGE) return undefined;
  let number = 0;
  for (const { start, groups, isEntry } of findBlocks(html)) {
    if (groups > 0 || isEntry) continue;
    number += 1;
    if (start > FIRST_CONTENT) return number;
  }
  return undefined;
}
