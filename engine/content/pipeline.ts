import remarkGfm from 'remark-gfm';
import type { PluggableList } from 'unified';
import type { Highlighter } from './code/highlighter.ts';
import { rehypeAnchors } from './rehype/anchors.ts';
import { rehypeCodeBlocks } from './rehype/code-blocks.ts';
import { rehypeHeadings } from './rehype/headings.ts';
import { rehypeLinks } from './rehype/links.ts';
import { rehypeRawHtml } from './rehype/raw-html.ts';
import { rehypeTables } from './rehype/tables.ts';
import { remarkAdmonitions } from './remark/admonitions.ts';
import { remarkContainerDirectives } from './remark/container-directives.ts';
import { remarkFenceMeta } from './remark/fence-meta.ts';
import { remarkLeadHeading } from './remark/lead-heading.ts';

/** Steps on the Markdown tree, first to last; the same for `.md` and `.mdx`. */
export const remarkSteps: PluggableList = [
  remarkGfm,
  remarkContainerDirectives,
  // Before admonitions: the first paragraph of the page is prose, not a box's title.
  remarkLeadHeading,
  remarkAdmonitions,
  remarkFenceMeta,
];

/** Steps on the HTML tree, first to last. */
export function rehypeSteps(highlighter: Highlighter): PluggableList {
  return [
    [rehypeCodeBlocks, highlighter],
    // Makes the heading's text a link, which the link step then passes over as it stays on the page.
    rehypeHeadings,
    rehypeLinks,
    rehypeTables,
    // Last: all ids have been given.
    rehypeAnchors,
  ];
}

/** Parses HTML written in Markdown; must come before all steps on the HTML tree. MDX has no raw HTML. */
export const rawHtmlStep: PluggableList = [rehypeRawHtml];
