import { createContext, useContext } from 'react';
import type { ShellData, SidebarItem } from '../contract/shell-data.ts';
import type { ShellTexts } from '../contract/texts.ts';
import type { Router, RouteState } from './router/router.ts';
import type { SearchStore } from './search/search-store.ts';

export type SiteContext = {
  shell: ShellData;
  /**
   * The available sidebars, by name. In a document, this is the sidebar of its page, cut to its
   * window.
   */
  sidebars: ReadonlyMap<string, SidebarItem[]>;
  route: RouteState;
  /** Script after the sidebar of a document; absent in the browser, which has already run it. */
  sidebarScript?: string;
  /** Absent at build time, as is the search. */
  router?: Router;
  search?: SearchStore;
};

const Context = createContext<SiteContext | undefined>(undefined);

export const SiteProvider = Context.Provider;

export function useSite(): SiteContext {
  const site = useContext(Context);
  if (!site) throw new Error('A shell component was rendered outside of SiteProvider.');
  return site;
}

/** The URL of the current page, for marking links to it; empty if a page failed to load. */
export function useCurrentHref(): string {
  const { route } = useSite();
  return route.status === 'failed' ? '' : route.page.href;
}

export function useTexts(): ShellTexts {
  return useSite().shell.texts;
}
