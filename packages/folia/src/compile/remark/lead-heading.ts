import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import { isComputed, markFirstParagraph, markLeadHeading } from '../mdx/computed-texts.ts';

declare module 'vfile' {
  interface DataMap {
    /** The text of the title that has been removed, for its id. */
    removedTitle: string | undefined;
  }
}

const EXPLICIT_ID = /\s*\{#[^}]+\}\s*$/;

/**
 * Collects the title of a page and its first paragraph, which is the default description. The shell shows the title, so it is
 * removed from the text, unless the page hides the title that the shell shows.
 */
export const remarkLeadHeading: Plugin<[], Root> = () => (tree: Root, file: VFile) => {
  const { collected, context } = file.data;
  if (!collected || context?.isPart) return;
  const title = findTitle(tree);
  if (title) {
    collected.heading = headingText(title);
    const isInShell = context?.frontmatter?.['hide_title'] !== true;
    const remaining = isInShell ? remainsOf(title) : [title];
    if (remaining.length === 0) file.data.removedTitle = slugTextOf(title);
    tree.children = tree.children.flatMap((node) => (node === title ? remaining : [node]));
  }
  const paragraph = tree.children.find(
    (node) => node.type === 'paragraph' && paragraphText(node) !== '',
  );
  if (paragraph?.type !== 'paragraph') return;
  if (isComputed(paragraph)) markFirstParagraph(paragraph);
  collected.firstParagraph = paragraphText(paragraph);
};

/** The heading that is the title: the first one, if it is of level 1 and no text comes before it. */
function findTitle({ children }: Root): Heading | undefined {
  const written = children.filter(({ type }) => type !== 'mdxjsEsm');
  const index = written.findIndex(({ type }) => type === 'heading');
  const first = written[index];
  if (first?.type !== 'heading' || first.depth !== 1) return undefined;
  return written.slice(0, index).every(isBesideText) ? first : undefined;
}

const BESIDE_TEXT: ReadonlySet<string> = new Set([
  'containerDirective',
  'definition',
  'html',
  'leafDirective',
  'mdxFlowExpression',
  'mdxJsxFlowElement',
]);

function isBesideText(node: RootContent): boolean {
  return BESIDE_TEXT.has(node.type) || (node.type === 'paragraph' && paragraphText(node) === '');
}

/** What remains in the text of a title that the shell shows. */
function remainsOf(title: Heading): Root['children'] {
  return isComputed(title) ? [markLeadHeading(title)] : [];
}

/** The text of a title whose id is derived from it; undefined if it has an id of its own. */
function slugTextOf(title: Heading): string | undefined {
  const { dataSlugText } = title.data?.hProperties ?? {};
  const hasEmoji = typeof dataSlugText === 'string';
  const text = hasEmoji ? dataSlugText : textOf(title, { includeHtml: false });
  return EXPLICIT_ID.test(text) ? undefined : text.trim();
}

function paragraphText(paragraph: Paragraph): string {
  return textOf(paragraph, { includeHtml: false, includeImageAlt: false })
    .replace(/\s+/g, ' ')
    .trim();
}

function headingText(heading: Heading): string {
  return textOf(heading, { includeHtml: false }).replace(EXPLICIT_ID, '').trim();
}
