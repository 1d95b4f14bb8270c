import { distinctTags } from './distinct-tags.ts';
import { parseRules, type StyleNode, writeRules } from './rule-tree.ts';
import { STYLE_SHEETS } from './style-sheets.ts';
import { makeNameFilter, makeRuleSelection, type RuleSelection } from './used-rules.ts';

/**
 * Class names that the live shell adds to documents before it loads the complete style sheet: further entries of the
 * sidebar, panels of the side menu, and what replaces a list of versions that cannot be loaded.
 */
export const LATE_NAMES: readonly string[] = [
  'category',
  'deprecated',
  'external',
  'gap',
  'icon-back',
  'icon-close',
  'icon-forward',
  'load-failed',
  'menu-panel',
  'menu-step',
  'method-delete',
  'method-get',
  'method-patch',
  'method-post',
  'method-put',
  'plain-version',
  'sr-only',
  'under-link',
  'version-label',
];

/** Layers that a document needs if it is unknown what its islands add: they may show any content. */
const WITH_CONTENT = ['@layer content', '@layer print'];

/** Minified rules of the engine in their layers: those of all documents, and of `STYLE_SHEETS` in the same order. */
type EngineRules = { core: string; parts: string[] };

/** Rules of one style sheet in one layer. */
type LayerPart = {
  /** Its at-rule. */
  layer: string;
  /** Index of the style sheet in `STYLE_SHEETS`; negative for the rules of all documents. */
  sheet: number;
  /** Undefined for a statement about layers. */
  select?: RuleSelection;
};

/** What decides which rules a document needs. */
type UsedParts = {
  names: ReadonlySet<string>;
  /** For each entry of `STYLE_SHEETS`. */
  isUsed: boolean[];
  mayGrow: boolean;
};

/** A document whose rules are selected. */
type StyledDocument = {
  html: string;
  /** Class names and ids in it, and those that known islands add to it. */
  found: ReadonlySet<string>;
  /** Whether islands may add elements with other names. */
  mayGrow: boolean;
};

/**
 * Returns a function from a document to the rules that it needs: those of its style sheets that may match one of its
 * elements, each layer written once.
 */
export function makeDocumentRules({
  core,
  parts,
}: EngineRules): (document: StyledDocument) => string {
  const all = [core, ...parts].flatMap((css, index) => listLayers(css, index - 1));
  const layers = [...new Set(all.map(({ layer }) => layer))];
  const isSelected = makeNameFilter(core + parts.join(''));
  const known = new Map<string, string>();
  return ({ html, found, mayGrow }) => {
    const names = new Set([...found, ...LATE_NAMES].filter(isSelected));
    const tags = distinctTags(html);
    const isUsed = STYLE_SHEETS.map(({ usedBy }) => usedBy.test(tags));
    // Most documents of a site use the same few combinations.
    const key = [...isUsed.map(Number), Number(mayGrow), ...[...names].sort()].join(' ');
    const rules = known.get(key) ?? select({ names, isUsed, mayGrow });
    known.set(key, rules);
    return rules;
  };

  function select({ names, isUsed, mayGrow }: UsedParts): string {
    const written = layers.map((layer): StyleNode[] => {
      const used = all.filter((part) => part.layer === layer && isUsed[part.sheet] !== false);
      if (used.some(({ select }) => !select)) return [layer];
      const possible = mayGrow && WITH_CONTENT.includes(layer) ? undefined : names;
      return [{ prelude: layer, content: used.flatMap(({ select }) => select?.(possible) ?? []) }];
    });
    return writeRules(written.flat());
  }
}

function listLayers(css: string, sheet: number): LayerPart[] {
  return parseRules(css).map((node) =>
    typeof node === 'string'
      ? { layer: node, sheet }
      : { layer: node.prelude, sheet, select: makeRuleSelection(node.content) },
  );
}
