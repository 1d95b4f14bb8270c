import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeValue } from './attribute.ts';

/** Collects the ids of a page, so that links to them can be checked. */
export const rehypeAnchors: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  visit(tree, (node) => {
    const id = attributeValue(node, 'id') ?? attributeValue(node, 'name');
    if (id) file.data.collected?.anchors.push(id);
  });
};
