import type { Heading, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { isComputed, markFirstParagraph, markLeadHeading } from '../mdx/computed-texts.ts';

/**
 * Removes the page's `# Title` from the body, since the shell shows it. Collects the title and the first paragraph, which
 * is the default description of the page.
 */
export const remarkLeadHeading: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const { collected, context } = file.data;
  if (!collected || context?.isPart) return;
  const index = tree.children.findIndex((node) => node.type !== 'mdxjsEsm');
  const lead = tree.children[index];
  if (lead?.type === 'heading' && lead.depth === 1) {
    collected.heading = headingText(lead);
    tree.children.splice(index, 1, ...(isComputed(lead) ? [markLeadHeading(lead)] : []));
  }
  const paragraph = tree.children.find((node) => node.type === 'paragraph');
  if (!paragraph) return;
  if (isComputed(paragraph)) markFirstParagraph(paragraph);
  collected.firstParagraph = textOf(paragraph, { includeHtml: false }).replace(/\s+/g, ' ').trim();
};

function headingText(heading: Heading): string {
  return textOf(heading, { includeHtml: false })
    .replace(/\s*\{#[^}]+\}\s*$/, '')
    .trim();
}
