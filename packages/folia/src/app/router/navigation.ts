import { type AddressForm, pathToRoute, routeToHref } from '../../contract/address.ts';
import { afterFrame } from '../after-frame.ts';
import { focusPage, makeFocusMemory } from './focus.ts';
import { navigate, traverseTo } from './navigate.ts';
import type { Router } from './router.ts';
import { makeScrollMemory } from './scroll-memory.ts';

/** Which URLs are pages that the shell can show. */
export type RouteScope = AddressForm & {
  /** Base paths whose pages have a shell of their own, and those of this shell; the longest decides. */
  otherBases: string[];
  ownBases: string[];
};

/**
 * Uses the browser as the router: intercepts internal navigations and renders them here, while the
 * browser handles history, scrolling to anchors and abort signals
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface). Without the
 * Navigation API, links load documents.
 *
 * @param canShow resolves when all of the shell follows the router; until then, navigations wait
 */
export function interceptNavigations(
  router: Router,
  reach: RouteScope,
  canShow: Promise<void>,
): void {
  if (!window.navigation) return;
  const focus = makeFocusMemory();
  const scrolling = makeScrollMemory();
  const stops = restoreUrlOnAbort();
  let latest: NavigateEvent;
  navigation.addEventListener('navigate', (event) => {
    if (!stops.heed(event) || !shouldIntercept(event, reach)) return;
    // A page that failed to load has no sections yet.
    if (event.hashChange && router.getState().status !== 'failed') return;
    const { url, key } = event.destination;
    const isReturn = event.navigationType === 'traverse';
    const normalized = normalizedUrl(url, reach);
    if (normalized !== url && event.cancelable && !isReturn) {
      event.preventDefault();
      const history = event.navigationType === 'replace' ? 'replace' : 'push';
      navigate(normalized, { history, state: event.destination.getState() });
      return;
    }
    // While a page is loading, the current page does not belong to the current entry.
    if (!navigation.transition) {
      focus.leave();
      scrolling.leave();
    }
    const place = isReturn ? scrolling.find(key) : undefined;
    stops.watch(event);
    latest = event;
    event.intercept({
      scroll: place ? 'manual' : 'after-transition',
      focusReset: 'manual',
      async handler() {
        const { signal } = event;
        await canShow;
        if (signal.aborted) return;
        await router.go(url, { signal });
        if (signal.aborted) return;
        stops.end();
        if (place) scrollTo(place);
        const { activeElement } = document;
        afterFrame(() => {
          // The reader may have moved the focus meanwhile, or gone on to another page.
          if (event !== latest || document.activeElement !== activeElement) return;
          if (!isReturn || !focus.restore(key)) focusPage(isReturn ? '' : new URL(url).hash);
        });
      },
    });
  });
}

type AbortHandler = {
  /** Call this for each navigation. Returns false if it only restores the URL. */
  heed: (event: NavigateEvent) => boolean;
  /** Call this for each navigation that brings a page. */
  watch: (event: NavigateEvent) => void;
  /** Call this when the page, or what went wrong, is shown. */
  end: () => void;
};

/**
 * Restores the URL when a navigation ends before its page is there: the current page stays, but the
 * URL has already changed to that of the next one. The reader may have stopped it, or followed a
 * link that brings no page, such as one to a section, a download or another program
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#inform-the-navigation-api-about-aborting-navigation).
 */
function restoreUrlOnAbort(): AbortHandler {
  let latest: NavigateEvent | undefined;
  let loading: NavigateEvent | undefined;
  let from: NavigationHistoryEntry | null = null;
  let isRestoring = false;

  function restore({ navigationType, destination }: NavigateEvent): void {
    const hasSameUrl = location.href === destination.url;
    if (navigationType === 'traverse' && hasSameUrl) {
      // Another document may be on its way.
      if (from && latest === loading) traverseTo(from.key);
      return;
    }
    const url = from?.url ?? '';
    isRestoring = true;
    history.replaceState(null, '', hasSameUrl ? url : url.split('#')[0] + location.hash);
    isRestoring = false;
  }

  return {
    heed(event) {
      if (isRestoring) return false;
      // If one navigation follows another, the current page still belongs to the entry before both.
      if (!loading) from = navigation.currentEntry;
      latest = event;
      return true;
    },
    watch(event) {
      loading = event;
      event.signal.onabort = () => {
        // A navigation that replaces this one begins in the same task.
        setTimeout(() => {
          if (loading !== event) return;
          // Otherwise, the document is loaded in place of its data.
          if (latest?.navigationType !== 'reload') restore(event);
          loading = undefined;
        });
      };
    },
    end() {
      loading = undefined;
    },
  };
}

function shouldIntercept(event: NavigateEvent, reach: RouteScope): boolean {
  if (!event.canIntercept) return false;
  if (event.downloadRequest !== null || event.formData) return false;
  if (event.navigationType === 'reload') return false;
  const { origin, pathname } = new URL(event.destination.url);
  // `history.replaceState` and similar calls: the page stays, only its query or state changes.
  const isReplaced = event.navigationType === 'replace' && !event.userInitiated;
  if (isReplaced && pathname === location.pathname) return false;
  // What this document has shown is a page, even if its address ends like a file: `/docs/node.js`, or a missing `/old.php`.
  const isShown = event.navigationType === 'traverse' && event.destination.sameDocument;
  return origin === location.origin && (isShown || isPagePath(pathname, reach));
}

/** Files with an extension other than `.html` are not pages. */
export function isPagePath(
  pathname: string,
  { baseUrl, otherBases, ownBases }: RouteScope,
): boolean {
  const depth = (bases: string[]) =>
    Math.max(...bases.map((base) => (`${pathname}/`.startsWith(base) ? base.length : 0)));
  if (depth(otherBases) >= depth(ownBases)) return false;
  const route = pathToRoute(pathname, baseUrl);
  return route !== undefined && !/\.[a-z]\w*$/i.test(route.slice(route.lastIndexOf('/')));
}

/** Converts the URL of a document's file to the form used in links. */
export function normalizedUrl(target: string, reach: RouteScope): string {
  const url = new URL(target);
  if (!/\.html$/.test(url.pathname) || !isPagePath(url.pathname, reach)) return target;
  const route = pathToRoute(url.pathname, reach.baseUrl);
  if (route !== undefined) url.pathname = routeToHref(route, reach);
  return url.href;
}
