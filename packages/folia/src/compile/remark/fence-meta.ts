import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { splitInfo } from '../code/fence-meta.ts';

/**
 * Carries what stands behind a fence's language over to the HTML tree as a property, which parsing raw HTML keeps. An
 * indented block has no language that could be wrong, and is told apart by having none.
 */
export const remarkFenceMeta: Plugin<[], Root> = () => (tree: Root) => {
  visit(tree, 'code', (node) => {
    const { language, meta } = splitInfo(node.lang, node.meta);
    node.lang = language || null;
    if (meta) node.data = { ...node.data, hProperties: { dataMeta: meta } };
  });
};
