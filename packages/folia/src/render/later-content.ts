/** Length of the HTML that browsers lay out in one go, in characters. */
const LONG_PAGE = 16_000;

/** Length of the HTML that may be in view at first, in characters: more than a large window shows. */
const FIRST_CONTENT = 5000;

/** Elements without an end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

const TAG = /<!--.*?-->|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gis;

/**
 * Finds the first block of a long page that is far below the first screen.
 * @param html the body of a page
 * @returns its number among the children of the body, from 1; undefined if the page is short or in one block
 */
export function findLaterContent(html: string): number | undefined {
  if (html.length < LONG_PAGE) return undefined;
  let depth = 0;
  let child = 0;
  for (const { 1: end, 2: name, 3: closed, index } of html.matchAll(TAG)) {
    if (name === undefined) continue;
    if (end) depth -= 1;
    else {
      if (depth === 0) child += 1;
      if (depth === 0 && index > FIRST_CONTENT) return child;
      if (!closed && !VOID.test(name)) depth += 1;
    }
  }
  return undefined;
}
