import type { Element, Root } from 'hast';
import type { Plugin } from 'unified';
import { walk } from './walk.ts';

/** Puts each table in a frame of its own that scrolls, so that a wide one never widens the page. */
export const rehypeTables: Plugin<[], Root> = () => (tree: Root) => {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'element' || node.tagName !== 'table') return undefined;
    const frame: Element = {
      type: 'element',
      tagName: 'div',
      properties: { className: ['table-frame'], tabIndex: 0 },
      children: [node],
    };
    parent.children[index] = frame;
    return false;
  });
};
