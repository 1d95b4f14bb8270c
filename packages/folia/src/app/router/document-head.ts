import { SITE_MARK } from '../../contract/head.ts';

/** Selects the metadata of the page: exactly the elements that `describeHead` describes. */
const PAGE_METADATA = `:is(title,[property],[name^="twitter:"],[name=description],[name=keywords],[name=robots],[name=author],[rel=canonical],[rel=alternate],[type$="ld+json"]):not([${SITE_MARK}])`;

/** The elements with metadata of the page in the head of a document. */
export function readHead({ head } = document): Element[] {
  return [...head.querySelectorAll(PAGE_METADATA)];
}

/** Replaces the metadata of the previous page. */
export function showHead(elements: Element[]): void {
  for (const element of readHead()) element.remove();
  document.head.append(...elements);
}

/** Sets a title if there is no page to describe. */
export function showTitle(title: string): void {
  showHead([]);
  document.title = title;
}
