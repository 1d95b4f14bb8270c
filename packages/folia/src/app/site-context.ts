import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { PageData } from '../contract/page-data.ts';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import type { ShellTexts } from '../contract/texts.ts';
import type { Hydration } from './hydration.ts';
import type { Router, RouteState } from './router/router.ts';
import type { SearchStore } from './search/search-store.ts';
import type { Source } from './store.ts';

type Sidebars = ReadonlyMap<string, SidebarItem[]>;

/**
 * Never changes while the document exists, so that a navigation renders only the components that
 * read something of the page, and the sidebar's entries not at all.
 */
export type SiteContext = {
  shell: ShellData;
  /** The available sidebars, by name. */
  sidebars: Source<Sidebars>;
  /**
   * The sidebars that the document was rendered with: its page's, cut to its window. Hydration must find the same
   * ones.
   */
  firstSidebars?: Sidebars;
  route: Source<RouteState>;
  /** The scripts after the sidebar and the article of a document; absent in the browser, which has already run them. */
  afterSidebar?: ReactNode;
  afterArticle?: ReactNode;
  /** Absent at build time, as are the search and the hydration. */
  router?: Router;
  search?: SearchStore;
  hydration?: Hydration;
};

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context.Provider;

/** @throws Error outside of a `SiteProvider` */
export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error('No SiteProvider');
  return site;
}

/** What `read` returns for the current page; the component is rendered only when that changes. */
export function useRoute<T>(read: (route: RouteState) => T): T {
  const { route } = useSite();
  const snapshot = () => read(route.getState());
  return useSyncExternalStore(route.subscribe, snapshot, snapshot);
}

/** The current page. */
export function usePage(): PageData {
  return useRoute(({ page }) => page);
}

/** The URL of the current page, for marking links to it; empty if a page failed to load. */
export function currentHref(route: RouteState): string {
  return route.status === 'failed' ? '' : route.page.href;
}

/** The items of a sidebar; undefined if there is none. */
export function useSidebar(name = ''): SidebarItem[] | undefined {
  const { sidebars, firstSidebars } = useSite();
  return useSyncExternalStore(
    sidebars.subscribe,
    () => sidebars.getState().get(name),
    () => (firstSidebars ?? sidebars.getState()).get(name),
  );
}

/** The interface texts in the language of the page. */
export function useTexts(): ShellTexts {
  return useSite().shell.texts;
}
