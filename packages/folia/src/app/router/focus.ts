import { decodeOrKeep } from '../../contract/decode.ts';

/** A link that was followed, identified so that it can be found when its page is rendered again. */
type FollowedLink = { href: string; index: number };

export type FocusMemory = {
  /** Remembers which link of the current page has the focus. */
  leave: () => void;
  /** Focuses the link that was followed from a history entry; false if there is none. */
  restore: (key: string) => boolean;
};

/**
 * Remembers the focus of each history entry (https://html.spec.whatwg.org/#navigationhistoryentry).
 */
export function makeFocusMemory(): FocusMemory {
  const followed = new Map<string, FollowedLink>();
  return {
    leave() {
      const key = navigation.currentEntry?.key;
      const link = document.activeElement;
      if (key === undefined || !(link instanceof HTMLAnchorElement)) return;
      const href = link.getAttribute('href') ?? '';
      followed.set(key, { href, index: findLinks(href).indexOf(link) });
    },
    restore(key) {
      const place = followed.get(key);
      const link = place && findLinks(place.href)[place.index];
      link?.focus({ preventScroll: true });
      return link !== undefined && link === document.activeElement;
    },
  };
}

function findLinks(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];
}

/**
 * Moves the starting point for reading and tabbing to the target of a navigation: the anchor, or
 * the main area. An element that is not focusable becomes focusable until it loses the focus.
 */
export function focusPage(hash = ''): void {
  const anchor = hash.length > 1 ? document.getElementById(decodeOrKeep(hash.slice(1))) : null;
  if (!anchor) {
    document.querySelector('main')?.focus({ preventScroll: true });
    return;
  }
  if (anchor.tabIndex < 0) {
    anchor.tabIndex = -1;
    anchor.addEventListener('blur', () => anchor.removeAttribute('tabindex'), { once: true });
  }
  anchor.focus({ preventScroll: true });
}
