import type { SidebarCategory, SidebarItem } from './shell-data.ts';

/** Up to this number of entries, documents include the whole sidebar; above it, only a window. */
export const MAX_WHOLE_SIDEBAR = 150;

/** In a window, longer lists are cut to the neighborhood of the active entry. */
export const MAX_LIST_ENTRIES = 40;

/**
 * The part of a sidebar in a document. Up to `limit` entries, it is the whole sidebar. Above, it is
 * the open branch with its siblings, with other categories closed and empty and long lists cut to
 * the neighborhood of the active entry. Build and browser call this with the same arguments, so
 * that hydration finds the same entries.
 */
export function sidebarWindow(
  items: SidebarItem[],
  activeHref: string,
  limit: number = MAX_WHOLE_SIDEBAR,
): SidebarItem[] {
  if (countEntries(items) <= limit) return items;
  return cutLongList(
    items.map((item) => closeOtherCategory(item, activeHref)),
    activeHref,
  );
}

/** The number of entries in a sidebar, including nested ones. */
export function countEntries(items: SidebarItem[]): number {
  return items.reduce(
    (sum, item) => sum + 1 + (item.kind === 'category' ? countEntries(item.items) : 0),
    0,
  );
}

/** Whether an entry is the page at `href` or a category that contains it. */
export function containsHref(item: SidebarItem, href: string): boolean {
  if (item.kind === 'html' || item.kind === 'gap') return false;
  if (item.href === href) return true;
  return item.kind === 'category' && item.items.some((child) => containsHref(child, href));
}

/** The first URL within an entry, in reading order. */
export function firstHref(item: SidebarItem): string | undefined {
  if (item.kind === 'html') return undefined;
  if (item.kind !== 'category' || item.href) return item.href;
  for (const child of item.items) {
    const href = firstHref(child);
    if (href) return href;
  }
  return undefined;
}

function closeOtherCategory(item: SidebarItem, activeHref: string): SidebarItem {
  if (item.kind !== 'category') return item;
  if (containsHref(item, activeHref)) {
    return { ...item, items: openBranch(item, activeHref) };
  }
  return { ...item, href: firstHref(item), items: [], pruned: true };
}

function openBranch(category: SidebarCategory, activeHref: string): SidebarItem[] {
  const items = category.items.map((item) => closeOtherCategory(item, activeHref));
  return cutLongList(items, activeHref);
}

function cutLongList(items: SidebarItem[], activeHref: string): SidebarItem[] {
  return cutList(items, neighborhood(items, findActive(items, activeHref)));
}

/** The position of the entry that contains a URL; -1 if none does. */
export function findActive(items: SidebarItem[], activeHref: string): number {
  return items.findIndex((item) => containsHref(item, activeHref));
}

/** A part of a list, from `start` to before `end`. */
export type Extent = { start: number; end: number };

/** The part of a list that is shown around its active entry, or the beginning if that is -1. */
export function neighborhood({ length }: SidebarItem[], active: number): Extent {
  const start = Math.max(0, Math.min(active - MAX_LIST_ENTRIES / 2, length - MAX_LIST_ENTRIES));
  return { start, end: Math.min(start + MAX_LIST_ENTRIES, length) };
}

/** A part of a list, with one entry for all before it and one for all after it. */
export function cutList(items: SidebarItem[], { start, end }: Extent): SidebarItem[] {
  return [
    ...gap(items.slice(0, start).reverse()),
    ...items.slice(start, end),
    ...gap(items.slice(end)),
  ];
}

/** One entry for all omitted ones; `left` starts with the nearest. */
function gap(left: SidebarItem[]): SidebarItem[] {
  const href = left.map(firstHref).find((candidate) => candidate !== undefined);
  return href === undefined ? [] : [{ kind: 'gap', count: left.length, href }];
}
