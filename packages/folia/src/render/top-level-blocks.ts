/** Elements without an end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

const TAG = /<!--.*?-->|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gis;

/**
 * Finds the elements of an HTML fragment that are in no other element.
 * @returns the index at which each of them starts, in characters
 */
export function* topLevelBlocks(html: string): Generator<number> {
  let depth = 0;
  for (const { 1: end, 2: name, 3: closed, index } of html.matchAll(TAG)) {
    if (name === undefined) continue;
    if (end) depth -= 1;
    else {
      if (depth === 0) yield index;
      if (!closed && !VOID.test(name)) depth += 1;
    }
  }
}
