import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { sidebarWindow } from '../contract/sidebar-window.ts';
import { startIslands } from './islands/start-islands.ts';
import { LiveShell } from './LiveShell.tsx';
import { operateControls } from './operate-controls.ts';
import { zoomPictures } from './pictures/zoomable.ts';
import { updateHead } from './router/document-head.ts';
import { addLiveStyles, makeStyleLoader } from './router/document-styles.ts';
import { focusPage } from './router/focus.ts';
import { followMovedAnchor } from './router/moved-anchors.ts';
import { interceptNavigations, normalizedUrl } from './router/navigation.ts';
import { makePageLoader } from './router/page-loader.ts';
import { withTransition } from './router/page-transition.ts';
import { startPrefetching } from './router/prefetch.ts';
import { makeRouter } from './router/router.ts';
import { startSearch } from './search/start-search.ts';
import { makeSidebarStore } from './sidebar/sidebar-store.ts';

export type StartingPoint = { page: PageData; shell: ShellData; sidebar?: SidebarItem[] };

/** Makes the server-rendered shell live, adopting the document's article as it stands. */
export function hydrateShell(
  container: HTMLElement,
  { page, shell, sidebar }: StartingPoint,
): void {
  // Taken before hydrating, so that a recovery from a mismatch elsewhere can never blank the page.
  const html = container.querySelector('#body')?.innerHTML ?? '';
  const loader = makePageLoader(shell.build, shell);
  const loadStyles = makeStyleLoader(shell.styles);
  addLiveStyles(shell.liveStyles);
  const router = makeRouter({
    initial: { page, html },
    async load(target, isFresh) {
      const [loaded, isStyled] = await Promise.all([loader.load(target, isFresh), loadStyles()]);
      // Offline, its document cannot be had either: what is on display stays, with the offer to retry.
      if (!isStyled && !navigator.onLine) throw new Error(`${shell.styles}: offline`);
      // Without its rules the page would be shown as it is not meant: its document has them.
      if (!loaded || !isStyled) return undefined;
      if (loaded.page.sidebar) await sidebars.load(loaded.page.sidebar);
      return loaded;
    },
    display: withTransition,
    onShow(shown) {
      // What follows, the browser's scrolling included, needs the new page in the document.
      flushSync(() => {});
      updateHead(shown, shell);
      document.querySelector('.dropdown[open]')?.removeAttribute('open');
      watchLinks();
      dispatchEvent(new Event('pagechange'));
      // A button of the page before, such as Retry, is gone.
      if (document.activeElement === document.body) focusPage();
    },
    // The browser has taken the new address already, so this loads the document that stands there.
    loadDocument: () => location.reload(),
  });
  const sidebars = makeSidebarStore(shell.sidebars);
  if (page.sidebar && sidebar) sidebars.set(page.sidebar, sidebar);
  const inDocument = sidebar && sidebarWindow(sidebar, page.href);
  // Where the document holds the whole sidebar, hydration finds the very state that it will have: an update in between
  // would make React hydrate all slices at once.
  const first =
    inDocument === sidebar || !page.sidebar || !inDocument
      ? sidebars.getState()
      : new Map([[page.sidebar, inDocument]]);
  const watchLinks = startPrefetching(loader, shell);
  watchLinks();
  const search = startSearch({ shell, router, sidebars });
  startTransition(() => {
    hydrateRoot(
      container,
      <LiveShell
        shell={shell}
        router={router}
        sidebars={sidebars}
        search={search}
        firstSidebars={first}
      />,
    );
  });
  operateControls();
  startIslands();
  zoomPictures(shell.texts);
  const address = normalizedUrl(location.href, shell);
  if (address !== location.href) history.replaceState(history.state, '', address);
  interceptNavigations(router, shell);
  const followMoved = () => followMovedAnchor(router.getState().page);
  if ('navigation' in window) navigation.addEventListener('navigatesuccess', followMoved);
  addEventListener('online', () => void router.retry());
}
