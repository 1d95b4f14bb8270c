import { type BlockRule, type StyleNode, writeRules } from './rule-tree.ts';
import { listNames, makeNameTest, splitSelectors } from './selector-names.ts';

/** Class names and ids in HTML, as the engine or an author of HTML writes it. */
const NAMES = /\s(?:class|id)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** At-rules that contain rules with selectors. */
const GROUP = /^@(?:layer|media|supports|container|starting-style)\b/;

/** Rules of one cascade layer, each with a test of its selectors. */
type TestedNode = string | TestedRule;
type TestedRule = { selectors: TestedSelector[]; content: TestedNode[] };
type TestedSelector = { text: string; isPossible: (names: ReadonlySet<string>) => boolean };

/** Lists the class names and ids of a document. */
export function findNames(html: string): Set<string> {
  return new Set(
    [...html.matchAll(NAMES)].flatMap(([, double, single, plain]) =>
      (double ?? single ?? plain ?? '').split(/\s+/),
    ),
  );
}

/** Returns a test for names that style rules may contain, so that ids of headings make no difference. */
export function makeNameFilter(css: string): (name: string) => boolean {
  const names = listNames(css);
  return (name) => names.has(name);
}

/** Selects rules for a document with certain names, or all if its names are unknown. */
export type RuleSelection = (names: ReadonlySet<string> | undefined) => readonly StyleNode[];

/** Prepares rules for selection. The selected ones may match in a document; selectors that cannot are left out. */
export function makeRuleSelection(nodes: readonly StyleNode[]): RuleSelection {
  const rules = nodes.map((node) => prepare(node, false));
  return (names) => select(rules, names);
}

function prepare(node: StyleNode, isNested: boolean): TestedNode {
  if (typeof node === 'string') return node;
  const { prelude, content } = node;
  const isGroup = GROUP.test(prelude);
  // The content of animations and fonts has no selectors.
  if (prelude.startsWith('@') && !isGroup) return writeRules([node]);
  const selectors = isGroup
    ? [{ text: prelude, isPossible: () => true }]
    : splitSelectors(prelude).map((selector) => ({
        text: isNested ? withoutImpliedParent(selector) : selector,
        isPossible: makeNameTest(selector),
      }));
  const isInRule = isNested || !isGroup;
  return { selectors, content: content.map((inner) => prepare(inner, isInRule)) };
}

/** Removes `& ` or `&` before a combinator: a nested selector without `&` starts with it (https://drafts.csswg.org/css-nesting/#syntax). */
function withoutImpliedParent(selector: string): string {
  const implied = /^&(?: |(?=[>+~]))/.exec(selector);
  const rest = selector.slice(implied?.[0].length ?? 0);
  return implied && !rest.includes('&') ? rest : selector;
}

function select(nodes: readonly TestedNode[], names?: ReadonlySet<string>): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (typeof node === 'string') return [node];
    const possible = node.selectors.filter(({ isPossible }) => !names || isPossible(names));
    if (possible.length === 0) return [];
    const rule: BlockRule = {
      prelude: possible.map(({ text }) => text).join(','),
      content: select(node.content, names),
    };
    if (rule.content.length > 0) return [rule];
    // The order of layers is that of their first mention (https://drafts.csswg.org/css-cascade/#layer-ordering).
    return rule.prelude.startsWith('@layer ') ? [rule.prelude] : [];
  });
}
