import { CARD_LIST } from '../../components/names.ts';
import type { SitePage } from '../../model/site.ts';
import type { AssembledVersion } from '../docs/assemble-sidebars.ts';
import type { ExpandedCategory, ExpandedItem } from '../docs/expand-sidebars.ts';
import { categoryBody } from './category-contents.ts';

/**
 * Replaces the placeholder of the `DocCardList` component with cards: the entries of the category that links to the page,
 * else of the category or sidebar that contains it.
 */
export function fillCardLists(page: SitePage, versions: AssembledVersion[]): SitePage {
  if (!page.html.includes(CARD_LIST)) return page;
  const cards = makeCardList(page.route, versions);
  return { ...page, html: page.html.replaceAll(CARD_LIST, () => cards) };
}

function makeCardList(route: string, versions: AssembledVersion[]): string {
  for (const { expanded, context } of versions) {
    const doc = [...context.docs.values()].find((candidate) => candidate.route === route);
    if (doc) return categoryBody(listNearbyEntries(doc.id, [...expanded.values()]), context);
  }
  return '';
}

function listNearbyEntries(id: string, sidebars: ExpandedItem[][]): ExpandedItem[] {
  const categories = sidebars.flatMap(flattenCategories);
  const linkedCategory = categories.find(({ link }) => link?.type === 'doc' && link.id === id);
  const isSamePage = (item: ExpandedItem) => item.type === 'doc' && item.id === id;
  const nearby =
    linkedCategory?.items ??
    [...categories.map(({ items }) => items), ...sidebars].find((items) => items.some(isSamePage));
  return (nearby ?? []).filter((item) => !isSamePage(item));
}

function flattenCategories(items: ExpandedItem[]): ExpandedCategory[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item, ...flattenCategories(item.items)] : [],
  );
}
