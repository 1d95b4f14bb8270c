import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { sidebarWindow } from '../contract/sidebar-window.ts';
import { makeHydration } from './hydration.ts';
import { LiveShell } from './LiveShell.tsx';
import { operateControls } from './operate-controls.ts';
import { pause } from './pause.ts';
import { restoreStyles } from './restore-styles.ts';
import { readHead, showHead, showTitle } from './router/document-head.ts';
import { addLiveStyles, makeDocumentStyles, readPageStyles } from './router/document-styles.ts';
import { showFirstScreens } from './router/first-screens.ts';
import { focusPage } from './router/focus.ts';
import { makeHead } from './router/make-head.ts';
import { followMovedAnchor } from './router/moved-anchors.ts';
import { interceptNavigations } from './router/navigation.ts';
import { makePageLoader } from './router/page-loader.ts';
import { startPrefetching } from './router/prefetch.ts';
import { makeRouter } from './router/router.ts';
import { startHighlighting } from './search/start-highlighting.ts';
import { startSearch } from './search/start-search.ts';
import { markCurrentEntry } from './sidebar/mark-current-entry.ts';
import { holdScroll } from './sidebar/remember-sidebar.ts';
import { closeSideMenuOnNavigation } from './sidebar/side-menu.ts';
import { makeSidebarStore } from './sidebar/sidebar-store.ts';

/** Number of elements whose styles a slow phone calculates in a tenth of a second. */
const LONG_PAGE = 1200;

export type HydrationData = { page: PageData; shell: ShellData; sidebar?: SidebarItem[] };

/**
 * Hydrates the server-rendered shell, adopting the document's article as it is. Reading a long
 * article, starting listeners and preparing the router are tasks of their own.
 */
export async function hydrateShell(
  container: HTMLElement,
  { page, shell, sidebar }: HydrationData,
): Promise<void> {
  // Read before hydration, so that recovering from a mismatch elsewhere can never blank the page.
  const html = readBody(container);
  prepareMarkup(container);
  await pause();
  operateControls(shell.texts);
  await pause();
  const first = { page: { ...page, styles: readPageStyles() }, html, head: readHead() };
  showPageUrl(page);
  const loader = makePageLoader(shell.build, shell, first);
  const styles = makeDocumentStyles(shell.styles);
  addLiveStyles(shell.liveStyles);
  const hydration = makeHydration();
  const router = makeRouter({
    initial: first,
    async load(target, isFresh) {
      const styled = styles.load();
      const loaded = await loader.load(target, isFresh);
      // The document's own page already has its rules.
      if (loaded === first) return first;
      const isStyled = await styled;
      // Offline, the document cannot be loaded either, so the current page stays, with a Retry
      // button.
      if (!isStyled && !navigator.onLine) throw new Error(`${shell.styles}: offline`);
      // Without its styles, the page would look broken. Its document has them.
      if (!loaded || !isStyled) return undefined;
      if (loaded.page.sidebar) await sidebars.load(loaded.page.sidebar);
      return loaded;
    },
    onShow({ page: shown, head }) {
      styles.show(shown);
      // What follows, including the browser's scrolling, needs the new page in the document.
      flushSync(() => {});
      showFirstScreens();
      markCurrentEntry(shown.href);
      showHead(head ?? makeHead(shown, shell));
      document.querySelector('.dropdown[open]')?.removeAttribute('open');
      watchLinks();
      dispatchEvent(new Event('pagechange'));
      const { hash } = location;
      // A retry is not a navigation, so the browser does not scroll to the section on its own.
      if (hash && !window.navigation?.transition) location.replace(hash);
      // The focused element of the previous page, such as a Retry button, is gone.
      if (document.activeElement === document.body) focusPage(hash);
    },
    onFail() {
      styles.show({});
      markCurrentEntry('');
      showTitle(`${shell.texts.loadFailed} | ${shell.title}`);
    },
    // The browser has already changed the URL, so this loads the document at it.
    loadDocument: () => location.reload(),
  });
  const sidebars = makeSidebarStore(shell.sidebars);
  const firstSidebars = new Map<string, SidebarItem[]>();
  if (page.sidebar && sidebar) {
    sidebars.set(page.sidebar, sidebar);
    firstSidebars.set(page.sidebar, sidebarWindow(sidebar, page.href));
  }
  const watchLinks = startPrefetching(loader, shell, () => {
    if (!isLong()) styles.show(router.getState().page);
  });
  watchLinks();
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

/** Whether applying other rules would take a phone a long time. The next page replaces this one anyway. */
function isLong(): boolean {
  return document.getElementsByTagName('*').length > LONG_PAGE;
}

/**
 * The HTML of the article as the build wrote it, for later returns to it. The state of a copy
 * button is reset.
 */
function readBody(container: HTMLElement): string {
  const html = container.querySelector('#page-body')?.innerHTML ?? '';
  return html.replace(/(<[^>]* data-copy=")done/g, '$1');
}

/** Turns the document's markup into what React expects. */
function prepareMarkup(container: HTMLElement): void {
  restoreStyles(container, '[data-style]:not(#page-body *)');
  // It has run. A live menu has none, since React would create it from a string of HTML.
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
