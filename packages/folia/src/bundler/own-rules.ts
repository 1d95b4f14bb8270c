import { LATE_NAMES } from './document-rules.ts';
import { parseRules, writeRules } from './rule-tree.ts';
import { makeNameFilter, makeRuleSelection } from './used-rules.ts';

/**
 * Returns a function that selects the rules of the site's own style sheets for a document, given the names in it. A selected
 * rule may match an element of the document, or one that the live shell adds before it applies the complete style sheet.
 * @param own minified rules of the site
 * @param live minified rules for what only the live shell shows, such as the search
 */
export function makeOwnRules(own: string, live: string): (found: readonly string[]) => string {
  const select = makeRuleSelection(parseRules(own));
  const isSelected = makeNameFilter(own);
  const late = [...LATE_NAMES, ...classNames(live)].filter(isSelected);
  // Most documents of a site use the same few combinations of names.
  const known = new Map<string, string>();
  return (found) => {
    const names = new Set(found.filter(isSelected));
    const key = [...names].sort().join(' ');
    const rules = known.get(key) ?? writeRules(select(new Set([...late, ...names])));
    known.set(key, rules);
    return rules;
  };
}

/** Lists what may be a class name in rules. */
function classNames(css: string): string[] {
  return [...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}
