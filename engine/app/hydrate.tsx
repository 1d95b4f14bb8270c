import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import { sidebarWindow } from '../contract/sidebar-window.ts';
import { LiveShell } from './LiveShell.tsx';
import { updateHead } from './router/document-head.ts';
import { addLiveStyles, makeStyleLoader } from './router/document-styles.ts';
import { interceptNavigations } from './router/navigation.ts';
import { makePageLoader } from './router/page-loader.ts';
import { startPrefetching } from './router/prefetch.ts';
import { makeRouter } from './router/router.ts';
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
  const router = makeRouter(
    { page, html },
    async (target) => {
      const [loaded] = await Promise.all([loader.load(target), loadStyles()]);
      if (loaded?.page.sidebar) await sidebars.load(loaded.page.sidebar);
      return loaded;
    },
    (shown) => {
      // What follows, the browser's scrolling included, needs the new page in the document.
      flushSync(() => {});
      updateHead(shown);
      closeMenus();
      watchLinks();
      dispatchEvent(new Event('pagechange'));
    },
    // The browser has taken the new address already, so this loads the document that stands there.
    () => location.reload(),
  );
  const sidebars = makeSidebarStore(shell.sidebars);
  if (page.sidebar && sidebar) sidebars.set(page.sidebar, sidebar);
  const inDocument = sidebar && sidebarWindow(sidebar, page.href);
  // Where the document holds the whole sidebar, hydration finds the very state that it will have: an update in between
  // would make React hydrate all slices at once.
  const first =
    inDocument === sidebar || !page.sidebar || !inDocument
      ? sidebars.getState()
      : new Map([[page.sidebar, inDocument]]);
  const watchLinks = startPrefetching(loader, shell.baseUrl);
  watchLinks();
  startTransition(() => {
    hydrateRoot(
      container,
      <LiveShell shell={shell} router={router} sidebars={sidebars} firstSidebars={first} />,
    );
  });
  interceptNavigations(router, shell.baseUrl);
}

/** The menu or dropdown that a page was chosen in has done its duty. */
function closeMenus(): void {
  document.querySelector<HTMLElement>('#side-menu:popover-open')?.hidePopover();
  document.querySelector('.dropdown[open]')?.removeAttribute('open');
}
