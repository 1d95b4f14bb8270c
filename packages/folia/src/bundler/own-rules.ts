import { LATE_NAMES } from './document-rules.ts';
import { parseRules, writeRules } from './rule-tree.ts';
import { findNames, makeNameFilter, makeRuleSelection } from './used-rules.ts';

/**
 * Returns a function from the HTML of a document to the rules of the site's own style sheets that may match one of its
 * elements, or one that the live shell adds before it applies the complete style sheet: with class names of the engine, or
 * others that are passed.
 * @param own minified rules of the site
 * @param live minified rules for what only the live shell shows, such as the search
 */
export function makeOwnRules(
  own: string,
  live: string,
): (html: string, lateNames: readonly string[]) => string {
  const select = makeRuleSelection(parseRules(own));
  const isSelected = makeNameFilter(own);
  const late = [...LATE_NAMES, ...classNames(live)].filter(isSelected);
  // Most documents of a site use the same few combinations of names.
  const known = new Map<string, string>();
  return (html, lateNames) => {
    const names = new Set([...findNames(html), ...lateNames].filter(isSelected));
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
