import type { Element, Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { reportUnknownTags } from './unknown-tags.ts';
import { walk } from './walk.ts';

/** A finished block that the parser of raw HTML hands through untouched. */
type FinishedBlock = Pick<Element, 'position' | 'data'> & { type: 'finishedBlock'; block: Element };

declare module 'hast' {
  interface RootContentMap {
    finishedBlock: FinishedBlock;
  }
  interface ElementContentMap {
    finishedBlock: FinishedBlock;
  }
}

/**
 * Parses the HTML that is written in Markdown, where there is any: it means parsing the whole page a second time. Blocks
 * of code are kept out of that, since the parser would drop a first line that is blank. Tags that no browser knows, a
 * component's among them, would vanish: they are problems.
 */
export const rehypeRawHtml: Plugin<[], Root> = () => {
  const parse = rehypeRaw({ passThrough: ['finishedBlock'] });
  return (tree: Root, file: VFile) => {
    if (!holdsRawHtml(tree)) return undefined;
    reportUnknownTags(tree, file);
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

function holdsRawHtml(tree: Root): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.type === 'raw';
    return found ? false : undefined;
  });
  return found;
}
