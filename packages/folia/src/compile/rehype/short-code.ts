import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { Plugin } from 'unified';
import { walk } from './walk.ts';

/** At this length, code fits in a line of a nested list from `22em`, where the class takes effect. */
const MAX_LENGTH = 24;

/** Elements in which text has another size or breaks at other places. */
const SKIPPED = new Set(['pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** An option of a command. Its value may be in the next line. */
const OPTION = /(?<=^|\s)(--?[a-z][\w-]*)/i;

/**
 * Keeps browsers from breaking short inline code after a hyphen, such as `--recursive` or `docker-compose.yml`, and the
 * options of a longer command. Only code with a hyphen is marked, to keep pages small: browsers don't break other short
 * code.
 */
export const rehypeShortCode: Plugin<[], Root> = () => (tree: Root) => {
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    if (SKIPPED.has(node.tagName)) return false;
    if (node.tagName !== 'code') return undefined;
    if (breaksAtHyphen(node)) node.properties.className ??= ['whole'];
    else keepOptions(node);
    return undefined;
  });
};

function breaksAtHyphen({ children }: Element): boolean {
  const [text] = children;
  if (children.length !== 1 || text?.type !== 'text') return false;
  return text.value.length <= MAX_LENGTH && /-./.test(text.value) && !/\s/.test(text.value);
}

function keepOptions(code: Element): void {
  code.children = code.children.flatMap((child) => {
    if (child.type !== 'text' || !OPTION.test(child.value)) return [child];
    return child.value.split(OPTION).flatMap((value, index): ElementContent[] => {
      const isOption = index % 2 === 1 && value.length <= MAX_LENGTH;
      if (isOption) return [h('span.whole', value)];
      return value === '' ? [] : [{ type: 'text', value }];
    });
  });
}
