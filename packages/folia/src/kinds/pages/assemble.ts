import type { AssembleContext } from '../../assemble/assemble-context.ts';
import { assemblePage, assembleSinglePage } from '../../assemble/assemble-page.ts';
import type { AssembledContent } from '../content-kind.ts';

/** Completes single pages: React pages use the full width of the window, Markdown pages have a heading. */
export function assemblePages({ sources }: AssembleContext): AssembledContent<'pages'> {
  const { config } = sources;
  return {
    page: (page) =>
      page.source.form === 'component'
        ? assemblePage(page, config, () => ({ layout: 'wide', breadcrumbs: [], toc: [] }))
        : assembleSinglePage(page, config),
  };
}
