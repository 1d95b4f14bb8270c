import type { AssembleContext } from '../../assemble/assemble-context.ts';
import { assembleGenerated } from '../../assemble/assemble-generated.ts';
import { assembleSinglePage } from '../../assemble/assemble-page.ts';
import type { AssembledContent } from '../content-kind.ts';
import { categoryContents } from './category-contents.ts';

/** Fills category pages with a card for each entry. */
export function assembleCategories({
  sources,
  docs,
  position,
}: AssembleContext): AssembledContent<'categories'> {
  const { config } = sources;
  const contents = new Map(
    docs.flatMap(({ expanded, context }) => [...categoryContents(expanded, context)]),
  );
  return {
    page(page) {
      const { route, content } = page.source;
      const body = contents.get(content.key);
      // The category may be missing from the sidebar of this locale.
      if (!body) return assembleSinglePage(page, config);
      const assembled = assembleGenerated(page, body, config);
      const pageData = { layout: 'doc', heading: body.title, ...position(route) } as const;
      return { ...assembled, data: { ...assembled.data, ...pageData } };
    },
  };
}
