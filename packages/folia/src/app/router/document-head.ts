import { describeHead, type HeadSite } from '../../contract/head.ts';
import type { PageData } from '../../contract/page-data.ts';

/** What the head of the document says about its page: the elements that `describeHead` describes, and no others. */
const ABOUT_PAGE =
  'title,meta:is([property],[name^="twitter:"],[name=description],[name=keywords],[name=robots],[name=author]),link:is([rel=canonical],[rel=alternate]),script[type="application/ld+json"]';

/** The elements of the head that are about the page of the document. */
export function readHead(): Element[] {
  return [...document.head.querySelectorAll(ABOUT_PAGE)];
}

/** Replaces what the head says about the page before. */
export function showHead(elements: Element[]): void {
  for (const element of readHead()) element.remove();
  document.head.append(...elements);
}

/** The elements that say in the head what a page file says about its page. */
export function makeHead(page: PageData, site: HeadSite): Element[] {
  return describeHead(page, site).map(({ name, attributes, text = '' }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    return element;
  });
}

/** Shows a title where there is no page to describe. */
export function showTitle(title: string): void {
  showHead([]);
  document.title = title;
}

/** The style rules of the page on display alone. */
export function readPageStyles(): string | undefined {
  return document.querySelector('style[data-page]')?.textContent;
}

/** Replaces the style rules of the page before. */
export function showPageStyles({ styles = '' }: PageData): void {
  const element = document.querySelector('style[data-page]');
  if (element) element.textContent = styles;
}
