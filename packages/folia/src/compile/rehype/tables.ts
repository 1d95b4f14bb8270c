import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { tableFrame } from '../../markup/table-frame.ts';
import { walk } from './walk.ts';

/** Wraps each table in a scrollable frame. */
export const rehypeTables: Plugin<[], Root> = () => (tree: Root) => {
  walk(tree, (node, index, parent) => {
    if (node.type !== 'element' || node.tagName !== 'table') return undefined;
    parent.children[index] = tableFrame(node);
    return false;
  });
};
