import type { VersionSources } from '../../model/site-sources.ts';
import type { CategoryPage, DocPage } from '../../model/source-page.ts';
import type { ReadContent, ReadContext } from '../content-kind.ts';
import { expandSidebars } from '../docs/expand-sidebars.ts';
import { categoryPages } from './category-pages.ts';

/** Plans a page for each sidebar category that links to a generated index. */
export function readCategories({ alreadyRead }: ReadContext): ReadContent<'categories'> {
  const docs = alreadyRead.pages.filter((page) => page.kind === 'docs');
  const pages = (alreadyRead.content.docs ?? []).flatMap((version) =>
    pagesOfVersion(version, docs),
  );
  return { pages, sources: undefined, problems: [] };
}

function pagesOfVersion(
  { version, sidebars, draftIds, categories }: VersionSources,
  docs: DocPage[],
): CategoryPage[] {
  const { options, sidebarPrefix } = version;
  const versionDocs = docs.filter((doc) => doc.version === version.key);
  const expanded = expandSidebars(sidebars, {
    docs: new Map(versionDocs.map((doc) => [doc.id, doc])),
    draftIds,
    categories,
    options,
    sidebarPrefix,
  });
  return categoryPages(expanded, version);
}
