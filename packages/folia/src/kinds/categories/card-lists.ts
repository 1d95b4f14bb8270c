import { CARD_LIST } from '../../components/names.ts';
import type { SitePage } from '../../model/site.ts';
import type { ExpandedCategory, ExpandedItem } from '../docs/expand-sidebars.ts';
import { type CategoryContext, categoryBody } from './category-contents.ts';

/**
 * Puts cards of what stands around a page in its sidebar in the place that the component `DocCardList` keeps for them:
 * the entries of the category that leads to the page, else of the one that it is in.
 */
export function withCardLists(
  page: SitePage,
  sidebars: ReadonlyMap<string, ExpandedItem[]>,
  context: CategoryContext,
): SitePage {
  if (!page.html.includes(CARD_LIST)) return page;
  const doc = [...context.docs.values()].find(({ route }) => route === page.route);
  const items = doc ? entriesAround(doc.id, [...sidebars.values()]) : [];
  return { ...page, html: page.html.replaceAll(CARD_LIST, categoryBody(items, context)) };
}

function entriesAround(id: string, sidebars: ExpandedItem[][]): ExpandedItem[] {
  const categories = sidebars.flatMap(allCategories);
  const own = categories.find(({ link }) => link?.type === 'doc' && link.id === id);
  const isHere = (item: ExpandedItem) => item.type === 'doc' && item.id === id;
  const around =
    own?.items ??
    [...categories.map(({ items }) => items), ...sidebars].find((items) => items.some(isHere));
  return (around ?? []).filter((item) => !isHere(item));
}

function allCategories(items: ExpandedItem[]): ExpandedCategory[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item, ...allCategories(item.items)] : [],
  );
}
