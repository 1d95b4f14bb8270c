/**
 * Inlined after the sidebar of each document, to restore its state before the first paint. It also lays out the sidebar, so
 * that the task that paints the content need not.
 */
import { hasPage, rememberCategory, restoreSidebar } from './sidebar-memory.ts';

const menu = document.currentScript?.closest('.side-menu');
if (menu) restoreSidebar(menu);
// Until the shell is live. Whether a category with the page is open depends on the page.
menu?.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement && !hasPage(target)) rememberCategory(target);
  },
  true,
);
document.body.getBoundingClientRect();
