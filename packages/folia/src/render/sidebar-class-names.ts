import { findNames } from '../bundler/used-rules.ts';
import type { SidebarItem } from '../contract/shell-data.ts';

/** Lists the class names that authors have given to the entries of a sidebar, nested ones included. */
export function sidebarClassNames(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'gap') return [];
    const own = item.className?.split(/\s+/) ?? [];
    if (item.kind === 'html') return [...own, ...findNames(item.html)];
    return item.kind === 'category' ? [...own, ...sidebarClassNames(item.items)] : own;
  });
}
