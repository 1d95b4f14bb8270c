import { type ReactNode, useSyncExternalStore } from 'react';
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
export function LiveSite({ shell, router, sidebars, search, firstSidebars, children }: Props) {
  const route = useSyncExternalStore(router.subscribe, router.getState, router.getState);
  const loaded = useSyncExternalStore(sidebars.subscribe, sidebars.getState, () => firstSidebars);
  return (
    <SiteProvider value={{ shell, route, router, sidebars: loaded, search }}>
      {children}
    </SiteProvider>
  );
}
