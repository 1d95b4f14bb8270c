import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { walk } from './rehype/walk.ts';

/**
 * The shell has the main area of a document already, so that of a page's own code is none
 * (https://html.spec.whatwg.org/multipage/grouping-content.html#the-main-element). Places in rendered markup are none in
 * the code, where problems are looked for.
 */
export const rehypeWithinMain: Plugin<[], Root> = () => (tree: Root) => {
  walk(tree, (node) => {
    node.position = undefined;
    if (node.type === 'element' && node.tagName === 'main') node.tagName = 'div';
    return undefined;
  });
};
