/**
 * Redirects from the old id of a moved heading to its new location, before the live shell can do
 * so. Inlined in the documents of pages with such headings.
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
  // This script runs again with each page that replaces another in the same document.
  window.onhashchange = () => follow(page);
}
