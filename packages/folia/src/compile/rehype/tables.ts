import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { tableFrame } from '../../markup/table-frame.ts';
import { walk } from './walk.ts';

/** Puts each table in a frame of its own that scrolls. */
export const rehypeTables: Plugin<[], Root> = () => (tree: Root) => {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'element' || node.tagName !== 'table') return undefined;
    parent.children[index] = tableFrame(node);
    return false;
  });
};
