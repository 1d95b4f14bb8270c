import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { type PluggableList, unified } from 'unified';
import type { Highlighter } from './code/highlighter.ts';
import { remarkComponentProps } from './mdx/component-props.ts';
import { remarkMdxImports } from './mdx/imports.ts';
import { remarkNestedModules } from './mdx/nested-modules.ts';
import { rehypeTocItems } from './mdx/toc-export.ts';
import { remarkUnknownComponents } from './mdx/unknown-components.ts';
import { remarkWithoutCode } from './mdx/without-code.ts';
import { rehypeAnchors } from './rehype/anchors.ts';
import { rehypeChecks } from './rehype/checks.ts';
import { rehypeCodeBlocks } from './rehype/code-blocks.ts';
import { rehypeFootnotes } from './rehype/footnotes.ts';
import { rehypeHeadings } from './rehype/headings.ts';
import { rehypeLinks } from './rehype/links.ts';
import { rehypeMath } from './rehype/math.ts';
import { rehypePictures } from './rehype/pictures.ts';
import { rehypePlaceholderTags } from './rehype/placeholder-tags.ts';
import { type PlainCodeOptions, rehypePlainCode } from './rehype/plain-code.ts';
import { rehypeRawHtml } from './rehype/raw-html.ts';
import { rehypeSanitized } from './rehype/sanitized.ts';
import { rehypeShortCode } from './rehype/short-code.ts';
import { rehypeTables } from './rehype/tables.ts';
import { rehypeTaskItems } from './rehype/task-items.ts';
import { type ResolveUntrusted, rehypeUntrustedLinks } from './rehype/untrusted-links.ts';
import { rehypeWithoutComments } from './rehype/without-comments.ts';
import { remarkAdmonitions, remarkAlerts } from './remark/admonitions.ts';
import { remarkCodeBlockWrappers } from './remark/code-block-wrappers.ts';
import { remarkCodeInMarkdown } from './remark/code-in-markdown.ts';
import { remarkCommentHeadingIds } from './remark/comment-heading-ids.ts';
import { remarkContainerDirectives } from './remark/container-directives.ts';
import { remarkDroppedSyntax } from './remark/dropped-syntax.ts';
import { remarkEmoji } from './remark/emoji.ts';
import { remarkFenceMeta } from './remark/fence-meta.ts';
import { remarkFenceOptions } from './remark/fence-options.ts';
import { remarkFold } from './remark/fold.ts';
import { remarkLeadHeading } from './remark/lead-heading.ts';
import { remarkGfmOfPage } from './remark/literal-addresses.ts';
import { remarkMath } from './remark/math.ts';
import { remarkMdxComments } from './remark/mdx-comments.ts';
import { remarkMdxHeadingIds } from './remark/mdx-heading-ids.ts';
import { remarkPictureTexts } from './remark/picture-texts.ts';
import { remarkTabs } from './remark/tabs.ts';
import { remarkUnfinishedSyntax } from './remark/unfinished-syntax.ts';
import { rehypePluginStep, remarkPluginStep } from './run-plugin.ts';
import type { SitePlugins } from './site-plugins.ts';

type UntrustedOptions = PlainCodeOptions & { resolveLink: ResolveUntrusted };

/** Steps that extend the parser; the same for `.md` and `.mdx`. */
const parserSteps: PluggableList = [
  remarkGfmOfPage,
  remarkContainerDirectives,
  remarkCodeBlockWrappers,
  remarkMath,
];

/** Steps on the Markdown tree in order; the same for `.md` and `.mdx`. */
const remarkSteps: PluggableList = [
  // First, while the tree is as it was parsed.
  remarkUnfinishedSyntax,
  remarkDroppedSyntax,
  remarkCodeInMarkdown,
  // Before the lead heading is removed, so that its emoji are converted.
  remarkEmoji,
  remarkCommentHeadingIds,
  // Before admonitions: the first paragraph of the page must not be the title of an admonition.
  remarkLeadHeading,
  remarkFold,
  // Before admonitions, which report all other containers as unknown.
  remarkTabs,
  remarkAdmonitions,
  remarkFenceMeta,
  remarkPictureTexts,
];

/** Steps on the Markdown tree, with the site's plugins, which see the tree as it was parsed. */
export function remarkStepsWith({ remark, rehype }: SitePlugins): PluggableList {
  const hasPlugins = remark.length + rehype.length > 0;
  const checks: PluggableList = [[remarkFenceOptions, { hasPlugins }]];
  return [...parserSteps, ...remark.map(remarkPluginStep), ...checks, ...remarkSteps];
}

/** Steps on the HTML tree in order. The site's plugins come first, while it has only standard elements. */
export function rehypeSteps(
  highlighter: Highlighter,
  { rehype }: Pick<SitePlugins, 'rehype'>,
): PluggableList {
  return [
    ...rehype.map(rehypePluginStep),
    // Before code blocks, since formulas are written as code.
    rehypeMath,
    [rehypeCodeBlocks, highlighter],
    // Turns the text of headings into links, which the link step ignores because they stay on the page.
    rehypeHeadings,
    rehypeFootnotes,
    rehypeTaskItems,
    rehypeLinks,
    rehypePictures,
    rehypeTables,
    rehypeShortCode,
    rehypeWithoutComments,
    rehypeChecks,
    // Last, once all ids are set.
    rehypeAnchors,
  ];
}

/** Parses HTML in Markdown. It must run before all other steps on the HTML tree. MDX has only that of the site's plugins. */
export const rawHtmlStep: PluggableList = [rehypeRawHtml];

/** Additional steps for MDX: Markdown syntax that MDX does not support, imports, and unknown components. */
export const remarkMdxSteps: PluggableList = [
  remarkMdxComments,
  remarkMdxHeadingIds,
  remarkNestedModules,
  remarkWithoutCode,
  // Before imports, which it reads as they are written.
  remarkComponentProps,
  remarkMdxImports,
  remarkUnknownComponents,
];
export const rehypeMdxSteps: PluggableList = [rehypeTocItems];

/**
 * Makes a processor for untrusted Markdown: its HTML runs no code and fetches nothing. All steps are synchronous, so it
 * can be used while rendering a page.
 */
export function untrustedMarkdown({ resolveLink, texts, color }: UntrustedOptions) {
  return (
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(remarkAlerts, texts)
      .use(remarkRehype, { allowDangerousHtml: true })
      .use(rehypePlaceholderTags)
      .use(rehypeRawHtml)
      // Before the steps that add trusted markup.
      .use(rehypeSanitized)
      .use(rehypePlainCode, { texts, color })
      .use(rehypeUntrustedLinks, resolveLink)
      .use(rehypeTables)
      .use(rehypeShortCode)
      .freeze()
  );
}
