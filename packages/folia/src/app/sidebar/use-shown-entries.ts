import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SidebarItem } from '../../contract/shell-data.ts';
import {
  cutList,
  type Extent,
  findActive,
  MAX_LIST_ENTRIES,
  neighborhood,
} from '../../contract/sidebar-window.ts';
import { currentHref, useRoute } from '../site-context.ts';

/** How many entries are added at an end of the list that the reader scrolls to. */
const STEP = 40;

/** How far from the visible part of the menu entries are added. */
const ROOT_MARGIN = '600px';

/**
 * The entries of a list that are in the document. Of a long list, these are the ones around the
 * active entry, as in a document without scripts, and more as the reader scrolls towards its ends:
 * thousands of entries would delay every navigation.
 *
 * @param isWhole whether the sidebar is so short that documents include all of it
 */
export function useShownEntries(
  items: SidebarItem[],
  list: RefObject<HTMLUListElement | null>,
  isWhole: boolean,
): SidebarItem[] {
  const isLong = !isWhole && items.length > MAX_LIST_ENTRIES;
  const active = useRoute((route) => (isLong ? findActive(items, currentHref(route)) : -1));
  const [extent, setExtent] = useState<Extent & { of: SidebarItem[] }>();
  const isCurrent =
    extent?.of === items && (active < 0 || (active >= extent.start && active < extent.end));
  const { start, end } = isCurrent ? extent : neighborhood(items, active);
  if (!isCurrent) setExtent({ of: items, start, end });
  const isCut = isLong && (start > 0 || end < items.length);
  const kept = useRef<{ entry: Element; top: number }>(null);

  useEffect(() => {
    const menu = list.current?.closest('.side-menu');
    if (!menu || !isCut) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const reached = entries.find(({ isIntersecting }) => isIntersecting)?.target;
        if (!reached) return;
        const next = reached.nextElementSibling;
        kept.current = next && { entry: next, top: next.getBoundingClientRect().top };
        setExtent({
          of: items,
          start: next ? Math.max(0, start - STEP) : start,
          end: next ? end : end + STEP,
        });
      },
      { root: menu, rootMargin: ROOT_MARGIN },
    );
    for (const gap of list.current?.querySelectorAll(':scope > .gap') ?? []) observer.observe(gap);
    return () => observer.disconnect();
  }, [items, list, isCut, start, end]);

  // Entries that are added above must not move those that the reader sees.
  useLayoutEffect(() => {
    const menu = list.current?.closest('.side-menu');
    if (!menu || !kept.current) return;
    menu.scrollTop += kept.current.entry.getBoundingClientRect().top - kept.current.top;
    kept.current = null;
  });
  return isCut ? cutList(items, { start, end }) : items;
}
