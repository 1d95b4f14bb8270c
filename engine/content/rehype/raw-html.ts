import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { walk } from './walk.ts';

/** Parses the HTML that is written in Markdown, where there is any: it means parsing the whole page a second time. */
export const rehypeRawHtml: Plugin<[], Root> = () => {
  const parse = rehypeRaw();
  return (tree: Root, file: VFile) => (holdsRawHtml(tree) ? parse(tree, file) : undefined);
};

function holdsRawHtml(tree: Root): boolean {
  let found = false;
  walk(tree, (node) => {
    found ||= node.type === 'raw';
    return found ? false : undefined;
  });
  return found;
}
