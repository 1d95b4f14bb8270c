import { decodeOrKeep } from '../../contract/decode.ts';

/** A link that was followed, told so that it can be found again in the same page drawn anew. */
type FollowedLink = { href: string; index: number };

export type FocusMemory = {
  /** Remembers which link of the page on display has the focus. */
  leave: () => void;
  /** Gives the focus to the link that was followed from an entry of the history; false where there is none. */
  restore: (key: string) => boolean;
};

/** Remembers for each entry of the history (https://html.spec.whatwg.org/#navigationhistoryentry) where the focus was. */
export function makeFocusMemory(): FocusMemory {
  const followed = new Map<string, FollowedLink>();
  return {
    leave() {
      const key = navigation.currentEntry?.key;
      const link = document.activeElement;
      if (key === undefined || !(link instanceof HTMLAnchorElement)) return;
      const href = link.getAttribute('href') ?? '';
      followed.set(key, { href, index: linksTo(href).indexOf(link) });
    },
    restore(key) {
      const place = followed.get(key);
      const link = place && linksTo(place.href)[place.index];
      link?.focus({ preventScroll: true });
      return link !== undefined && link === document.activeElement;
    },
  };
}

function linksTo(href: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${CSS.escape(href)}"]`)];
}

/**
 * Lets reading and tabbing go on where a navigation leads: at the anchor, or at the main area. An element that takes no
 * focus by itself takes it once.
 */
export function focusPage(hash = ''): void {
  const anchor = hash.length > 1 ? document.getElementById(decodeOrKeep(hash.slice(1))) : null;
  if (!anchor) {
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
    return;
  }
  if (anchor.tabIndex < 0) {
    anchor.tabIndex = -1;
    anchor.addEventListener('blur', () => anchor.removeAttribute('tabindex'), { once: true });
  }
  anchor.focus({ preventScroll: true });
}
