/** What stays free between an entry and the edge of its list (px): the edges fade. */
const MARGIN = 48;

/**
 * Scrolls a list, and never the page, by as little as brings an entry of it into view, free of what stays at its top
 * (`scroll-padding`).
 */
export function keepInView(entry: Element, list: Element): void {
  const shown = list.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(list).scrollPaddingTop) || 0;
  const { top, bottom } = entry.getBoundingClientRect();
  list.scrollTop += wayIntoView(
    { top, bottom },
    { top: shown.top + covered, bottom: shown.bottom },
  );
}

type Extent = { top: number; bottom: number };

/** How far to scroll (px) until an entry is within what is shown of its list; 0 where it is already. */
export function wayIntoView(entry: Extent, shown: Extent): number {
  if (entry.top < shown.top) return entry.top - shown.top - MARGIN;
  if (entry.bottom > shown.bottom) return entry.bottom - shown.bottom + MARGIN;
  return 0;
}
