import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** A comment of HTML or of an expression that begins with an id, at the end of text. Other words may follow the id. */
const ID_COMMENT = /(?:<!--|\{\s*\/\*)\s*#([^\s{}]+?)(?:\s[^{}]*)?(?:-->|\*\/\s*\})$/;

/**
 * Reads the id of a heading from a comment at its end, such as `## Title <!-- #id -->` or the same in braces, as in Docusaurus:
 * https://docusaurus.io/docs/markdown-features/toc#heading-ids. It becomes text that `rehypeHeadings` turns into an id.
 */
export const remarkCommentHeadingIds: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const source = String(file);
  if (!/(?:<!--|\/\*)\s*#/.test(source)) return;
  visit(tree, 'heading', ({ children }) => {
    const last = children.at(-1);
    // A plugin made this heading.
    if (!last?.position) return;
    const written = source.slice(last.position.start.offset, last.position.end.offset);
    const [comment = '', id] = ID_COMMENT.exec(written) ?? [];
    if (id === undefined) return;
    // To Markdown, a comment of an expression is text.
    if (last.type === 'text') last.value = last.value.slice(0, -comment.length);
    else if (comment === written) children.pop();
    else return;
    const text = children.at(-1);
    if (text?.type === 'text') text.value = text.value.trimEnd();
    children.push({ type: 'text', value: ` {#${id}}` });
  });
};
