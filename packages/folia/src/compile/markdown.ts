/** Parsers for Markdown pages, for tools that check their style. */
export { parseFrontmatter, type SourceFile } from '../read/frontmatter.ts';
export { remarkCodeBlockWrappers } from './remark/code-block-wrappers.ts';
export { remarkContainerDirectives } from './remark/container-directives.ts';
export { remarkMdxComments } from './remark/mdx-comments.ts';
export { remarkMdxHeadingIds } from './remark/mdx-heading-ids.ts';
export { plainText } from './source/plain-text.ts';
