import type { GeneratedBody } from '../../assemble/assemble-generated.ts';
import { type Card, cardList } from '../../assemble/cards.ts';
import { routeToHref } from '../../contract/address.ts';
import type { Texts } from '../../contract/texts.ts';
import type { DocPage } from '../../model/source-page.ts';
import { type ExpandedItem, generatedIndexes } from '../docs/expand-sidebars.ts';
import { categoryRoute, labelOf, linkTarget } from '../docs/resolve-sidebars.ts';
import type { SidebarContext } from '../docs/sidebar-context.ts';

export type CategoryContext = SidebarContext & {
  texts: Texts;
  descriptionOf: (doc: DocPage) => string | undefined;
};

/** The bodies of the pages of categories, by the key of the category. */
export function categoryContents(
  sidebars: ReadonlyMap<string, ExpandedItem[]>,
  context: CategoryContext,
): Map<string, GeneratedBody> {
  return new Map(
    [...sidebars.values()]
      .flatMap(generatedIndexes)
      .map(({ key, label, description, link, items }) => [
        key,
        {
          title: link.title ?? label,
          description: link.description ?? description,
          html: categoryBody(items, context),
        },
      ]),
  );
}

/** A card for each entry, with what it is about or how many it holds. */
export function categoryBody(items: ExpandedItem[], context: CategoryContext): string {
  return cardList(items.map((item) => cardOf(item, context)).filter((card) => card !== undefined));
}

/** HTML entries, and categories that lead nowhere, have no card. */
function cardOf(item: ExpandedItem, context: CategoryContext): Card | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') {
    const { href, description } = item;
    return { ...linkTarget(item, context), description: description ?? href };
  }
  if (item.type === 'category') {
    const href = firstHref(item, context);
    const count = `${context.texts.categoryEntries} ${item.items.length}`;
    return href === undefined
      ? undefined
      : { label: item.label, href, description: item.description ?? count };
  }
  const doc = context.docs.get(item.id);
  if (!doc) return undefined;
  const description = item.description ?? context.descriptionOf(doc);
  return { label: labelOf(item, doc, context), href: hrefOf(doc.route, context), description };
}

/** Where an entry leads; a category without a page of its own leads to the first entry that has one. */
function firstHref(item: ExpandedItem, context: CategoryContext): string | undefined {
  if (item.type !== 'category') return cardOf(item, context)?.href;
  const route = categoryRoute(item, context);
  if (route !== undefined) return hrefOf(route, context);
  return item.items.map((inner) => firstHref(inner, context)).find((href) => href !== undefined);
}

function hrefOf(route: string, { address }: CategoryContext): string {
  return routeToHref(route, address);
}
