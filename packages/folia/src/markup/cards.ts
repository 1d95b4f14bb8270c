import type { Element } from 'hast';
import { h } from 'hastscript';

/** A link to a page, with what the page is about. */
export type Card = { label: string; href: string; description?: string };

/** A list of pages as cards. The component `DocCardList` writes the same for cards that an author lists. */
export function cardList(cards: Card[]): Element {
  return h(
    'ul.category-cards',
    cards.map(({ label, href, description }) =>
      h('li', [h('a', { href }, label), description ? h('p', description) : undefined]),
    ),
  );
}
