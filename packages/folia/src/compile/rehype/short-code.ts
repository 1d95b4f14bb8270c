import type { Element, Root } from 'hast';
import type { Plugin } from 'unified';
import { walk } from './walk.ts';

/** At this length, code fits in a line of a nested list from `22em`, where the class takes effect. */
const LONGEST = 24;

/** Where the size of the text or the place of line breaks is another. */
const SKIPPED = new Set(['pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Keeps browsers from breaking short inline code after a hyphen, such as `--recursive` or `docker-compose.yml`. Only
 * code with a hyphen is marked, to keep pages small: browsers don't break other short code.
 */
export const rehypeShortCode: Plugin<[], Root> = () => (tree: Root) => {
  walk(tree, (node) => {
    if (node.type !== 'element') return undefined;
    if (SKIPPED.has(node.tagName)) return false;
    if (node.tagName === 'code' && breaksAtHyphen(node)) {
      node.properties.className ??= ['whole'];
    }
    return undefined;
  });
};

function breaksAtHyphen({ children }: Element): boolean {
  const [text] = children;
  if (children.length !== 1 || text?.type !== 'text') return false;
  return text.value.length <= LONGEST && /-./.test(text.value) && !/\s/.test(text.value);
}
