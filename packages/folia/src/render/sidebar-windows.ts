import type { SidebarItem } from '../contract/shell-data.ts';
import { countEntries, MAX_WHOLE_SIDEBAR, sidebarWindow } from '../contract/sidebar-window.ts';

/** A URL that no entry has. */
const NOWHERE = '\0';

/**
 * Returns a function that makes the window of a sidebar for a page by its URL. It returns the same as `sidebarWindow`,
 * but does not search the whole sidebar for each of its pages.
 */
export function makeSidebarWindows(items: SidebarItem[]): (href: string) => SidebarItem[] {
  if (countEntries(items) <= MAX_WHOLE_SIDEBAR) return () => items;
  const closed = items.flatMap((item) => sidebarWindow([item], NOWHERE, 0));
  const positions = new Map<string, number[]>();
  for (const [position, item] of items.entries()) {
    for (const href of listHrefs(item)) {
      positions.set(href, [...(positions.get(href) ?? []), position]);
    }
  }
  return (href) => {
    const open = new Set(positions.get(href));
    const opened = closed.map((item, position) => (open.has(position) ? items[position] : item));
    return sidebarWindow(
      opened.filter((item) => item !== undefined),
      href,
      0,
    );
  };
}

/** The URLs of an entry and those within it, each once. */
export function listHrefs(item: SidebarItem): Set<string> {
  const hrefs = new Set<string>();
  const left = [item];
  for (let next = left.pop(); next; next = left.pop()) {
    if (next.kind === 'html' || next.kind === 'gap') continue;
    if (next.href !== undefined) hrefs.add(next.href);
    if (next.kind === 'category') left.push(...next.items);
  }
  return hrefs;
}
