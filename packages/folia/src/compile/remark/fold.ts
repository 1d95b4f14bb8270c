import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';

/** How an author marks where an excerpt ends: as a comment of HTML or of MDX. */
const MARK = /^(?:<!--\s*truncate\s*-->|\{?\/\*\s*truncate\s*\*\/\}?)$/;

/** What stands for the mark in the HTML of a page: an element that shows nothing. */
const FOLD = /<wbr data-fold(?:="")?\s*\/?>/;

/** Replaces `<!-- truncate -->` and `{/* truncate *\/}` by an element that both formats keep. */
export const remarkFold: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  if (!file.data.context?.marksFold) return;
  tree.children = tree.children.map((node) => (isMark(node) ? fold() : node));
};

/**
 * The HTML of a text without the mark, and where there is one the HTML before it, in which elements may be left open.
 */
export function splitAtFold(html: string): { html: string; before?: string } {
  const match = FOLD.exec(html);
  if (!match) return { html };
  const before = html.slice(0, match.index);
  return { html: before + html.slice(match.index + match[0].length).replace(FOLD, ''), before };
}

function isMark(node: RootContent): boolean {
  if (node.type === 'html' || node.type === 'mdxFlowExpression')
    return MARK.test(node.value.trim());
  return node.type === 'paragraph' && MARK.test(textOf(node).trim());
}

function fold(): RootContent {
  return { type: 'paragraph', children: [], data: { hName: 'wbr', hProperties: { dataFold: '' } } };
}
