/** How a page is read before it is compiled, for tools that check how pages are written. */
export { parseFrontmatter, type SourceFile } from '../read/frontmatter.ts';
export { remarkContainerDirectives } from './remark/container-directives.ts';
export { prepareText } from './source/prepare-text.ts';
