import { flushSync } from 'react-dom';
import { documentTitle } from '../../contract/document-title.ts';
import type { ShellData } from '../../contract/shell-data.ts';
import { afterFrame } from '../after-frame.ts';
import { markCurrentEntry } from '../sidebar/mark-current-entry.ts';
import { makeSidebarStore, type SidebarStore } from '../sidebar/sidebar-store.ts';
import { showHead, showTitle } from './document-head.ts';
import type { DocumentStyles } from './document-styles.ts';
import { showFirstScreens } from './first-screens.ts';
import { focusPage } from './focus.ts';
import { makeHead } from './make-head.ts';
import { makePageLoader } from './page-loader.ts';
import { startPrefetching } from './prefetch.ts';
import { type LoadedPage, makeRouter, type Router } from './router.ts';

/** Number of elements whose styles a slow phone calculates in a tenth of a second. */
const LONG_PAGE = 1200;

/**
 * Makes the router of a live shell. It loads pages with what they need, and shows them in everything outside of React.
 * Links that a reader may follow are prefetched from now on.
 *
 * @param first the page of the document
 */
export function openRouter(
  shell: ShellData,
  first: LoadedPage,
  styles: DocumentStyles,
): { router: Router; sidebars: SidebarStore } {
  const loader = makePageLoader(shell.build, shell, first, window.ahead);
  const sidebars = makeSidebarStore(shell.sidebars);
  const router = makeRouter({
    initial: first,
    load,
    onShow,
    onFail,
    // The browser has already changed the URL, so this loads the document at it.
    loadDocument: () => location.reload(),
  });
  const watchLinks = startPrefetching(loader, shell, async () => {
    // On a slow network, the browser is idle before the styles arrive.
    await styles.load();
    if (!isLong()) styles.show(router.getState().page);
  });
  watchLinks();
  return { router, sidebars };

  async function load(target: string, isFresh: boolean): Promise<LoadedPage | undefined> {
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
  }

  function onShow({ page, head }: LoadedPage): void {
    styles.show(page);
    // What follows, including the browser's scrolling, needs the new page in the document.
    flushSync(() => {});
    showFirstScreens();
    markCurrentEntry(page.href);
    document.querySelector('.dropdown[open]')?.removeAttribute('open');
    dispatchEvent(new Event('pagechange'));
    // The browser redraws its tab with the title, which would delay the page.
    afterFrame(() => {
      const state = router.getState();
      if (state.page === page && state.status !== 'failed') showHead(head ?? makeHead(page, shell));
      watchLinks();
    });
    if (!window.navigation?.transition) finishRetry(location.hash);
  }

  function onFail(): void {
    styles.show({});
    markCurrentEntry('');
    showTitle(documentTitle(shell.texts.loadFailed, shell));
  }
}

/** A retry is not a navigation: the browser does not scroll to the section on its own, and the focused button is gone. */
function finishRetry(hash: string): void {
  if (hash) location.replace(hash);
  if (document.activeElement === document.body) focusPage(hash);
}

/** Whether applying other rules would take a phone a long time. The next page replaces this one anyway. */
function isLong(): boolean {
  return document.getElementsByTagName('*').length > LONG_PAGE;
}
