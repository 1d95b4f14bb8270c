/**
 * Minimum distance between an entry and the edge of its list in pixels, since the edges fade out.
 */
const MARGIN = 48;

/**
 * Scrolls a list (never the page) just far enough to bring an entry into view, clear of what is
 * sticky at its top (`scroll-padding`).
 */
export function keepInView(entry: Element, list: Element): void {
  const shown = list.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0;
  const { top, bottom } = entry.getBoundingClientRect();
  list.scrollTop += scrollDistance(
    { top, bottom },
    { top: shown.top + covered, bottom: shown.bottom },
  );
}

type Extent = { top: number; bottom: number };

/**
 * How far to scroll, in pixels, until an entry is in the visible part of its list; 0 if it already
 * is.
 */
export function scrollDistance(entry: Extent, shown: Extent): number {
  if (entry.top < shown.top) return entry.top - shown.top - MARGIN;
  if (entry.bottom > shown.bottom) return entry.bottom - shown.bottom + MARGIN;
  return 0;
}
