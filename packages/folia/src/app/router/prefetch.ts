import { isPagePath, type RouteScope } from './navigation.ts';
import type { PageLoader } from './page-loader.ts';

/** How long the pointer rests on a link before its page is fetched, in milliseconds. */
export const REST = 50;

/**
 * Prefetches pages: those whose links are hovered, pressed or focused, and those whose links in the
 * article come into view. Disabled on 2G connections and with data saver on.
 *
 * @param applyStyles called when a link is hovered or focused and the browser is idle
 * @returns a function that observes the links of the current article
 */
export function startPrefetching(
  loader: PageLoader,
  reach: RouteScope,
  applyStyles: () => void,
): () => void {
  // Until now, the browser has fetched whole documents.
  document.querySelector('[type^=spec]')?.remove();
  if (savesData()) return () => {};
  const prefetch = (target: EventTarget | null): boolean => {
    const link = target instanceof Element && target.closest('a');
    if (!link || !isPrefetchable(link, reach)) return false;
    void loader.load(link.href);
    return true;
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
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) whenIdle(() => prefetch(target));
    }
  });
  return () => {
    inView.disconnect();
    for (const link of document.querySelectorAll('main a')) inView.observe(link);
  };
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
