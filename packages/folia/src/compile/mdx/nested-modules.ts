import type { Root, RootContent } from 'mdast';
import type { Plugin } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Moves imports and exports from within elements to the end of the page, so that all of them are at the top level. MDX allows
 * them between any two blocks (https://mdxjs.com/docs/what-is-mdx/#esm), and they apply to the whole page wherever they are.
 */
export const remarkNestedModules: Plugin<[], Root> = () => (tree: Root) => {
  const nested: RootContent[] = [];
  visit(tree, 'mdxjsEsm', (node, index, parent) => {
    if (!parent || index === undefined || parent.type === 'root') return undefined;
    nested.push(node);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  tree.children.push(...nested);
};
