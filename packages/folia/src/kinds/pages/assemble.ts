import type { AssembleContext } from '../../assemble/assemble-context.ts';
import { assemblePage } from '../../assemble/assemble-page.ts';
import type { AssembledContent } from '../content-kind.ts';

/**
 * Completes single pages: React pages use the full width of the window, Markdown pages have a heading and a table of
 * contents.
 */
export function assemblePages({ sources }: AssembleContext): AssembledContent<'pages'> {
  const { config } = sources;
  return {
    page(page) {
      const { source, heading } = page;
      if (source.form === 'component') {
        return assemblePage(page, config, () => ({ layout: 'wide', breadcrumbs: [], toc: [] }));
      }
      return assemblePage(page, config, (title) => ({
        layout: 'page',
        heading: source.frontmatter.hide_title ? undefined : (heading ?? title),
        breadcrumbs: [],
      }));
    },
  };
}
