import { element } from './element.ts';

const MAX_LINKS = 8;

/**
 * Links for readers whom the search does not help: those of the document's message, then the
 * categories of its sidebar.
 *
 * @param list the list of links in the document
 */
export function suggestLinks(list: Element): Element {
  const suggested = element('ul', { class: list.className });
  const seen = new Set<string>();
  const add = (label: string, href: string) => {
    if (seen.has(href) || seen.size >= MAX_LINKS) return;
    seen.add(href);
    suggested.append(element('li', {}, element('a', { href }, label)));
  };
  for (const link of list.querySelectorAll('a')) add(link.textContent, link.pathname);
  for (const entry of document.querySelectorAll('.sidebar > ul > li')) {
    const label = entry.querySelector('.category')?.textContent;
    const link = entry.querySelector('a');
    if (label && link) add(label, link.pathname);
  }
  return suggested;
}
