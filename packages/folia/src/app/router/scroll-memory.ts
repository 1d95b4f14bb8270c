export type ScrollMemory = {
  /** Remembers how far the page on display is scrolled. */
  leave: () => void;
  /** Where an entry of the history was left, if it was left in this document. */
  find: (key: string) => ScrollToOptions | undefined;
};

/**
 * Remembers for each entry of the history how far its page was scrolled. The browser would restore it, too, but gives up
 * where the page before was scrolled farther than the next one is long: it takes the scrolling that this forces for the
 * reader's (https://html.spec.whatwg.org/#restore-scroll-position-data).
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
