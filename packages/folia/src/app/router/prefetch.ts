import { OPEN_SIDE_MENU } from '../sidebar/side-menu.ts';
import { isPagePath, type RouteScope } from './navigation.ts';
import type { PageLoader } from './page-loader.ts';

/** How long the pointer rests on a link before its page is fetched, in milliseconds. */
export const REST = 50;

/** How many pages are fetched at a time for links in view. A reader who follows another link waits for them. */
const AT_ONCE = 4;

/**
 * Prefetches pages: those whose links are hovered, pressed or focused, and those whose links in the
 * article or an open menu come into view. Disabled on 2G connections and with data saver on.
 *
 * @param applyStyles called when a link is hovered or focused, or a menu is open, and the browser is idle
 * @returns a function that observes the links of the current page
 */
export function startPrefetching(
  loader: PageLoader,
  reach: RouteScope,
  applyStyles: () => void,
): () => void {
  // Until now, the browser has fetched whole documents.
  document.querySelector('[type^=spec]')?.remove();
  if (savesData()) return () => {};
  const prefetch = (target: EventTarget | null): Promise<unknown> | undefined => {
    const link = target instanceof Element && target.closest('a');
    return link && isPrefetchable(link, reach) ? loader.load(link.href) : undefined;
  };
  const prepare = (target: EventTarget | null) => {
    if (prefetch(target)) whenIdle(applyStyles);
  };
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onIntent = ({ type, target }: Event) => {
    clearTimeout(rest);
    // A new page moves other links under the pointer, and this event is part of the task that paints it.
    rest = setTimeout(prepare, type === 'pointerover' ? REST : 0, target);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(type, onIntent);
  }
  // The sign of intent that started the live shell was a link, too.
  for (const link of document.querySelectorAll('a:hover,a:focus')) prepare(link);
  const inView = prefetchInView(prefetch);
  const watch = () => {
    for (const link of document.querySelectorAll(`:is(main,${OPEN_SIDE_MENU}) a`))
      inView.observe(link);
    if (document.querySelector(OPEN_SIDE_MENU)) whenIdle(applyStyles);
  };
  // Menus and their categories open, and long lists get more entries as they are scrolled.
  for (const type of ['toggle', 'scrollend']) addEventListener(type, watch, true);
  return () => {
    inView.disconnect();
    whenIdle(watch);
  };
}

/** Prefetches the pages of observed links in view, a few at a time, but not if they leave it first. */
function prefetchInView(
  prefetch: (link: Element) => Promise<unknown> | undefined,
): IntersectionObserver {
  const waiting = new Set<Element>();
  let underWay = 0;
  const next = async () => {
    const [link] = waiting;
    if (!link || underWay === AT_ONCE) return;
    waiting.delete(link);
    underWay += 1;
    // A page that fails to load is fetched again when its link is followed. Links of pages that were left are gone.
    if (link.isConnected) await prefetch(link)?.catch(() => {});
    underWay -= 1;
    void next();
  };
  return new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      waiting[isIntersecting ? 'add' : 'delete'](target);
      whenIdle(next);
    }
  });
}

/**
 * Missing in TypeScript's library, since only some browsers support it:
 * https://wicg.github.io/netinfo/
 */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** Whether the reader saves data or the network is as slow as 2G; false in browsers that do not say. */
export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData || /2g$/.test(connection?.effectiveType ?? '');
}

function isPrefetchable(link: HTMLAnchorElement, reach: RouteScope): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download')) return false;
  return link.pathname !== location.pathname && isPagePath(link.pathname, reach);
}

function whenIdle(task: () => void): void {
  (window.requestIdleCallback ?? setTimeout)(task);
}
