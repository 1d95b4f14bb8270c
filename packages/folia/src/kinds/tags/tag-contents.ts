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
  // An unlisted tag has only unlisted pages, and lists them.
  const listTaggedDocs = ({ route, isUnlisted }: DocTags['all'][number]) =>
    [...byDoc]
      .filter(([, tags]) => tags.some((tag) => tag.route === route))
      .map(([id]) => context.docs.get(id))
      .filter((doc) => doc !== undefined)
      .filter((doc) => isUnlisted || !doc.frontmatter.unlisted);
  const listed = all.filter(({ isUnlisted }) => !isUnlisted);
  const listCards = listed.map((tag): Card => {
    const description = `${texts.categoryEntries} ${listTaggedDocs(tag).length}`;
    return { label: tag.label, href: routeToHref(tag.route, address), description };
  });
  const entries = all.map((tag) => {
    const { label, route, description } = tag;
    const cards = listTaggedDocs(tag).map((doc) => docCard(doc, context));
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
