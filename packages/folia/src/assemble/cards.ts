import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** Where an entry of a list of pages leads, and what it is about. */
export type Card = { label: string; href: string; description?: string };

/** Cards as the body of a page, or as part of one. */
export function cardList(cards: Card[]): string {
  return toHtml({
    type: 'element',
    tagName: 'ul',
    properties: { className: ['category-cards'] },
    children: cards.map(cardElement),
  });
}

function cardElement({ label, href, description }: Card): ElementContent {
  const link: ElementContent = {
    type: 'element',
    tagName: 'a',
    properties: { href },
    children: [{ type: 'text', value: label }],
  };
  const about: ElementContent = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: [{ type: 'text', value: description ?? '' }],
  };
  const children = description ? [link, about] : [link];
  return { type: 'element', tagName: 'li', properties: {}, children };
}
