import GithubSlugger from 'github-slugger';
import type { DocsVersion } from '../../model/docs-version.ts';
import type { CategoryPage, SourcePage } from '../../model/source-page.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { docsRoute } from '../docs/doc-address.ts';
import { type ExpandedItem, generatedIndexes } from '../docs/expand-sidebars.ts';

/**
 * Plans a page for each category with a generated index. Its route is the slug, or `/category/` and the label slugged as
 * GitHub does for headings, numbered if a label occurs more than once.
 */
export function categoryPages(
  sidebars: ReadonlyMap<string, ExpandedItem[]>,
  { key: version, options }: Pick<DocsVersion, 'key' | 'options'>,
): CategoryPage[] {
  const slugger = new GithubSlugger();
  const { routeBasePath, sidebarPath = options.path } = options;
  return [...sidebars.values()].flatMap(generatedIndexes).map(({ key, label, link }) => {
    const slug = link.slug ?? `/category/${slugger.slug(label)}`;
    return {
      kind: 'categories',
      form: 'generated',
      version,
      generatedFrom: sidebarPath,
      route: docsRoute(slug, routeBasePath),
      content: { of: 'category', key },
      sections: [],
      frontmatter: pageFrontmatterSchema.parse({
        title: link.title ?? label,
        keywords: link.keywords,
        image: link.image,
      }),
    };
  });
}

/** Routes of the generated category pages, by the key of the category. */
export function categoryRoutes(pages: SourcePage[]): Map<string, string> {
  return new Map(
    pages.flatMap((page) =>
      page.kind === 'categories' ? [[page.content.key, page.route] as const] : [],
    ),
  );
}
