import type { AssembleContext } from '../../assemble/assemble-context.ts';
import { assemblePage } from '../../assemble/assemble-page.ts';
import { editUrl, lastUpdate } from '../../assemble/page-origin.ts';
import { routeToHref } from '../../contract/address.ts';
import type { AssembledContent, CompiledPageOf } from '../content-kind.ts';

/** Adds sidebar position, tags, edit link and last update to docs pages. */
export function assembleDocs(context: AssembleContext): AssembledContent<'docs'> {
  const { config } = context.sources;
  return {
    page: (page) =>
      assemblePage(page, config, (title) => ({
        layout: 'doc',
        ...docData(page, title, context),
      })),
  };
}

function docData(
  { source: doc, heading }: CompiledPageOf<'docs'>,
  title: string,
  { sources, position }: AssembleContext,
) {
  const { config, content } = sources;
  const { sidebar, breadcrumbs, previous, next } = position(doc.route, doc.frontmatter);
  return {
    heading: doc.frontmatter.hide_title ? undefined : (heading ?? title),
    sidebar,
    breadcrumbs,
    tags: content.tags?.byDoc
      .get(doc.id)
      ?.map(({ label, route }) => ({ label, href: routeToHref(route, config) })),
    editUrl: editUrl(doc, config.docs ? config.docs.editUrl : undefined),
    lastUpdate: lastUpdate(doc, sources),
    previous,
    next,
  };
}
