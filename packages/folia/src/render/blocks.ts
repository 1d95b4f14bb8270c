/** Elements without an end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Elements that only hold other blocks together. */
const GROUP = /^(?:div|section)$/i;

/** A comment, an element whose content is text, whatever it looks like, or a tag. */
const PART =
  /<!--.*?-->|<(script|style|textarea)\b.*?<\/\1\s*>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gis;

/** Where a block of an HTML fragment starts, in characters, and how many groups it is in. */
export type Block = { start: number; depth: number };

/** Finds the elements of an HTML fragment that are in no others, or in groups only, in their order. */
export function* findBlocks(html: string): Generator<Block> {
  let depth = 0;
  /** The depth of the open block that is not a group. */
  let undivided: number | undefined;
  for (const { 1: text, 2: end, 3: name, 4: closed, index } of html.matchAll(PART)) {
    if (end) {
      depth -= 1;
      if (depth === undivided) undivided = undefined;
      continue;
    }
    const isElement = text !== undefined || name !== undefined;
    if (isElement && undivided === undefined) yield { start: index, depth };
    if (name === undefined || closed || VOID.test(name)) continue;
    if (undivided === undefined && !GROUP.test(name)) undivided = depth;
    depth += 1;
  }
}
