import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { sidebarWindow } from '../contract/sidebar-window.ts';
import { makeHydration } from './hydration.ts';
import { LiveShell } from './LiveShell.tsx';
import { operateControls } from './operate-controls.ts';
import { pause } from './pause.ts';
import { restoreStyles } from './restore-styles.ts';
import { addLiveStyles, type DocumentStyles } from './router/document-styles.ts';
import { followMovedAnchor } from './router/moved-anchors.ts';
import { interceptNavigations } from './router/navigation.ts';
import { openRouter } from './router/open-router.ts';
import { readPage } from './router/read-page.ts';
import { startHighlighting } from './search/start-highlighting.ts';
import { startSearch } from './search/start-search.ts';
import { holdScroll } from './sidebar/remember-sidebar.ts';
import { closeSideMenuOnNavigation } from './sidebar/side-menu.ts';

export type HydrationData = {
  shell: ShellData;
  sidebar?: SidebarItem[];
  styles: DocumentStyles;
};

/**
 * Hydrates the server-rendered shell, adopting the document's article as it is. Reading a long
 * article, starting listeners and preparing the router are tasks of their own.
 */
export async function hydrateShell(
  container: HTMLElement,
  { shell, sidebar, styles }: HydrationData,
): Promise<void> {
  // Read before hydration, so that recovering from a mismatch elsewhere can never blank the page.
  const first = readPage(document, window.ownRules ?? document.querySelector('style')?.textContent);
  const { page } = first;
  prepareMarkup(container);
  await pause();
  operateControls(shell.texts);
  await pause();
  showPageUrl(page);
  addLiveStyles(shell.liveStyles);
  const { router, sidebars } = openRouter(shell, first, styles);
  const firstSidebars = new Map<string, SidebarItem[]>();
  if (page.sidebar && sidebar) {
    sidebars.set(page.sidebar, sidebar);
    firstSidebars.set(page.sidebar, sidebarWindow(sidebar, page.href));
  }
  const hydration = makeHydration();
  const search = startSearch(shell);
  const live = { shell, route: router, router, sidebars, firstSidebars, search, hydration };
  startTransition(() => void hydrateRoot(container, <LiveShell site={live} />));
  interceptNavigations(router, shell, hydration.finished);
  closeSideMenuOnNavigation();
  const followMoved = () => followMovedAnchor(router.getState().page);
  window.navigation?.addEventListener('navigatesuccess', followMoved);
  addEventListener('online', () => void router.retry());
  void hydration.finished.then(() => {
    document.documentElement.dataset.live = '';
    holdScroll();
    if (search) startHighlighting(shell.texts);
  });
}

/** Turns the document's markup into what React expects. */
function prepareMarkup(container: HTMLElement): void {
  restoreStyles(container, '[data-style]:not(#page-body *)');
  // The script has run. A live menu has none, since React would create it from a string of HTML.
  container.querySelector('.side-menu>script')?.remove();
}

/**
 * The URL of a document that was loaded by its file name (`/docs/beds.html`) becomes that of its
 * page.
 */
function showPageUrl({ href, isNotFound }: PageData): void {
  const { pathname, search, hash } = location;
  if (isNotFound || !pathname.endsWith('.html')) return;
  history.replaceState(history.state, '', href + search + hash);
}
