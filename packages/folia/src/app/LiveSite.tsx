import { type ReactNode, useSyncExternalStore } from 'react';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import type { Router } from './router/router.ts';
import type { SearchStore } from './search/search-store.ts';
import type { SidebarStore } from './sidebar/sidebar-store.ts';
import { SiteProvider } from './site-context.ts';

/** What runs for as long as the document does. */
export type LiveParts = {
  shell: ShellData;
  router: Router;
  sidebars: SidebarStore;
  search?: SearchStore;
};

type Props = LiveParts & {
  /** The sidebars that the markup of the build was made with. */
  firstSidebars: ReadonlyMap<string, SidebarItem[]>;
  children: ReactNode;
};

/** Gives the components of a root what the site is now: the page on display and the sidebars at hand. */
export function LiveSite({ shell, router, sidebars, search, firstSidebars, children }: Props) {
  const route = useSyncExternalStore(router.subscribe, router.getState, router.getState);
  const atHand = useSyncExternalStore(sidebars.subscribe, sidebars.getState, () => firstSidebars);
  return (
    <SiteProvider value={{ shell, route, router, sidebars: atHand, search }}>
      {children}
    </SiteProvider>
  );
}
