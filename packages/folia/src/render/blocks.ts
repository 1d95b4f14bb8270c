import { VOID_ELEMENTS } from '../contract/void-elements.ts';

/** Elements that only hold other blocks together. */
const GROUPS = new Set(['div', 'section', 'docs-island', 'docs-content']);

/** The panel of a tab is shown by its label, which is before it and contains its radio button. */
const PANEL = '<div class="tab-panel';

/**
 * Elements that are divided between their entries, with the name of these entries. An element without entries is divided
 * only inside its descendants: a list item between the items of its own lists, a figure between the colored parts of its code.
 */
const ENTRIES = new Map([
  ['ol', 'li'],
  ['ul', 'li'],
  ['li', undefined],
  ['table', 'tr'],
  ['tbody', 'tr'],
  ['figure', undefined],
  ['pre', undefined],
  ['code', 'span'],
]);

/** Attributes of open details and of a selected radio button. */
const OPEN = /\sopen\b/;
const SELECTED = /\schecked\b/;

/** A comment, an element whose content is text, whatever it looks like, or a tag. */
const PART =
  /<!--.*?-->|<(script|style|textarea)\b.*?<\/\1\s*>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|'[^']*'|[^>"'])*?(\/?)>/gis;

/** A block, or an entry of a list, a table or code. */
export type Block = {
  /** Where it starts in an HTML fragment, in characters. */
  start: number;
  /** How many groups it is in. */
  groups: number;
  isEntry: boolean;
  /** Whether it is the panel of a tab. */
  isPanel: boolean;
  /** Whether it is closed: the panel of a tab that is not selected, or details that show only their summary. */
  isHidden: boolean;
};

/**
 * Finds the elements of an HTML fragment that are in no others, or in groups only, and the entries of such lists, tables and
 * code, in their order.
 */
export function* findBlocks(html: string): Generator<Block> {
  let depth = 0;
  /** The open elements that are divided. */
  const divided: string[] = [];
  /** The depth of the open element that is not. */
  let undivided: number | undefined;
  /** Whether the last radio button is selected. */
  let isSelected = false;
  for (const { 0: part, 1: text, 2: end, 3: tag = '', 4: closed, index } of html.matchAll(PART)) {
    const isDivided = undivided === undefined;
    if (end) {
      depth -= 1;
      if (depth === undivided) undivided = undefined;
      else if (isDivided) divided.pop();
      continue;
    }
    const name = tag.toLowerCase();
    const parent = divided.at(-1);
    const isInGroup = parent === undefined || GROUPS.has(parent);
    const isEntry = parent !== undefined && ENTRIES.get(parent) === name;
    const isElement = text !== undefined || name !== '';
    const isPanel = part.startsWith(PANEL);
    const isHidden = (isPanel && !isSelected) || (name === 'details' && !OPEN.test(part));
    if (isDivided && isElement && (isInGroup || isEntry)) {
      const groups = divided.filter((open) => GROUPS.has(open)).length;
      yield { start: index, groups, isEntry, isPanel, isHidden };
    }
    if (name === 'input') isSelected = SELECTED.test(part);
    if (name === '' || closed || VOID_ELEMENTS.has(name)) continue;
    if (isDivided && (ENTRIES.has(name) || (isInGroup && GROUPS.has(name))) && !isHidden)
      divided.push(name);
    else undivided ??= depth;
    depth += 1;
  }
}
