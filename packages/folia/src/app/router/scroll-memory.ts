export type ScrollMemory = {
  /** Remembers the scroll position of the current page. */
  leave: () => void;
  /** The scroll position in which a history entry was left, if it was left in this document. */
  find: (key: string) => ScrollToOptions | undefined;
};

/**
 * Remembers the scroll position of each history entry. The browser also restores it, but gives up
 * if the previous page was scrolled further than the next one is long: it mistakes the resulting
 * scroll for the reader's (https://html.spec.whatwg.org/#restore-scroll-position-data).
 */
export function makeScrollMemory(): ScrollMemory {
  const places = new Map<string, ScrollToOptions>();
  return {
    leave() {
      const key = navigation.currentEntry?.key;
      if (key !== undefined) places.set(key, { left: scrollX, top: scrollY, behavior: 'instant' });
    },
    find: (key) => places.get(key),
  };
}
