import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { walk } from './rehype/walk.ts';

/**
 * Replaces `<main>` in the markup of a React page, since a document has only one and the shell contains it
 * (https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element). Removes positions, since those in
 * rendered markup are not positions in the code.
 */
export const rehypeWithinMain: Plugin<[], Root> = () => (tree: Root) => {
  walk(tree, (node) => {
    node.position = undefined;
    if (node.type === 'element' && node.tagName === 'main') node.tagName = 'div';
    return undefined;
  });
};
