import { toHtml } from 'hast-util-to-html';
import type { GeneratedBody } from '../../assemble/assemble-generated.ts';
import { routeToHref } from '../../contract/address.ts';
import { type Card, cardList } from '../../markup/cards.ts';
import type { DocPage } from '../../model/source-page.ts';
import type { CategoryContext } from '../categories/category-contents.ts';
import type { DocTags } from './doc-tags.ts';

/** Makes the bodies of tag pages, by route. */
export function tagContents(
  { all, byDoc, listRoute }: DocTags,
  context: CategoryContext,
): Map<string, GeneratedBody> {
  const { texts, address } = context;
  const listTaggedDocs = (route: string) =>
    [...byDoc]
      .filter(([, tags]) => tags.some((tag) => tag.route === route))
      .map(([id]) => context.docs.get(id))
      .filter((doc) => doc !== undefined)
      .filter((doc) => !doc.frontmatter.unlisted);
  const listCards = all.map(({ label, route }): Card => {
    const description = `${texts.categoryEntries} ${listTaggedDocs(route).length}`;
    return { label, href: routeToHref(route, address), description };
  });
  const entries = all.map(({ label, route, description }) => {
    const cards = listTaggedDocs(route).map((doc) => docCard(doc, context));
    const title = texts.taggedWith.replace('{tag}', () => label);
    return [route, { title, description, html: toHtml(cardList(cards)) }] as const;
  });
  const list: GeneratedBody = { title: texts.tags, html: toHtml(cardList(listCards)) };
  return new Map<string, GeneratedBody>([[listRoute, list], ...entries]);
}

function docCard(doc: DocPage, context: CategoryContext): Card {
  return {
    label: context.getTitle(doc),
    href: routeToHref(doc.route, context.address),
    description: context.getDescription(doc),
  };
}
