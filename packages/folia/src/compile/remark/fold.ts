import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';

/** Marks the end of an excerpt, as an HTML or MDX comment. */
const MARK = /^(?:<!--\s*truncate\s*-->|\{?\/\*\s*truncate\s*\*\/\}?)$/;

/** The mark in the HTML of a page: an element that is not visible. */
const FOLD = /<wbr data-fold(?:="")?\s*\/?>/;

/** Replaces `<!-- truncate -->` and `{/* truncate *\/}` with an element that is in the output of both formats. */
export const remarkFold: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  if (!file.data.context?.marksFold) return;
  tree.children = tree.children.map((node) => (isMark(node) ? fold() : node));
};

/** Returns HTML without the mark, and the HTML before the mark if there is one, in which elements may be unclosed. */
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
