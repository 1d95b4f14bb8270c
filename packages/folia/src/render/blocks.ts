/** Elements without an end tag (https://html.spec.whatwg.org/multipage/syntax.html#void-elements). */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Elements that only hold other blocks together. */
const GROUP = /^(?:div|section)$/i;

/** Elements that are divided between their entries; those of an item are the entries of its own lists. */
const LIST = /^(?:ol|ul|li|table|tbody)$/i;
const ENTRY = /^(?:li|tr)$/i;

/** A comment, an element whose content is text, whatever it looks like, or a tag. */
const PART =
  /<!--.*?-->|<(script|style|textarea)\b.*?<\/\1\s*>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gis;

/**
 * A block, or an entry of a list or table that is one.
 * @property start where it starts in an HTML fragment, in characters
 * @property groups how many groups it is in
 */
export type Block = { start: number; groups: number; isEntry: boolean };

/** Finds the elements of an HTML fragment that are in no others, or in groups only, and the entries of such lists, in their order. */
export function* findBlocks(html: string): Generator<Block> {
  let depth = 0;
  let groups = 0;
  let lists = 0;
  /** The depth of the open element that is not divided. */
  let undivided: number | undefined;
  for (const { 1: text, 2: end, 3: name = '', 4: closed, index } of html.matchAll(PART)) {
    const isDivided = undivided === undefined;
    if (end) {
      depth -= 1;
      if (depth === undivided) undivided = undefined;
      else if (isDivided && GROUP.test(name)) groups -= 1;
      else if (isDivided) lists -= 1;
      continue;
    }
    const isEntry = lists > 0 && ENTRY.test(name);
    const isElement = text !== undefined || name !== '';
    if (isDivided && isElement && (lists === 0 || isEntry)) yield { start: index, groups, isEntry };
    if (name === '' || closed || VOID.test(name)) continue;
    if (isDivided && LIST.test(name)) lists += 1;
    else if (isDivided && lists === 0 && GROUP.test(name)) groups += 1;
    else undivided ??= depth;
    depth += 1;
  }
}
