/**
 * Leads from the old id of a moved heading to where the heading is now, before the live shell is there to do it. Inline
 * in the documents of pages with such headings.
 */
import type { InlinePageData } from '../contract/page-data.ts';
import { followMovedAnchor } from './router/moved-anchors.ts';

const data = document.querySelector<HTMLScriptElement>('#page-data');
const { pathname } = location;

function follow(page: InlinePageData): void {
  // A live shell may show another page by now.
  if (location.pathname === pathname) followMovedAnchor(page);
}

if (data) {
  const page: InlinePageData = JSON.parse(data.text);
  follow(page);
  addEventListener('hashchange', () => follow(page));
}
