import { isPagePath, type Reach } from './navigation.ts';
import type { PageLoader } from './page-loader.ts';

/**
 * Fetches pages before they are asked for: those whose links are hovered, touched or focused, and those of links in
 * the article that come into view. Not at all on 2g or with data saver on.
 * @returns a function that watches the links of the article now on display
 */
export function startPrefetching(loader: PageLoader, reach: Reach): () => void {
  if (savesData()) return () => {};
  const prefetch = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && isPrefetchable(link, reach)) loader.prefetch(link.href);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, (event) => prefetch(event.target), { passive: true });
  }
  const inView = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      whenIdle(() => prefetch(target));
    }
  });
  return () => {
    inView.disconnect();
    for (const link of document.querySelectorAll('main a')) inView.observe(link);
  };
}

/** Not in TypeScript's library, since only some browsers have it: https://wicg.github.io/netinfo/ */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

export function savesData(): boolean {
  const { connection } = navigator;
  return connection?.saveData === true || /(?:^|-)2g$/.test(connection?.effectiveType ?? '');
}

function isPrefetchable(link: HTMLAnchorElement, reach: Reach): boolean {
  if (link.origin !== location.origin || link.hasAttribute('download')) return false;
  return link.pathname !== location.pathname && isPagePath(link.pathname, reach);
}

function whenIdle(task: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(task);
  else setTimeout(task, 200);
}
