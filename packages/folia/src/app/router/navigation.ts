import { type AddressForm, pathToRoute, routeToHref } from '../../contract/address.ts';
import { focusPage, makeFocusMemory } from './focus.ts';
import { navigate, traverseTo } from './navigate.ts';
import type { Router } from './router.ts';
import { makeScrollMemory } from './scroll-memory.ts';

/** Which addresses are pages that the shell can show. */
export type Reach = AddressForm & {
  /** Base paths of other locales within this one's: their pages have a shell of their own. */
  otherBases: string[];
};

/**
 * Lets the browser be the router: internal navigations are intercepted and rendered here, while history, scrolling to
 * an anchor and abort signals stay the browser's
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface).
 * Where the browser has no Navigation API, links load documents.
 */
export function interceptNavigations(router: Router, reach: Reach): void {
  if (!('navigation' in window)) return;
  const focus = makeFocusMemory();
  const scrolling = makeScrollMemory();
  const stops = watchStops();
  navigation.addEventListener('navigate', (event) => {
    if (!stops.heed(event) || !isOurs(event, reach)) return;
    const { url, key } = event.destination;
    const normalized = normalizedUrl(url, reach);
    if (normalized !== url && event.cancelable) {
      event.preventDefault();
      const history = event.navigationType === 'replace' ? 'replace' : 'push';
      navigate(normalized, { history, state: event.destination.getState() });
      return;
    }
    // While a page is on its way, the one on display is not that of the entry.
    if (router.getState().status !== 'loading') {
      focus.leave();
      scrolling.leave();
    }
    const isReturn = event.navigationType === 'traverse';
    const place = isReturn ? scrolling.find(key) : undefined;
    event.intercept({
      scroll: place ? 'manual' : 'after-transition',
      focusReset: 'manual',
      async handler() {
        const { signal, hasUAVisualTransition: isAnimated } = event;
        stops.watch(event);
        await router.go(url, { signal, isAnimated });
        if (signal.aborted) return;
        if (place) scrollTo(place);
        if (!isReturn || !focus.restore(key)) focusPage(isReturn ? '' : new URL(url).hash);
      },
    });
  });
}

type StopWatch = {
  /** To be called with each navigation; false for one that only puts the address right. */
  heed: (event: NavigateEvent) => boolean;
  /** To be called when a navigation has changed the address, while its page is on the way. */
  watch: (event: NavigateEvent) => void;
};

/**
 * Restores the address when the reader stops a navigation: the page on display stays, but the address has already changed to
 * that of the next one (https://html.spec.whatwg.org/multipage/nav-history-apis.html#inform-the-navigation-api-about-aborting-navigation).
 */
function watchStops(): StopWatch {
  let latest: NavigateEvent | undefined;
  let from: NavigationHistoryEntry | null = null;
  let isRestoring = false;

  function restore({ navigationType }: NavigateEvent): void {
    if (!from?.url) return;
    if (navigationType === 'traverse') {
      traverseTo(from.key);
      return;
    }
    isRestoring = true;
    history.replaceState(null, '', from.url);
    isRestoring = false;
  }

  return {
    heed(event) {
      if (isRestoring) return false;
      // Where one follows another, the page on display is still that of the entry before both.
      if (!navigation.transition) from = navigation.currentEntry;
      latest = event;
      return true;
    },
    watch(event) {
      event.signal.addEventListener('abort', () => {
        // A navigation that takes the place of this one begins in the same task.
        setTimeout(() => {
          if (latest === event) restore(event);
        });
      });
    },
  };
}

function isOurs(event: NavigateEvent, reach: Reach): boolean {
  if (!event.canIntercept || event.hashChange) return false;
  if (event.downloadRequest !== null || event.formData) return false;
  if (event.navigationType === 'reload') return false;
  const { origin, pathname } = new URL(event.destination.url);
  // `history.replaceState` and the like: the page stays as it is, only its query or state changes.
  const isReplaced = event.navigationType === 'replace' && !event.userInitiated;
  if (isReplaced && pathname === location.pathname) return false;
  return origin === location.origin && isPagePath(pathname, reach);
}

/** Files with an ending other than `.html` are no pages. */
export function isPagePath(pathname: string, { baseUrl, otherBases }: Reach): boolean {
  if (otherBases.some((base) => `${pathname}/`.startsWith(base))) return false;
  const route = pathToRoute(pathname, baseUrl);
  return route !== undefined && !/\.[a-z]\w*$/i.test(route.slice(route.lastIndexOf('/')));
}

/** An address that names a document's file, as its page is addressed by links. */
export function normalizedUrl(target: string, reach: Reach): string {
  const url = new URL(target);
  if (!/\.html$/.test(url.pathname) || !isPagePath(url.pathname, reach)) return target;
  const route = pathToRoute(url.pathname, reach.baseUrl);
  if (route !== undefined) url.pathname = routeToHref(route, reach);
  return url.href;
}
