import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

/** Carries what stands behind a fence's language over to the HTML tree as a property, which parsing raw HTML keeps. */
export const remarkFenceMeta: Plugin<[], Root> = () => (tree: Root) => {
  visit(tree, 'code', (node) => {
    if (node.meta) node.data = { ...node.data, hProperties: { dataMeta: node.meta } };
  });
};
