import { toHtml } from 'hast-util-to-html';
import type { GeneratedBody } from '../../assemble/assemble-generated.ts';
import { routeToHref } from '../../contract/address.ts';
import type { Texts } from '../../contract/texts.ts';
import { type Card, cardList } from '../../markup/cards.ts';
import type { DocPage } from '../../model/source-page.ts';
import { type ExpandedItem, generatedIndexes } from '../docs/expand-sidebars.ts';
import { categoryRoute, getLabel, resolveLink } from '../docs/resolve-sidebars.ts';
import type { SidebarContext } from '../docs/sidebar-context.ts';

export type CategoryContext = SidebarContext & {
  texts: Texts;
  getDescription: (doc: DocPage) => string | undefined;
};

/** Makes the bodies of category pages, by the key of the category. */
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

/** Renders a card for each entry, with its description or its number of entries. */
export function categoryBody(items: ExpandedItem[], context: CategoryContext): string {
  const cards = items.map((item) => makeCard(item, context)).filter((card) => card !== undefined);
  return toHtml(cardList(cards));
}

/** HTML entries and categories without a link have no card. */
function makeCard(item: ExpandedItem, context: CategoryContext): Card | undefined {
  if (item.type === 'html') return undefined;
  if (item.type === 'link') {
    const { href, description } = item;
    return { ...resolveLink(item, context), description: description ?? href };
  }
  if (item.type === 'category') {
    const href = findFirstHref(item, context);
    const count = `${context.texts.categoryEntries} ${item.items.length}`;
    return href === undefined
      ? undefined
      : { label: item.label, href, description: item.description ?? count };
  }
  const doc = context.docs.get(item.id);
  if (!doc) return undefined;
  const description = item.description ?? context.getDescription(doc);
  return { label: getLabel(item, doc, context), href: toHref(doc.route, context), description };
}

/** Finds the link of an entry; a category without a page links to its first entry that has one. */
function findFirstHref(item: ExpandedItem, context: CategoryContext): string | undefined {
  if (item.type !== 'category') return makeCard(item, context)?.href;
  const route = categoryRoute(item, context);
  if (route !== undefined) return toHref(route, context);
  return item.items
    .map((inner) => findFirstHref(inner, context))
    .find((href) => href !== undefined);
}

function toHref(route: string, { address }: CategoryContext): string {
  return routeToHref(route, address);
}
