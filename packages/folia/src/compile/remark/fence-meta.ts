import type { Nodes, Root } from 'mdast';
import type { Plugin } from 'unified';
import { splitInfo } from '../code/fence-meta.ts';

/**
 * Passes the options of a fence to the HTML tree as a property, which the HTML parser preserves. A block without a
 * language, such as indented code, has no language in the HTML tree either, so that none is reported as unknown.
 */
export const remarkFenceMeta: Plugin<[], Root> = () => (tree: Root) => passOptions(tree);

/** A plain recursion, since `unist-util-visit` takes longer on a page than its native parser. */
function passOptions(node: Nodes): void {
  if (node.type === 'code') {
    const { language, meta } = splitInfo(node.lang, node.meta);
    node.lang = language || null;
    if (meta) node.data = { ...node.data, hProperties: { dataMeta: meta } };
  }
  if ('children' in node) node.children.forEach(passOptions);
}
