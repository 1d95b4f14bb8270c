import type { InlineScripts } from '../bundler/inline-scripts.ts';
import type { ShellData } from '../contract/shell-data.ts';

/** The script after the sidebar of each document. */
export function sidebarScript(
  { hideableSidebar }: Pick<ShellData, 'hideableSidebar'>,
  { sidebar, hideSidebar }: Pick<InlineScripts, 'sidebar' | 'hideSidebar'>,
): string {
  return hideableSidebar ? [hideSidebar, sidebar].join('\n') : sidebar;
}
