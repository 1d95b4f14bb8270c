import GithubSlugger from 'github-slugger';
import type { SourcePage, TextPage } from '../../model/source-page.ts';
import { pageFrontmatterSchema } from '../../read/page-frontmatter.ts';
import { docsRoute } from './doc-address.ts';
import { type ExpandedItem, generatedIndexes } from './expand-sidebars.ts';

/**
 * A page without text of its own for each category whose page is made from its entries. Its address is the slug, or
 * `/category/` and the label as GitHub writes ids, numbered where a label occurs again.
 * @param file that the sidebars come from, for messages
 */
export function categoryPages(
  sidebars: ReadonlyMap<string, ExpandedItem[]>,
  { routeBasePath, file }: { routeBasePath: string; file: string },
): TextPage[] {
  const slugger = new GithubSlugger();
  return [...sidebars.values()].flatMap(generatedIndexes).map(({ place, label, link }) => {
    const slug = link.slug ?? `/category/${slugger.slug(label)}`;
    return {
      kind: 'page',
      format: 'md',
      path: `${file} (category "${label}", ${place})`,
      route: docsRoute(slug, routeBasePath),
      body: '',
      category: place,
      frontmatter: pageFrontmatterSchema.parse({
        title: link.title ?? label,
        keywords: link.keywords,
        image: link.image,
      }),
    };
  });
}

/** Address of the page that is made for a category, by the category's place. */
export function categoryRoutes(pages: SourcePage[]): Map<string, string> {
  return new Map(
    pages.flatMap((page) => {
      const place = placeOfCategory(page);
      return place === undefined ? [] : [[place, page.route]];
    }),
  );
}

/** The place of the category that a page is made for; undefined for all other pages. */
export function placeOfCategory(page: SourcePage): string | undefined {
  return page.kind === 'page' ? page.category : undefined;
}
