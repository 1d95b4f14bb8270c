import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { readRawTags } from './raw-tags.ts';
import { reportUnclosedTags } from './unclosed-tags.ts';
import { reportUnknownTags } from './unknown-tags.ts';
import { walk } from './walk.ts';

/** A code block that the HTML parser passes through unchanged. */
type FinishedBlock = Pick<Element, 'position' | 'data'> & { type: 'finishedBlock'; block: Element };

declare module 'hast' {
  interface RootContentMap {
    finishedBlock: FinishedBlock;
  }
  interface ElementContentMap {
    finishedBlock: FinishedBlock;
  }
}

/** The nodes of MDX in a tree of HTML. Written here, since the package that names them is optional: https://github.com/syntax-tree/mdast-util-mdx */
const MDX_NODES = [
  ...['mdxFlowExpression', 'mdxTextExpression'],
  ...['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxjsEsm'],
] as const;

/**
 * Parses HTML in Markdown. In MDX, only plugins add HTML; components pass through. Pages without HTML skip this step, since it
 * parses the whole page a second time. Code blocks pass through, since the parser would drop a blank first line. Unknown tags,
 * such as components, and elements without an end are reported, since browsers would hide them or what follows.
 */
export const rehypeRawHtml: Plugin<[], Root> = () => {
  const parse = rehypeRaw({ passThrough: ['finishedBlock', ...MDX_NODES] });
  return (tree: Root, file: VFile) => {
    if (!hasRawHtml(tree)) return undefined;
    const tags = readRawTags(tree);
    reportUnknownTags(tags, file);
    reportUnclosedTags(tags, file);
    walk(tree, (node, index, parent) => {
      if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
      parent.children[index] = { type: 'finishedBlock', block: node };
      return false;
    });
    const parsed = parse(tree, file);
    walk(parsed, (node, index, parent) => {
      if (node.type === 'finishedBlock') parent.children[index] = node.block;
      return undefined;
    });
    return parsed;
  };
};

function hasRawHtml(tree: Root): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.type === 'raw';
    return found ? false : undefined;
  });
  return found;
}
