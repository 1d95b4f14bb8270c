import { pathToRoute } from '../../contract/address.ts';
import type { Router } from './router.ts';

/**
 * Lets the browser be the router: internal navigations are intercepted and rendered here, while history, scroll
 * restoration, focus reset and abort signals stay the browser's
 * (https://html.spec.whatwg.org/multipage/nav-history-apis.html#navigation-interface).
 * Where the browser has no Navigation API, links load documents.
 */
export function interceptNavigations(router: Router, baseUrl: string): void {
  if (!('navigation' in window)) return;
  navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event, baseUrl)) return;
    const { url } = event.destination;
    event.intercept({
      scroll: 'after-transition',
      focusReset: 'after-transition',
      handler: () => router.go(url, event.signal),
    });
  });
}

function isOurs(event: NavigateEvent, baseUrl: string): boolean {
  if (!event.canIntercept || event.hashChange) return false;
  if (event.downloadRequest !== null || event.formData) return false;
  if (event.navigationType === 'reload') return false;
  const { origin, pathname } = new URL(event.destination.url);
  return origin === location.origin && isPagePath(pathname, baseUrl);
}

/** Files with an ending other than `.html` are no pages. */
export function isPagePath(pathname: string, baseUrl: string): boolean {
  const route = pathToRoute(pathname, baseUrl);
  return route !== undefined && !/\.[a-z]\w*$/i.test(route.slice(route.lastIndexOf('/')));
}
