import type { Root } from 'hast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeValue, elementName } from './attribute.ts';

/** Collects the ids of a page, so that links to them can be checked. */
export const rehypeAnchors: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  visit(tree, (node) => {
    // The ids within a drawing are its own affair.
    if (elementName(node) === 'svg') return SKIP;
    const id = attributeValue(node, 'id') ?? attributeValue(node, 'name');
    if (id) file.data.collected?.anchors.push(id);
    return undefined;
  });
};
