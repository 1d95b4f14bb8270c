import type { Element } from 'hast';
import { h } from 'hastscript';

/** A link to a page, with its description. */
export type Card = { label: string; href: string; description?: string };

/** Makes a list of pages as cards. The `DocCardList` component renders the same HTML. */
export function cardList(cards: Card[]): Element {
  return h(
    'ul.category-cards',
    cards.map(({ label, href, description }) =>
      h('li', [h('a', { href }, label), description ? h('p', description) : undefined]),
    ),
  );
}
