import type { Root } from 'hast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { attributeValue, elementName } from './attribute.ts';
import { walk } from './walk.ts';

/** Collects the ids of a page, so that links to them can be checked. */
export const rehypeAnchors: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  walk(tree, (node) => {
    // Ids within an SVG are not link targets.
    if (elementName(node) === 'svg') return false;
    const id = attributeValue(node, 'id') ?? attributeValue(node, 'name');
    if (id) file.data.collected?.anchors.push(id);
    return undefined;
  });
};
