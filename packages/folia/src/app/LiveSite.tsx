import { type ReactNode, useState } from 'react';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import type { Router } from './router/router.ts';
import type { SearchStore } from './search/search-store.ts';
import type { SidebarStore } from './sidebar/sidebar-store.ts';
import { SiteProvider } from './site-context.ts';

/** Everything that lives as long as the document. */
export type LiveContext = {
  shell: ShellData;
  router: Router;
  sidebars: SidebarStore;
  search?: SearchStore;
};

type Props = LiveContext & {
  /** The sidebars that the build rendered the markup with. */
  firstSidebars: ReadonlyMap<string, SidebarItem[]>;
  children: ReactNode;
};

/** Provides the components of a root with the current page and the available sidebars. */
export function LiveSite({ children, ...live }: Props) {
  const [site] = useState({ ...live, route: live.router });
  return <SiteProvider value={site}>{children}</SiteProvider>;
}
