import { posix } from 'node:path';
import type { AssembleContext } from '../../assemble/assemble-context.ts';
import { assemblePage } from '../../assemble/assemble-page.ts';
import { getEditUrl, getLastUpdate } from '../../assemble/page-origin.ts';
import { routeToHref } from '../../contract/address.ts';
import type { DocsVersion } from '../../model/docs-version.ts';
import type { DocPage } from '../../model/source-page.ts';
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
  const version = content.docs.find((one) => one.version.key === doc.version)?.version;
  const { sidebar, breadcrumbs, previous, next } = position(doc.route, doc.frontmatter);
  return {
    heading: doc.frontmatter.hide_title ? undefined : (heading ?? title),
    sidebar,
    breadcrumbs,
    hidesBreadcrumbs: version?.options.breadcrumbs === false || undefined,
    tags: content.tags
      .get(doc.version)
      ?.byDoc.get(doc.id)
      ?.map(({ label, route }) => ({ label, href: routeToHref(route, config) })),
    editUrl: version && editUrlOf(doc, version),
    lastUpdate: version && getLastUpdate(doc, version.options, sources),
    previous,
    next,
  };
}

/** The edit link of a page: to its own file, or to that of the version that is being written. */
function editUrlOf(doc: DocPage, { options, originalPath }: DocsVersion): string | undefined {
  const path = options.editCurrentVersion
    ? posix.join(originalPath, posix.relative(options.path, doc.path))
    : doc.path;
  return getEditUrl({ ...doc, path }, options.editUrl);
}
